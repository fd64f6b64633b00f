import { describe, expect, it } from 'vitest';
import { isSameForm, reapplyEdits } from './reapply-edits.ts';
import { EMPTY_FORM, type FormItem, type SurveyForm } from './survey-form.ts';

const item = (id: string, text = id): FormItem => ({
  done: true,
  question: { _id: id, text, type: 'rating', options: [], required: true, category: 'growth', aiGenerated: false },
});
const form = (title: string, items: FormItem[], description = ''): SurveyForm => ({
  details: { ...EMPTY_FORM.details, title, description },
  items,
});
const texts = (one: SurveyForm) => one.items.map(({ question }) => question.text);

describe('reapplyEdits', () => {
  const base = form('Pulse', [item('a'), item('b')]);

  it('keeps their changes where I changed nothing, and mine elsewhere', () => {
    const mine = form('Pulse', [item('a', 'a by me'), item('b')], 'By me');
    const theirs = form('Pulse by them', [item('a'), item('b', 'b by them')]);
    const merged = reapplyEdits({ base, mine, theirs });
    expect(merged.details).toMatchObject({ title: 'Pulse by them', description: 'By me' });
    expect(texts(merged)).toEqual(['a by me', 'b by them']);
  });

  it('takes mine where both changed the same', () => {
    const mine = form('Mine', [item('a', 'a by me'), item('b')]);
    const theirs = form('Theirs', [item('a', 'a by them'), item('b')]);
    const merged = reapplyEdits({ base, mine, theirs });
    expect(merged.details.title).toBe('Mine');
    expect(texts(merged)).toEqual(['a by me', 'b']);
  });

  it('keeps what either added, behind its neighbour', () => {
    const mine = form('Pulse', [item('a'), item('b'), item('m')]);
    const theirs = form('Pulse', [item('a'), item('t'), item('b')]);
    expect(texts(reapplyEdits({ base, mine, theirs }))).toEqual(['a', 't', 'b', 'm']);
  });

  it('removes what either removed, unless I changed it', () => {
    const mine = form('Pulse', [item('b', 'b by me')]);
    const theirs = form('Pulse', [item('a')]);
    expect(texts(reapplyEdits({ base, mine, theirs }))).toEqual(['b by me']);
    expect(texts(reapplyEdits({ base, mine: base, theirs }))).toEqual(['a']);
  });
});

describe('isSameForm', () => {
  it('sees no difference in what saving drops', () => {
    const left = form('Pulse', [item('a')]);
    expect(isSameForm(left, form(' Pulse ', [item('a')]))).toBe(true);
    expect(isSameForm(left, form('Pulse!', [item('a')]))).toBe(false);
  });
});
