import { describe, expect, it } from 'vitest';
import { findHeadingsAmong, findTextHeadings } from './find-text-headings.ts';
import { isHeading } from './document-rules.ts';

const PROSE =
  'Everybody has twenty-eight days of holiday a year, and public holidays besides. They are agreed in the team.';
const headingsOf = (text: string) =>
  findTextHeadings(text)
    .filter(isHeading)
    .map(({ level, text: heading }) => [level, heading]);

describe('findTextHeadings', () => {
  it.each([
    ['marked', `# Leave\n\n${PROSE}\n\n## Holidays\n${PROSE}`, [[1, 'Leave'], [2, 'Holidays']]], // prettier-ignore
    ['underlined', `Leave\n=====\n\n${PROSE}\n\nHolidays\n--------\n${PROSE}`, [[1, 'Leave'], [2, 'Holidays']]], // prettier-ignore
    ['numbered', `2. Leave\n\n${PROSE}\n\n2.1 Holidays\n\n${PROSE}`, [[1, '2. Leave'], [2, '2.1 Holidays']]], // prettier-ignore
    ['in capitals', `PAID LEAVE\n\n${PROSE}`, [[1, 'PAID LEAVE']]],
    ['named', `Kapitel 3: Urlaub\n\n${PROSE}\n\nAppendix B\n\n${PROSE}`, [[1, 'Kapitel 3: Urlaub'], [1, 'Appendix B']]], // prettier-ignore
    ['numbered, directly above their text', `1. Working hours\nWe work from nine to five.\n\n2. Leave\nEverybody has thirty days.`, [[1, '1. Working hours'], [1, '2. Leave']]], // prettier-ignore
    ['numbered, without any empty line', `1. Working hours\nWe work from nine to five.\n2. Leave\nEverybody has thirty days.\n2.1 Sick leave\nTell us at once.`, [[1, '1. Working hours'], [1, '2. Leave'], [2, '2.1 Sick leave']]], // prettier-ignore
    ['neither marked nor numbered, directly above their text', `Working hours\nWe work from nine to five.\n\nLeave\nEverybody has thirty days.`, [[1, 'Working hours'], [1, 'Leave']]], // prettier-ignore
    ['named in Chinese', `第三章 休假\n\n${PROSE}`, [[1, '第三章 休假']]],
  ])('finds headings that are %s', (_, text, headings) => {
    expect(headingsOf(text)).toEqual(headings);
  });

  it.each([
    ['a list of steps', '1. Open the tool\n\n2. Enter the days\n\n3. Tell your team'],
    [
      'a list of steps that the margin broke',
      `1. Bitte melden Sie sich bei der\nPersonalabteilung, und zwar bald.\n\n2. Warten Sie auf den Brief vom\nBetriebsrat, der folgt.`,
    ],
    ['a list below a sentence', `Do it in these steps:\n1. Open the tool\n2. Enter the days\n3. Tell your team.`],
    ['a table of contents', `Holidays ........ 3\nSick leave ........ 4\n\n${PROSE}`],
    ['a table', `| Kind | Limit |\n|------|-------|\n| Hotel | 140 |\n\n${PROSE}`],
    ['a sentence that begins with a number', `28 days of holiday are what everybody has.\n\n${PROSE}`],
    ['a list of names', `Ada\n\nBo\n\nCleo\n\nDan\n\n${PROSE}`],
  ])('takes no headings from %s', (_, text) => {
    expect(headingsOf(text)).toEqual([]);
  });

  it('takes short lines above prose for headings where there are no clearer ones', () => {
    expect(headingsOf(`Handbook\n\nHolidays\n\n${PROSE}\n\nLeaving\n\n${PROSE}`)).toEqual([
      [1, 'Handbook'],
      [1, 'Holidays'],
      [1, 'Leaving'],
    ]);
    expect(headingsOf(`# Leave\n\n${PROSE}\n\nHolidays\n\n${PROSE}`)).toEqual([[1, 'Leave']]);
  });

  it('joins what the margin broke and keeps lists', () => {
    const text =
      'Holidays are agreed in the team and entered in the calen-\ndar by the person who takes them, whoever it is\n- one\n- two';
    expect(findTextHeadings(text)).toEqual([
      {
        kind: 'paragraph',
        text: 'Holidays are agreed in the team and entered in the calendar by the person who takes them, whoever it is\n- one\n- two',
        page: null,
      },
    ]);
  });

  it('reads a paragraph of a hundred thousand lines', () => {
    const [block, ...more] = findTextHeadings(
      `${'Something is said at length here, and then some more of it\n'.repeat(30_000)}`,
    );
    expect([block?.text.length, more]).toEqual([30_000 * 59 - 1, []]);
    expect(findTextHeadings('a\n'.repeat(400_000))).toHaveLength(1);
  });

  it('keeps the pages of paragraphs', () => {
    const blocks = findHeadingsAmong([{ text: 'HOLIDAYS', page: 3 }, { text: PROSE, page: 4 }]); // prettier-ignore
    expect(blocks.map(({ page }) => page)).toEqual([3, 4]);
  });
});
