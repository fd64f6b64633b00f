import { describe, expect, it } from 'vitest';
import { isStorableText } from '../surveys/storable-text.ts';
import { buildSections } from './build-sections.ts';
import type { TextBlock } from './document-rules.ts';

const heading = (text: string, level = 1): TextBlock => ({ kind: 'heading', level, text, page: null });
const paragraph = (text: string, page: number | null = null): TextBlock => ({ kind: 'paragraph', text, page });

function sectionsOf(blocks: TextBlock[]) {
  const built = buildSections(blocks);
  if (!built.ok) throw new Error(built.problem);
  return built.sections;
}

describe('buildSections', () => {
  it('puts text under the heading above it, and text before the first under none', () => {
    expect(
      sectionsOf([paragraph('Preface'), heading('Leave'), heading('Holidays', 2), paragraph('28'), paragraph('5')]),
    ).toEqual([
      { level: 0, heading: '', body: 'Preface', page: null },
      { level: 1, heading: 'Leave', body: '', page: null },
      { level: 2, heading: 'Holidays', body: '28\n\n5', page: null },
    ]);
  });

  it('makes parts of equal length where there are no headings, and says so', () => {
    const built = buildSections(Array.from({ length: 90 }, (_, index) => paragraph('word '.repeat(50), index + 1)));
    if (!built.ok) throw new Error(built.problem);
    expect(built.notices).toEqual(['no_headings']);
    expect(built.sections.map(({ heading: title, page }) => [title, page])).toEqual([['Part 1', 1], ['Part 2', 31], ['Part 3', 61]]); // prettier-ignore
    expect(new Set(built.sections.map(({ body }) => body.length)).size).toBe(1);
  });

  it('cuts one endless paragraph into parts too', () => {
    expect(sectionsOf([paragraph('Something is said. '.repeat(1_500))])).toHaveLength(3);
  });

  it('splits long sections after a paragraph', () => {
    const text = 'a'.repeat(60_000);
    const sections = sectionsOf([heading('Leave'), paragraph(text), paragraph(text)]);
    expect(sections.map(({ heading: title, body }) => [title, body.length])).toEqual([['Leave', 60_000], ['Leave', 60_000]]); // prettier-ignore
  });

  it('doesn’t cut through a character', () => {
    const sections = sectionsOf([heading('x'), paragraph(`a${'😀'.repeat(60_000)}`)]);
    expect(sections.every(({ body }) => isStorableText(body))).toBe(true);
  });

  it('removes what can’t be stored or seen', () => {
    expect(sectionsOf([heading('Hol\u0000i\u0007days\n'), paragraph('28\r\ndays\u0000 \ud800')])).toEqual([
      { level: 1, heading: 'Holidays', body: '28\ndays \ufffd', page: null },
    ]);
  });

  it.each([
    ['no_text', []],
    ['no_text', [paragraph(' \u0000\n')]],
    ['too_long', [paragraph('a'.repeat(2_000_001))]],
    ['too_long', Array.from({ length: 5_001 }, () => heading('x'))],
  ])('refuses with %s what is no handbook', (problem, blocks) => {
    expect(buildSections(blocks)).toEqual({ ok: false, problem });
  });
});
