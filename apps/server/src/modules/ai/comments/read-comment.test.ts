import { describe, expect, it } from 'vitest';
import { readComment } from './read-comment.ts';

describe('how a comment sounds', () => {
  it.each([
    ['The meetings are useful.', 'positive'],
    ['The meetings are not useful.', 'negative'],
    ['The pay is not bad.', 'positive'],
    ["I can't complain.", 'positive'],
    ['I have never had such kind colleagues.', 'positive'],
    ['Nobody told us about the change.', 'negative'],
    ['The team is great, but the workload is crushing and the pay is poor.', 'neutral'],
    ['Although the office is a little old, I love working here.', 'positive'],
    ['It would be great to have more training.', 'neutral'],
    ['It is too noisy.', 'negative'],
    ['We have a stand-up at nine.', 'neutral'],
    ['None', 'neutral'],
    ['', 'neutral'],
    ['\u{1f600}', 'neutral'],
  ])('%s is %s', (text, sentiment) => expect(readComment(text).sentiment).toBe(sentiment));

  it('hears what strengthens', () => {
    expect(readComment('I like the team, the tools are slow.').sentiment).toBe('neutral');
    expect(readComment('I really love the team, the tools are slow.').sentiment).toBe('positive');
  });
});

describe('what a comment is about', () => {
  it.each([
    ['My team leader is kind.', ['manager']],
    ['Our team is kind.', ['team']],
    ['The one-to-ones with my boss and the pay', ['manager', 'pay']],
    ['1:1s are cancelled', ['manager']],
    ['The health insurance', ['pay']],
    ['The officer is unpaidly', []],
    ['Nothing to add.', []],
  ])('%s: %j', (text, themes) => expect(readComment(text).themes).toEqual(themes));
});

describe('the language of a comment', () => {
  it.each([
    ['Das Gehalt ist zu niedrig', 'de'],
    ['La carga de trabajo es demasiado alta', 'es'],
    ['Слишком много встреч', 'ru'],
    ['プロセスが遅い', 'ja'],
  ])('%s is %s, which is told and not guessed at', (text, language) =>
    expect(readComment(text)).toEqual({ language, sentiment: null, themes: [] }),
  );
  it.each(['ok', 'None', 'great', 'More money', 'Less bureaucracy', '12345', 'Better coffee!'])('%s is read', (text) =>
    expect(readComment(text).language).toBe('en'),
  );
});

it('reads the longest comments, whatever they are made of', () => {
  for (const text of ['no '.repeat(1_600), '<'.repeat(5_000), 'a'.repeat(5_000), 'but, '.repeat(1_000)]) {
    expect(readComment(text).themes).toEqual([]);
  }
});
