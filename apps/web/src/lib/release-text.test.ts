import { describe, expect, it } from 'vitest';
import { createFormats } from './format.ts';
import { releaseText, waitingText, stillWaitingText, type ReleaseState } from './release-text.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const open = (released: number, waiting: number): ReleaseState => ({
  release: { minGroup: 5, released, waiting },
  isOpen: true,
  isInvited: false,
});
const closed = (released: number, waiting: number) => ({ ...open(released, waiting), isOpen: false });
const invited = (released: number, waiting: number) => ({ ...open(released, waiting), isInvited: true });

describe('waitingText', () => {
  it('says how many more are needed', () => {
    expect(waitingText(formats, open(0, 3))).toMatch(/3 responses are in.*2 more are needed/);
    expect(waitingText(formats, open(0, 4))).toMatch(/1 more is needed/);
    expect(waitingText(formats, open(0, 0))).toMatch(/once 5 people have answered/);
  });

  it('names no missing number where groups wait for their own people', () => {
    expect(waitingText(formats, invited(0, 12))).toMatch(/12 responses are in. A group's answers.*at least 5/);
    expect(waitingText(formats, invited(0, 12))).not.toMatch(/more/);
  });

  it('promises nothing once the survey is over', () => {
    expect(waitingText(formats, closed(0, 1))).toMatch(/1 response is in.*It waits, and nobody reads it\.$/);
    expect(waitingText(formats, { ...closed(0, 1), isInvited: true })).not.toMatch(/when the survey closes/);
  });

  it('is silent where something is released', () => {
    expect(waitingText(formats, open(5, 2))).toBeNull();
  });
});

describe('stillWaitingText', () => {
  it('explains what waits beside what is released', () => {
    expect(stillWaitingText(formats, open(5, 2))).toMatch(/2 newer responses wait until 5/);
    expect(stillWaitingText(formats, invited(5, 1))).toMatch(/1 response waits for now.*survey closes/);
    expect(stillWaitingText(formats, closed(5, 1))).toMatch(/The last 1 response still waits/);
    expect(stillWaitingText(formats, open(5, 0))).toBeNull();
    expect(stillWaitingText(formats, open(0, 2))).toBeNull();
  });
});

describe('releaseText', () => {
  it.each<[ReleaseState, RegExp]>([
    [open(12, 0), /^All 12 responses are released\.$/],
    [open(10, 3), /^10 of 13 responses are released\. 3 newer responses wait/],
    [open(0, 3), /^3 responses are in/],
    [open(0, 0), /^Results appear once/],
  ])('says of %j how much is released', (state, expected) => {
    expect(releaseText(formats, state)).toMatch(expected);
  });
});
