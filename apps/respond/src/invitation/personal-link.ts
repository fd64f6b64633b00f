import type { PublicSurvey } from '@vela/contract';
import { fingerprintOf } from '@vela/domain/anonymity';
import { OFFLINE, type Refused } from '../sending/submit-outcome.ts';
import type { BlindSignatures } from './blind-signature.ts';
import { fromBase64 } from './bytes.ts';
import { isSigned, type KeptToken, type SignedToken } from './kept-token.ts';
import type { Answered, CheckedLink, InvitationCalls } from './invitation-calls.ts';

/**
 * How answers show that they may be given: by a token that nobody can trace, by the link itself where the browser can't
 * make one, or with the name that the link stands for.
 */
export type Way = 'verified' | 'plain' | 'attributed';

/** What the page knows of the link; null until the server has said. */
export interface LinkState {
  way: Way;
  checked: CheckedLink | null;
  key: { kind: 'loading' } | { kind: 'unreachable' } | { kind: 'published'; fingerprint: string };
  token: 'none' | 'making' | 'unreachable' | 'ready';
}

export interface PersonalLinkDeps {
  invitationCalls: InvitationCalls;
  /** Loaded when it is needed: most surveys do without. */
  loadBlindSignatures(): Promise<BlindSignatures>;
}

/** Where a token is kept until the answers have arrived. */
export interface TokenKeeper {
  /** Keeps a token, and answers the one that is kept: another tab may have been faster. */
  keepToken(token: KeptToken): Promise<KeptToken>;
}

export type Obtained = { kind: 'token'; token: SignedToken } | Refused;

/** Null on an open link, and where the address holds no secret. */
export function personalLinkOf(
  survey: PublicSurvey | null,
  deps: PersonalLinkDeps & { linkSecret: string | null; isSecureContext: boolean },
): PersonalLink | null {
  if (!survey?.invitation || deps.linkSecret === null) return null;
  return new PersonalLink(deps.linkSecret, answeringWay(survey, deps.isSecureContext), survey, deps);
}

/** Without a secure context browsers lend no cryptography to a page. */
export function answeringWay(survey: PublicSurvey, isSecure: boolean): Way {
  if (!survey.anonymous) return 'attributed';
  return survey.verified && isSecure ? 'verified' : 'plain';
}

export const initialLink = (way: Way): LinkState => ({ way, checked: null, key: { kind: 'loading' }, token: 'none' });

/** A personal link on this page: what it is worth, and the token that is had for it. */
export class PersonalLink {
  private kept: KeptToken | null = null;
  private obtaining: Promise<Obtained> | null = null;

  constructor(
    readonly secret: string,
    readonly way: Way,
    private readonly survey: PublicSurvey,
    private readonly deps: PersonalLinkDeps,
  ) {}

  /** What an earlier visit left on the device. */
  resume(kept: KeptToken | undefined): void {
    this.kept = kept ?? null;
  }

  get token(): KeptToken | null {
    return this.kept;
  }

  readonly check = () => this.deps.invitationCalls.check(this.secret);

  /** The fingerprint of the key, once it has turned out to be the published one. */
  async fingerprint(): Promise<Answered<string>> {
    // In the background: when the answers are sent there may be no connection to load it by.
    void this.deps.loadBlindSignatures().catch(() => undefined);
    const key = await this.publishedKey();
    return key.kind === 'answer' ? { kind: 'answer', value: await keyFingerprint(key.value) } : key;
  }

  /** The token, had once however often it is asked for. */
  obtain(keeper: TokenKeeper): Promise<Obtained> {
    this.obtaining ??= this.obtainOnce(keeper).finally(() => {
      this.obtaining = null;
    });
    return this.obtaining;
  }

  private async obtainOnce(keeper: TokenKeeper): Promise<Obtained> {
    const key = await this.publishedKey();
    if (key.kind !== 'answer') return key;
    const signatures = await this.deps.loadBlindSignatures().catch(() => null);
    if (signatures === null) return OFFLINE;
    const made = { ...(await signatures.makeBlindedToken(key.value, this.survey._id)), publicKey: key.value };
    // Kept before it is signed: when the answer is lost on its way, the same envelope is signed again, another is not.
    const kept = await this.keep(keeper, this.kept ?? { ...made, signed: null });
    if (kept.publicKey !== key.value) return { kind: 'key_mismatch' };
    if (isSigned(kept)) return { kind: 'token', token: kept };
    const issued = await this.deps.invitationCalls.issueToken(this.secret, kept.blinded);
    if (issued.kind !== 'answer') return issued;
    const { blindSignature, segment } = issued.value;
    const signature = await signatures.openSignature(key.value, kept, blindSignature);
    if (signature === null) return { kind: 'key_mismatch' };
    const token = { ...kept, signed: { signature, segment } };
    await this.keep(keeper, token);
    return { kind: 'token', token };
  }

  private async keep(keeper: TokenKeeper, token: KeptToken): Promise<KeptToken> {
    // Where the device keeps nothing, the page does; it says so to whoever is about to close it.
    this.kept = await keeper.keepToken(token).catch(() => token);
    return this.kept;
  }

  /** The key that stands in the page, if it is the one that is published to everybody. */
  private async publishedKey(): Promise<Answered<string>> {
    const published = await this.deps.invitationCalls.getKey();
    if (published.kind !== 'answer') return published;
    return published.value === this.survey.verified?.publicKey ? published : { kind: 'key_mismatch' };
  }
}

/** What a public key is known by on every screen. */
const keyFingerprint = async (publicKey: string): Promise<string> =>
  fingerprintOf(new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64(publicKey))));
