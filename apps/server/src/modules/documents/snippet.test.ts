import { expect, test } from 'vitest';
import { exactPattern, snippetOf, wordPattern, type SnippetPart } from './snippet.ts';

const joined = (parts: SnippetPart[]) => parts.map(({ text, match }) => (match ? `[${text}]` : text)).join('');
const FILLER = 'and so it goes on '.repeat(40);

test.each([
  ['holiday', 'Two holidays, one Holiday.', 'Two [holidays], one [Holiday].'],
  ['policies', 'The policy holds.', 'The [policy] holds.'],
  ['leave', 'Leaving early is no leave.', '[Leaving] early is no [leave].'],
  ['pay', 'Pay is no paying or repayment.', '[Pay] is no paying or repayment.'],
  ['"working hours"', 'Hours of work', '[Hours] of [work]'],
  ['hours -overtime', 'Overtime hours', 'Overtime [hours]'],
  ['überstunden', 'Die Überstunden', 'Die [Überstunden]'],
  ['a.b*c', 'b c', '[b] [c]'],
  ['!!', 'Nothing', 'Nothing'],
])('%s is marked in "%s"', (q, text, marked) => {
  expect(joined(snippetOf(text, wordPattern(q)))).toBe(marked);
});

test.each([
  ['§ 4', 'see § 4 (a)', 'see [§ 4] (a)'],
  ['100%', '100% of it', '[100%] of it'],
  ['TUNDEN', 'Überstunden', 'Übers[tunden]'],
  ['two  words', 'Two words', '[Two words]'],
])('%s is found as it stands', (wanted, text, marked) => {
  expect(joined(snippetOf(text, exactPattern(wanted)))).toBe(marked);
});

test('of a long text the part with most matches is shown, whole words only', () => {
  const shown = joined(snippetOf(`leave ${FILLER} leave is leave ${FILLER}`, wordPattern('leave')));
  expect(shown).toMatch(/^… .*\[leave\] is \[leave\].* …$/);
  expect(shown.length).toBeLessThan(280);
  expect(shown).not.toMatch(/… \S*(?<!and|so|it|goes|on|leave) /);
});

test('a text without a match is shown from its start', () => {
  expect(joined(snippetOf(FILLER, wordPattern('leave')))).toMatch(/^and so it goes on .* …$/);
});

test('no character is cut in two', () => {
  const text = '🚀'.repeat(500);
  for (const start of ['', 'x']) {
    const shown = joined(snippetOf(`${start}${text}leave${text}`, exactPattern('leave')));
    expect(shown).not.toMatch(/\p{Surrogate}/u);
  }
});

test('the longest text with the most matches takes no time', () => {
  const parts = snippetOf('hour day '.repeat(11_000), wordPattern('"hour day" hour day hour day'));
  expect(parts.filter(({ match }) => match).length).toBeGreaterThan(10);
});
