import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCounts, splitTally, whatMoves, type FoldedCounts } from './fold-counts.ts';
import { addTallies, NO_TALLY, type QuestionTally, type Tally } from './tally.ts';

const tally = (answers: Record<string, QuestionTally>, seconds: Record<string, number> = {}): Tally => ({
  answers,
  seconds,
});
const yes = (asked: number, answered: number): QuestionTally => ({ asked, answered, values: { yes: answered } });
const TEXTS = new Set(['why']);
const fold = (before: FoldedCounts, arriving: Tally, minGroup = 5) =>
  foldCounts({ ...before, arriving, minGroup, textQuestionIds: TEXTS });
const NOTHING: FoldedCounts = { released: NO_TALLY, held: NO_TALLY };

describe('foldCounts', () => {
  it('moves a question once enough people answered it, with all that waited', () => {
    const first = fold(NOTHING, tally({ lead: yes(5, 2) }, { '30': 4 }));
    expect(first).toEqual({ released: NO_TALLY, held: tally({ lead: yes(5, 2) }, { '30': 4 }) });
    const second = fold(first, tally({ lead: yes(6, 3) }, { '31': 1 }));
    expect(second).toEqual({ released: tally({ lead: yes(11, 5) }, { '30': 4, '31': 1 }), held: NO_TALLY });
    const third = fold(second, tally({ lead: yes(5, 4) }));
    expect(third).toEqual({ released: second.released, held: tally({ lead: yes(5, 4) }) });
  });

  it('keeps who was asked and did not answer apart in the same way', () => {
    expect(fold(NOTHING, tally({ lead: { asked: 7, notApplicable: 7 } })).released).toEqual(NO_TALLY);
  });

  it('moves how many wrote a text at once', () => {
    const counts = { why: { asked: 5, answered: 1 } };
    expect(fold(NOTHING, tally(counts))).toEqual({ released: tally(counts), held: NO_TALLY });
  });

  it('holds nothing back where there is no threshold', () => {
    const counts = tally({ lead: { asked: 1 } }, { '3': 1 });
    expect(fold(NOTHING, counts, 0)).toEqual({ released: counts, held: NO_TALLY });
  });

  it('takes any option for an option', () => {
    const options = tally(Object.fromEntries([['__proto__', { asked: 5, answered: 5, values: { constructor: 5 } }]]));
    const { released } = fold(fold(NOTHING, options), options);
    expect(Object.entries(released.answers)).toEqual([
      ['__proto__', { asked: 10, answered: 10, values: { constructor: 10 } }],
    ]);
  });

  it('loses and adds nothing, and every step is one of enough people', () => {
    const question = fc
      .record({ answered: fc.nat({ max: 9 }), skipped: fc.nat({ max: 4 }) })
      .map(({ answered, skipped }): QuestionTally => yes(answered + skipped, answered));
    const arriving = fc
      .tuple(
        fc.dictionary(fc.constantFrom('a', 'b', 'why'), question),
        fc.dictionary(fc.constantFrom('9', '10'), fc.nat(5)),
      )
      .map(([answers, seconds]) => tally(answers, seconds));
    fc.assert(
      fc.property(fc.array(arriving, { maxLength: 12 }), fc.integer({ min: 3, max: 20 }), (batches, minGroup) => {
        let state = NOTHING;
        for (const batch of batches) {
          const next = fold(state, batch, minGroup);
          for (const id of ['a', 'b']) {
            const [before, after] = [state, next].map(({ released }) => released.answers[id] ?? {});
            const step = (after?.answered ?? 0) - (before?.answered ?? 0);
            expect(step === 0 ? after : step >= minGroup).toEqual(step === 0 ? before : true);
          }
          expect(addTallies([next.released, next.held])).toEqual(addTallies([state.released, state.held, batch]));
          state = next;
        }
      }),
    );
  });
});

describe('whatMoves', () => {
  it('pools what several groups hold once it is enough together', () => {
    const held = [tally({ lead: yes(5, 3), grow: yes(5, 1) }, { '9': 2 }), tally({ lead: yes(6, 2) }, { '9': 2 })];
    const moves = whatMoves(addTallies(held), 5, TEXTS);
    expect(held.map((one) => splitTally(one, moves))).toEqual([
      { moved: tally({ lead: yes(5, 3) }), kept: tally({ grow: yes(5, 1) }, { '9': 2 }) },
      { moved: tally({ lead: yes(6, 2) }), kept: tally({}, { '9': 2 }) },
    ]);
  });
});
