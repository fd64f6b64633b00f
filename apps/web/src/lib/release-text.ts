import type { Survey, SurveyAnalytics } from '@vela/contract';
import { counted, type Formats } from './format.ts';

export type Release = SurveyAnalytics['release'];

export interface ReleaseState {
  release: Release;
  isOpen: boolean;
  /** Personal links: answers are released group by group, and the rest joins larger groups on closing. */
  isInvited: boolean;
}

/** Why nothing of an anonymous survey is released yet, and what is missing; null where something is. */
export function waitingText(formats: Formats, { release, isOpen, isInvited }: ReleaseState): string | null {
  if (release.released > 0) return null;
  const { waiting, minGroup } = release;
  if (waiting === 0) return `Results appear once ${formats.number(minGroup)} people have answered.`;
  const here = `${counted(formats, waiting, 'response')} ${waiting === 1 ? 'is' : 'are'} in.`;
  if (!isOpen) {
    return `${here} That is too few to be released without anybody being recognised: ${formats.number(minGroup)} would be needed. ${waiting === 1 ? 'It waits, and nobody reads it' : 'They wait, and nobody reads them'}.`;
  }
  if (isInvited) return `${here} ${groupsText(formats, minGroup)}`;
  const missing = Math.max(1, minGroup - waiting);
  return `${here} So that nobody can be recognised, results appear from ${formats.number(minGroup)} responses on: ${formats.number(missing)} more ${missing === 1 ? 'is' : 'are'} needed.`;
}

/** What waits beside the released responses; null without any. */
export function stillWaitingText(formats: Formats, { release, isOpen, isInvited }: ReleaseState): string | null {
  const { released, waiting, minGroup } = release;
  if (released === 0 || waiting === 0) return null;
  if (!isOpen) {
    return `The last ${counted(formats, waiting, 'response')} still ${waiting === 1 ? 'waits' : 'wait'}: fewer than ${formats.number(minGroup)} came together before the survey closed.`;
  }
  if (isInvited) {
    return `${counted(formats, waiting, 'response')} ${waiting === 1 ? 'waits' : 'wait'} for now. ${groupsText(formats, minGroup)}`;
  }
  const newer = counted(formats, waiting, 'newer response');
  return `${newer} ${waiting === 1 ? 'waits' : 'wait'} until ${formats.number(minGroup)} have come together, so that nobody can be singled out by comparing before and after.`;
}

const groupsText = (formats: Formats, minGroup: number): string =>
  `A group's answers are released together once at least ${formats.number(minGroup)} of its people have answered and nobody who is left could be singled out; the rest is released when the survey closes, as part of larger groups.`;

/** What is released of an anonymous survey, in a sentence or two: how much, what waits and why, what comes next. */
export function releaseText(formats: Formats, state: ReleaseState): string {
  const { released, waiting } = state.release;
  const nothingYet = waitingText(formats, state);
  if (nothingYet !== null) return nothingYet;
  if (waiting === 0) return `All ${counted(formats, released, 'response')} are released.`;
  const some = `${formats.number(released)} of ${counted(formats, released + waiting, 'response')} are released.`;
  return `${some} ${stillWaitingText(formats, state) ?? ''}`.trim();
}

export const releaseStateOf = (survey: Survey, release: Release): ReleaseState => ({
  release,
  isOpen: survey.status === 'active',
  isInvited: survey.settings.access === 'invited_only',
});
