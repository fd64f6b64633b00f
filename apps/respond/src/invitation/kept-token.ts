import type { OwnSegment, ResponseBody } from '@vela/contract';
import type { BlindedToken } from './blind-signature.ts';

/** The right to answer as the device keeps it, from the envelope to the signature. */
export interface KeptToken extends BlindedToken {
  /** The key that it was made for. Under another one it is worth nothing, and would tell something. */
  publicKey: string;
  /** Null until the server has signed. */
  signed: { signature: string; segment: OwnSegment } | null;
}

export interface SignedToken extends KeptToken {
  signed: NonNullable<KeptToken['signed']>;
}

export const isSigned = (token: KeptToken | null | undefined): token is SignedToken =>
  token !== null && token !== undefined && token.signed !== null;

/** What goes with the answers: the opened value with its signature, and the group that they count for. */
export const tokenPart = ({ message, signed }: SignedToken): Pick<ResponseBody, 'token' | 'segment'> => ({
  token: { message, signature: signed.signature },
  segment: signed.segment.key,
});
