import { expect, it } from 'vitest';
import { sourceWords } from './ai-source-words.ts';

it('names the embedded engine', () => {
  expect(sourceWords({ engine: 'embedded', model: 'rules', version: '1' })).toBe("Vela's embedded engine (rules 1)");
});

it('names a model, and why another engine had to step in', () => {
  expect(sourceWords({ engine: 'anthropic', model: 'm', version: '2' })).toBe('anthropic: m 2');
  const stepped = { engine: 'embedded', model: 'rules', version: '1', fallbackReason: 'the model took too long' };
  expect(sourceWords(stepped)).toMatch(/, because the model took too long$/);
});
