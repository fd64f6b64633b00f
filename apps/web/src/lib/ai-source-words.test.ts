import { expect, it } from 'vitest';
import { commentSampleText, insightsSourceText, sourceWords } from './ai-source-words.ts';
import { createFormats } from './format.ts';

it('names the embedded engine', () => {
  expect(sourceWords({ engine: 'embedded', model: 'rules', version: '1' })).toBe("Vela's embedded engine (rules 1)");
});

it('names a model, and why another engine had to step in', () => {
  expect(sourceWords({ engine: 'anthropic', model: 'm', version: '2' })).toBe('anthropic: m 2');
  const stepped = { engine: 'embedded', model: 'rules', version: '1', fallbackReason: 'the model took too long' };
  expect(sourceWords(stepped)).toMatch(/, because the model took too long$/);
});

it('says which surveys insights are drawn from, and how many comments where not all were read', () => {
  const formats = createFormats({ locale: 'en-US', timeZone: 'UTC' });
  const source = { engine: 'embedded', model: 'rules', version: '1' };
  const text = (drawnFrom: { surveys: number; since: string | null }, commentSample = { read: 3, written: 3 }) =>
    insightsSourceText(formats, { source, commentSample, drawnFrom });
  const since = '2026-03-03T09:00:00.000Z';
  expect(text({ surveys: 0, since: null })).toBe("Written by Vela's embedded engine (rules 1)");
  expect(text({ surveys: 1, since })).toMatch(/\. Drawn from one survey, launched on Mar 3, 2026$/);
  expect(text({ surveys: 12, since }, { read: 500, written: 900 })).toMatch(
    /\. Drawn from 12 surveys, the first launched on Mar 3, 2026\. Themes from 500 of 900 comments, chosen at random$/,
  );
});

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

it('says of how many comments themes were told, where not all of them were read', () => {
  expect(commentSampleText(formats, { read: 500, written: 12_340 })).toBe('500 of 12,340 comments, chosen at random');
  expect(commentSampleText(formats, { read: 12, written: 12 })).toBeNull();
  expect(commentSampleText(formats, { read: 0, written: 0 })).toBeNull();
});
