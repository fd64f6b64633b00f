import type { Survey, SurveyAnalytics } from '@vela/contract';
import { counted, type Formats } from './format.ts';

export type Release = SurveyAnalytics['release'];

export interface ReleaseState {
  release: Release;
  isOpen: boolean;
  /** Personal links: answers become readable group by group, and the rest joins larger groups on closing. */
  isInvited: boolean;
}

/** Why nothing of an anonymous survey can be read yet, and what is missing; null where something can. */
export function waitingText(formats: Formats, { release, isOpen, isInvited }: ReleaseState): string | null {
  if (release.released > 0) return null;
  const { withheld, minGroup } = release;
  if (withheld === 0) return `Results appear once ${formats.number(minGroup)} people have answered.`;
  const here = `${counted(formats, withheld, 'response')} ${withheld === 1 ? 'is' : 'are'} in.`;
  if (!isOpen) {
    return `${here} That is too few to be shown without anybody being recognised: ${formats.number(minGroup)} would be needed. The answers stay unread.`;
  }
  if (isInvited) return `${here} ${groupsText(formats, minGroup)}`;
  const missing = Math.max(1, minGroup - withheld);
  return `${here} So that nobody can be recognised, results appear from ${formats.number(minGroup)} responses on: ${formats.number(missing)} more ${missing === 1 ? 'is' : 'are'} needed.`;
}

/** What is held back beside the responses that can be read; null without any. */
export function withheldText(formats: Formats, { release, isOpen, isInvited }: ReleaseState): string | null {
  const { released, withheld, minGroup } = release;
  if (released === 0 || withheld === 0) return null;
  if (!isOpen) {
    return `The last ${counted(formats, withheld, 'response')} ${withheld === 1 ? 'stays' : 'stay'} unread: fewer than ${formats.number(minGroup)} came together before the survey closed.`;
  }
  if (isInvited) {
    const held = counted(formats, withheld, 'response');
    return `${held} ${withheld === 1 ? 'is' : 'are'} kept back for now. ${groupsText(formats, minGroup)}`;
  }
  const held = counted(formats, withheld, 'newer response');
  return `${held} ${withheld === 1 ? 'waits' : 'wait'} until ${formats.number(minGroup)} have come together, so that nobody can be singled out by comparing before and after.`;
}

const groupsText = (formats: Formats, minGroup: number): string =>
  `A group's answers appear together once at least ${formats.number(minGroup)} of its people have answered and nobody who is left could be singled out; the rest appears when the survey closes, as part of larger groups.`;

/** What can be read of an anonymous survey, in a sentence or two: how much, what is kept back and why, what comes next. */
export function releaseText(formats: Formats, state: ReleaseState): string {
  const { released, withheld } = state.release;
  const waiting = waitingText(formats, state);
  if (waiting !== null) return waiting;
  if (withheld === 0) return `All ${counted(formats, released, 'response')} can be read.`;
  const readable = `${formats.number(released)} of ${counted(formats, released + withheld, 'response')} can be read.`;
  return `${readable} ${withheldText(formats, state) ?? ''}`.trim();
}

export const releaseStateOf = (survey: Survey, release: Release): ReleaseState => ({
  release,
  isOpen: survey.status === 'active',
  isInvited: survey.settings.access === 'invited_only',
});
