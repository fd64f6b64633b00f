import type { PublicSurvey, ResponseBody } from '@vela/contract';
import { problemsOfDrafts } from '../answers/answer-problems.ts';
import { memoryStore, type DeviceStore } from '../answers/device-store.ts';
import { fittingDrafts, hasContent, type Draft } from '../answers/drafts.ts';
import { isAnswered, newKeptAnswers, type Kept, type KeptAnswers, type Pending } from '../answers/kept-answers.ts';
import { createLocalAnswers, type LocalAnswers } from '../answers/local-answers.ts';
import { inspectLink } from '../invitation/inspect-link.ts';
import { isSigned } from '../invitation/kept-token.ts';
import { nameOnDevice } from '../invitation/link-secret.ts';
import {
  initialLink,
  personalLinkOf,
  type LinkState,
  type PersonalLink,
  type PersonalLinkDeps,
} from '../invitation/personal-link.ts';
import type { PageData } from '../page-data.ts';
import type { Settled, SubmitOutcome } from '../sending/submit-outcome.ts';
import { submitUntilSettled, type WakeableWait } from '../sending/submit-until-settled.ts';
import type { SurveyCalls } from '../sending/survey-calls.ts';
import { afterOutcome } from './after-outcome.ts';
import { responseBody, withToken } from './response-body.ts';
import {
  initialState,
  noticeView,
  stoppedAt,
  turnedBack,
  turnedOn,
  withDraft,
  type Notice,
  type SessionState,
} from './session-state.ts';

export interface SessionDeps extends PersonalLinkDeps {
  openStore(): Promise<DeviceStore>;
  calls: SurveyCalls;
  waiting: WakeableWait;
  nowMs(): number;
  random(): number;
  randomValue(): string;
  /** What stands behind the # of the address. */
  linkSecret: string | null;
  /** Whether the browser lends its cryptography to this page. */
  isSecureContext: boolean;
}

/** One respondent in front of one page: what is on the screen, and what happens to the answers. */
export class PageSession {
  private readonly survey: PublicSurvey | null;
  private readonly link: PersonalLink | null;
  private readonly listeners = new Set<() => void>();
  private state: SessionState;
  private kept: KeptAnswers;
  private local: Promise<LocalAnswers> | null = null;

  constructor(
    private readonly data: PageData,
    private readonly deps: SessionDeps,
  ) {
    this.survey = data.state.kind === 'survey' ? data.state.survey : null;
    this.state = initialState(data);
    this.link = personalLinkOf(this.survey, deps);
    this.kept = newKeptAnswers(this.survey?.questions ?? [], deps.randomValue);
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes over; `early` is what was chosen before the script had arrived. */
  async start(early: { questionId: string; draft: Draft } | null): Promise<void> {
    this.set({ ready: true, link: this.link && initialLink(this.link.way) });
    if (this.survey?.invitation && !this.link) return this.set({ view: noticeView('link_needed') });
    if (early) this.answer(early.questionId, early.draft);
    const local = await this.opened();
    if (this.link) return this.checkLink(this.link, local);
    if (this.survey && !this.survey.anonymous) this.set({ signedIn: await this.deps.calls.findSignedIn() });
  }

  readonly answer = (questionId: string, draft: Draft): void => {
    this.set(withDraft(this.state, questionId, draft));
    if (this.kept.startedAt === null) {
      this.kept = { ...this.kept, startedAt: this.deps.nowMs() };
      // Where people are invited one knows how many there are; a start would only be one more trace.
      if (!this.link) void this.opened().then(() => this.deps.calls.announceStart(this.kept.device));
    }
    void this.save();
  };

  readonly back = (): void => {
    if (this.survey) this.set(turnedBack(this.state, this.survey.questions));
    void this.save();
  };

  readonly next = async (): Promise<void> => {
    if (!this.survey || this.state.view.kind !== 'answering') return;
    const next = turnedOn(this.state, this.survey.questions);
    if (next === 'submit') return this.submit(this.survey);
    this.set(next);
    await this.save();
  };

  readonly tryNow = (): void => this.deps.waiting.wake();

  /** From a refusal back to the questions, where loading the page again would lose them. */
  readonly backToAnswers = (): void => this.set({ view: { kind: 'answering' } });

  readonly answerAgain = async (): Promise<void> => {
    if (!this.survey) return;
    const begun = await (await this.opened()).begin(this.survey.questions, { afterAnswered: true });
    if (isAnswered(begun)) return;
    this.kept = begun;
    const { lasting, signedIn, turns } = this.state;
    this.set({ ...initialState(this.data), ready: true, lasting, signedIn, turns: turns + 1 });
  };

  /** What would be handed in now. */
  readonly preview = (): ResponseBody | null => {
    const { survey, state, kept, link } = this;
    if (!survey) return null;
    return withToken(responseBody({ survey, state, kept, link, nowMs: this.deps.nowMs() }), link?.token);
  };

  /** Has the token made before the answers are sent, for whoever wants to see all of it. */
  readonly makeToken = async (): Promise<void> => {
    if (!this.link || this.state.link?.token === 'making') return;
    this.setLink({ token: 'making' });
    const obtained = await this.link.obtain(await this.opened());
    if (obtained.kind === 'token') return this.setLink({ token: 'ready' });
    this.setLink({ token: 'unreachable' });
    if (obtained.kind !== 'retry') this.stopBefore(obtained.kind);
  };

  readonly eraseUnsent = async (): Promise<void> => {
    await (await this.opened()).erase();
    if (this.state.view.kind === 'notice') this.set({ view: { ...this.state.view, unsent: null, erased: true } });
  };

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** The answers on the device, once what they held has been taken over: nothing may be written before that. */
  private opened(): Promise<LocalAnswers> {
    this.local ??= this.open();
    return this.local;
  }

  private async open(): Promise<LocalAnswers> {
    const stored = await this.openIn(await this.deps.openStore()).catch(() => null);
    const { local, found } = stored ?? (await this.openIn(memoryStore()));
    this.set({ lasting: local.lasting });
    this.resume(found);
    return local;
  }

  private async openIn(store: DeviceStore): Promise<{ local: LocalAnswers; found: Kept | null }> {
    const name = nameOnDevice(this.data.surveyId, this.deps.linkSecret);
    const local = createLocalAnswers(store, name, this.deps.randomValue);
    const { survey } = this;
    const found = survey
      ? await local.begin(survey.questions, { afterAnswered: survey.allowMultipleResponses })
      : await local.read();
    return { local, found };
  }

  private resume(found: Kept | null): void {
    const { survey, state } = this;
    if (found === null) return;
    if (isAnswered(found)) {
      if (survey) this.set({ view: noticeView('already_answered') });
      return;
    }
    this.kept = { ...found, startedAt: found.startedAt ?? this.kept.startedAt };
    this.link?.resume(found.token);
    if (isSigned(found.token)) this.setLink({ token: 'ready' });
    if (found.pending) {
      this.set({ drafts: found.drafts });
      void this.send(found.pending);
    } else if (survey) {
      // What was done while the device was still being read is newer.
      const drafts = { ...fittingDrafts(survey.questions, found.drafts), ...state.drafts };
      this.set({ drafts, currentId: state.turns > 0 ? state.currentId : found.currentId });
    } else if (state.view.kind === 'notice' && Object.values(found.drafts).some(hasContent)) {
      this.set({ view: noticeView(state.view.notice, { questions: found.questions, drafts: found.drafts }) });
    }
  }

  private async save(): Promise<void> {
    const local = await this.opened();
    const { drafts, currentId } = this.state;
    try {
      await local.save({ drafts, currentId, startedAt: this.kept.startedAt });
    } catch {
      // A full disk: the answers still stand on the screen, and the page says that they are nowhere else.
      this.set({ lasting: false });
    }
  }

  private async submit(survey: PublicSurvey): Promise<void> {
    const problems = problemsOfDrafts(survey.questions, this.state.drafts);
    if (problems.length > 0) return this.set(stoppedAt(this.state, problems));
    // At once, so that a second click finds nothing to submit.
    this.set({ view: { kind: 'sending', waitingFor: null } });
    await this.opened();
    const { state, kept, link } = this;
    const body = responseBody({ survey, state, kept, link, nowMs: this.deps.nowMs() });
    const { signedIn } = state;
    const withName = !survey.anonymous && link === null && signedIn !== null && signedIn.kind !== 'nameless';
    await this.enqueueAndSend({ body, withName, ...(link?.way === 'verified' ? { needsToken: true } : {}) });
  }

  private async enqueueAndSend(response: Omit<Pending, 'key'>): Promise<void> {
    const local = await this.opened();
    // Where nothing can be written, the response waits in this page alone.
    const inThisPage = (): Pending => ({ key: this.kept.key, ...response });
    const pending = await local.enqueue(() => response).catch(inThisPage);
    if (pending !== 'answered') return this.send(pending);
    const unsent = { questions: this.kept.questions, drafts: this.state.drafts };
    this.set({ view: noticeView('already_answered', unsent) });
  }

  private async send(pending: Pending): Promise<void> {
    this.set({ view: { kind: 'sending', waitingFor: null } });
    const settled = await submitUntilSettled({
      attempt: () => this.attempt(pending),
      wait: this.deps.waiting.wait,
      random: this.deps.random,
      onWaiting: (reason) =>
        this.set({ view: { kind: 'sending', waitingFor: reason === 'offline' ? 'connection' : 'server' } }),
    });
    const local = await this.opened();
    // Without the questions on the page nobody can be led to one of them.
    const outcome: Settled = settled.kind === 'invalid' && !this.survey ? { kind: 'refused' } : settled;
    const { erases, change } = afterOutcome(outcome, {
      state: this.state,
      sent: pending.body.answers,
      questions: this.kept.questions,
    });
    // Where the device refuses to forget, its next visit repeats the same request, which counts nothing.
    await (erases ? local.markAnswered() : local.dequeue()).catch(() => this.set({ lasting: false }));
    const sent = outcome.kind === 'accepted' ? withToken(pending.body, this.link?.token) : null;
    this.set({ ...change, sent });
  }

  private async attempt(pending: Pending): Promise<SubmitOutcome> {
    if (!pending.needsToken) return this.deps.calls.submit(pending);
    const token = this.link ? await this.link.obtain(await this.opened()) : this.tokenOfBefore();
    if (token.kind !== 'token') return token;
    const outcome = await this.deps.calls.submit({ ...pending, body: withToken(pending.body, token.token) });
    // The link did not go along: it is the token that was not taken.
    return outcome.kind === 'link_unknown' ? { kind: 'token_refused' } : outcome;
  }

  /** Of a survey that is not open any more no new token can be had; one that was signed before may still count. */
  private tokenOfBefore() {
    const { token } = this.kept;
    if (isSigned(token)) return { kind: 'token' as const, token };
    const { kind } = this.data.state;
    return { kind: kind === 'closed' || kind === 'not_open' || kind === 'unknown' ? kind : ('refused' as const) };
  }

  private async checkLink(link: PersonalLink, local: LocalAnswers): Promise<void> {
    const { change, stop } = await inspectLink(link);
    this.setLink(change);
    if (stop !== null && !isAnswered(await local.read())) this.stopBefore(stop);
  }

  private stopBefore(notice: Notice): void {
    if (this.state.view.kind !== 'answering') return;
    const { drafts } = this.state;
    const hasAnswers = Object.values(drafts).some(hasContent);
    this.set({ view: noticeView(notice, hasAnswers ? { questions: this.kept.questions, drafts } : null) });
  }

  private setLink(change: Partial<LinkState>): void {
    if (this.state.link) this.set({ link: { ...this.state.link, ...change } });
  }
}
