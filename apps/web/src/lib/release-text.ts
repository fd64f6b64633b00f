import type { SurveyAnalytics } from '@vela/contract';
import { counted, type Formats } from './format.ts';

export type Release = SurveyAnalytics['release'];

/** Why nothing of an anonymous survey can be read yet, and what is missing; null where something can. */
export function waitingText(formats: Formats, release: Release, isOpen: boolean): string | null {
  if (release.released > 0) return null;
  const { withheld, minGroup } = release;
  if (withheld === 0) return `Results appear once ${formats.number(minGroup)} people have answered.`;
  const here = `${counted(formats, withheld, 'response')} ${withheld === 1 ? 'is' : 'are'} in.`;
  const missing = Math.max(1, minGroup - withheld);
  return isOpen
    ? `${here} So that nobody can be recognised, results appear from ${formats.number(minGroup)} responses on: ${formats.number(missing)} more ${missing === 1 ? 'is' : 'are'} needed.`
    : `${here} That is too few to be shown without anybody being recognised: ${formats.number(minGroup)} would be needed. The answers stay unread.`;
}

/** What is held back beside the responses that can be read; null without any. */
export function withheldText(formats: Formats, release: Release, isOpen: boolean): string | null {
  const { released, withheld, minGroup } = release;
  if (released === 0 || withheld === 0) return null;
  const held = counted(formats, withheld, 'newer response');
  return isOpen
    ? `${held} ${withheld === 1 ? 'waits' : 'wait'} until ${formats.number(minGroup)} have come together, so that nobody can be singled out by comparing before and after.`
    : `The last ${counted(formats, withheld, 'response')} ${withheld === 1 ? 'stays' : 'stay'} unread: fewer than ${formats.number(minGroup)} came together before the survey closed.`;
}
