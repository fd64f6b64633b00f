import { localDay } from '@vela/domain/company';
import { maySignIn, type Employment } from '@vela/domain/people';

/** The rule by the company's own day: whoever has left may sign in until the end of the last day there. */
export const maySignInNow = (member: Employment, timeZone: string, now: Date): boolean =>
  maySignIn(member, localDay(now, timeZone));
