import { describe, expect, it } from 'vitest';
import { createFormats } from './format.ts';
import { waitingText, withheldText } from './release-text.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const release = (released: number, withheld: number) => ({ minGroup: 5, released, withheld });

describe('waitingText', () => {
  it('says how many more are needed', () => {
    expect(waitingText(formats, release(0, 3), true)).toMatch(/3 responses are in.*2 more are needed/);
    expect(waitingText(formats, release(0, 4), true)).toMatch(/1 more is needed/);
    expect(waitingText(formats, release(0, 0), true)).toMatch(/once 5 people have answered/);
  });

  it('promises nothing once the survey is over', () => {
    expect(waitingText(formats, release(0, 1), false)).toMatch(/1 response is in.*stay unread/);
  });

  it('is silent where something can be read', () => {
    expect(waitingText(formats, release(5, 2), true)).toBeNull();
  });
});

describe('withheldText', () => {
  it('explains what is held back beside what is shown', () => {
    expect(withheldText(formats, release(5, 2), true)).toMatch(/2 newer responses wait until 5/);
    expect(withheldText(formats, release(5, 1), false)).toMatch(/The last 1 response stays unread/);
    expect(withheldText(formats, release(5, 0), true)).toBeNull();
    expect(withheldText(formats, release(0, 2), true)).toBeNull();
  });
});
