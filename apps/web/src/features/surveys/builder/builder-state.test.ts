import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '@vela/domain/surveys';
import { builderReducer, startBuilder, type BuilderAction, type BuilderState } from './builder-state.ts';
import { canAddQuestion } from './form-edits.ts';
import { problemsByQuestion } from './survey-form.ts';

const run = (state: BuilderState, ...actions: BuilderAction[]): BuilderState => actions.reduce(builderReducer, state);
const question = (id: string, changes: Partial<Question> = {}): Question => ({
  _id: id,
  text: `Question ${id}`,
  type: 'rating',
  options: [],
  required: true,
  category: 'engagement',
  aiGenerated: false,
  ...changes,
});
const built = (...questions: Question[]): BuilderState => {
  const start = startBuilder();
  return startBuilder({ ...start.form, items: questions.map((one) => ({ question: one, done: true })) });
};
const ids = (state: BuilderState) => state.form.items.map((item) => item.question._id);
const item = (state: BuilderState, id: string) => state.form.items.find((one) => one.question._id === id);

describe('adding', () => {
  it('starts a question as a required rating about engagement that is not done', () => {
    const state = run(startBuilder(), { type: 'addQuestion', id: 'a' });
    expect(item(state, 'a')).toMatchObject({
      done: false,
      question: { type: 'rating', required: true, category: 'engagement', text: '' },
    });
  });

  it('refuses another question while one is not done', () => {
    const state = run(startBuilder(), { type: 'addQuestion', id: 'a' }, { type: 'addQuestion', id: 'b' });
    expect(canAddQuestion(state.form)).toBe(false);
    expect(ids(state)).toEqual(['a']);
  });

  it('takes generated questions as done and replaces what was there, one undo away', () => {
    const before = built(question('old'));
    const generated = [question('x', { aiGenerated: true }), question('y', { aiGenerated: true })];
    const state = run(before, { type: 'useGenerated', title: 'Pulse', description: 'Short', questions: generated });
    expect(state.form.items.every(({ done }) => done)).toBe(true);
    expect(state.form.details.title).toBe('Pulse');
    expect(run(state, { type: 'undo' }).form).toEqual(before.form);
  });
});

describe('done', () => {
  it('is refused for an incomplete question, whose problems are shown from then on', () => {
    const state = run(startBuilder(), { type: 'addQuestion', id: 'a' }, { type: 'markDone', id: 'a' });
    expect(item(state, 'a')?.done).toBe(false);
    expect(state.checkedIds.has('a')).toBe(true);
  });

  it('is granted to a complete one and can be taken back', () => {
    const done = run(
      startBuilder(),
      { type: 'addQuestion', id: 'a' },
      { type: 'editQuestion', id: 'a', changes: { text: 'How was your week?' } },
      { type: 'markDone', id: 'a' },
    );
    expect(item(done, 'a')?.done).toBe(true);
    expect(item(run(done, { type: 'reopen', id: 'a' }), 'a')?.done).toBe(false);
  });

  it('is lost when an edit elsewhere breaks the condition of a done question', () => {
    const dependent = question('b', { showIf: { questionId: 'a', operator: 'at_most', value: '2' } });
    const state = run(built(question('a'), dependent), { type: 'moveQuestion', id: 'b', toIndex: 0 });
    expect(item(state, 'b')?.done).toBe(false);
    expect(state.checkedIds.has('b')).toBe(true);
  });
});

describe('moving, copying, deleting', () => {
  it('moves inside the bounds', () => {
    const state = built(question('a'), question('b'), question('c'));
    expect(ids(run(state, { type: 'moveQuestion', id: 'a', toIndex: 2 }))).toEqual(['b', 'c', 'a']);
    expect(ids(run(state, { type: 'moveQuestion', id: 'c', toIndex: -5 }))).toEqual(['c', 'a', 'b']);
  });

  it('puts the copy behind its original under its own id', () => {
    const state = run(built(question('a'), question('b')), { type: 'duplicateQuestion', id: 'a', newId: 'a2' });
    expect(ids(state)).toEqual(['a', 'a2', 'b']);
    expect(item(state, 'a2')?.question.text).toBe('Question a');
  });

  it('deletes a question that is not done, and conditions that pointed to it', () => {
    const dependent = question('b', { showIf: { questionId: 'a', operator: 'is', value: '1' } });
    const state = run(
      built(question('a'), dependent),
      { type: 'reopen', id: 'a' },
      { type: 'deleteQuestion', id: 'a' },
    );
    expect(ids(state)).toEqual(['b']);
    expect(item(state, 'b')?.question.showIf).toBeUndefined();
    expect(canAddQuestion(state.form)).toBe(true);
  });
});

describe('history', () => {
  it('undoes typing in one field as one step', () => {
    const start = built(question('a'));
    const state = run(
      start,
      { type: 'editQuestion', id: 'a', changes: { text: 'H' } },
      { type: 'editQuestion', id: 'a', changes: { text: 'Hi' } },
      { type: 'editQuestion', id: 'a', changes: { helpText: 'x' } },
    );
    expect(item(run(state, { type: 'undo' }), 'a')?.question).toMatchObject({ text: 'Hi' });
    expect(run(state, { type: 'undo' }, { type: 'undo' }).form).toEqual(start.form);
  });

  it('forgets what was undone once something new is done', () => {
    const state = run(
      built(question('a')),
      { type: 'deleteQuestion', id: 'a' },
      { type: 'undo' },
      { type: 'editDetails', changes: { title: 'New' } },
    );
    expect(run(state, { type: 'redo' })).toBe(state);
  });

  it('leaves collapsing out', () => {
    const state = run(built(question('a')), { type: 'toggleCollapsed', id: 'a' });
    expect(state.collapsedIds.has('a')).toBe(true);
    expect(state.past).toEqual([]);
  });
});

describe('whatever somebody clicks', () => {
  const idArbitrary = fc.constantFrom('a', 'b', 'c', 'd');
  const action: fc.Arbitrary<BuilderAction> = fc.oneof(
    fc.record({ type: fc.constant('addQuestion' as const), id: idArbitrary }),
    fc.record({
      type: fc.constant('editQuestion' as const),
      id: idArbitrary,
      changes: fc.oneof(
        fc.record({ text: fc.constantFrom('', 'What went well?') }),
        fc.record({ type: fc.constantFrom('rating' as const, 'multiple_choice' as const, 'text' as const) }),
        fc.record({
          showIf: fc.record({
            questionId: idArbitrary,
            operator: fc.constantFrom('is' as const, 'at_least' as const),
            value: fc.constantFrom('1', 'yes', '9'),
          }),
        }),
      ),
    }),
    fc.record({ type: fc.constant('markDone' as const), id: idArbitrary }),
    fc.record({
      type: fc.constant('moveQuestion' as const),
      id: idArbitrary,
      toIndex: fc.integer({ min: -1, max: 5 }),
    }),
    fc.record({ type: fc.constant('deleteQuestion' as const), id: idArbitrary }),
    fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }),
  );

  it('a done question is valid', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        // An id is used once, as random ids are.
        let state = startBuilder();
        for (const one of actions) {
          if (one.type === 'addQuestion' && ids(state).includes(one.id)) continue;
          state = builderReducer(state, one);
          const wrong = problemsByQuestion(state.form);
          for (const { question: each, done } of state.form.items) if (done) expect(wrong.has(each._id)).toBe(false);
        }
      }),
    );
  });

  it('undoing everything leads back to the start, redoing to the end', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const start = built(question('a'), question('b'));
        const usable = actions.filter(
          (one) => one.type !== 'addQuestion' && one.type !== 'redo' && one.type !== 'undo',
        );
        const end = run(start, ...usable);
        const back = run(end, ...end.past.map((): BuilderAction => ({ type: 'undo' })));
        expect(back.form).toEqual(start.form);
        expect(run(back, ...back.future.map((): BuilderAction => ({ type: 'redo' }))).form).toEqual(end.form);
      }),
    );
  });
});
