import { describe, expect, it } from 'vitest';
import { enpsChange, favourableChange, rateChange, scoreChange } from './changes.ts';
import { enpsFigure, favourableFigure, rateFigure, scoreFigure } from './figures.ts';
import { EMPTY_TALLY, joinGroups, joinQuestions, NO_ONE_LEFT_OUT, tallyEnps, tallyScores } from './tally.ts';

const rated = (values: Record<string, number>, leftOut = NO_ONE_LEFT_OUT) =>
  tallyScores({ type: 'rating' }, values, leftOut);

describe('worked examples', () => {
  it('five ratings: 3, 4, 4, 5, 5', () => {
    const tally = rated({ '3': 1, '4': 2, '5': 2 }, { skipped: 2, notApplicable: 1, waiting: 3 });
    expect(scoreFigure(tally)).toEqual({
      value: 80,
      base: 5,
      people: 5,
      low: 54,
      high: 100,
      hidden: false,
      leftOut: { skipped: 2, notApplicable: 1, waiting: 3 },
    });
    expect(favourableFigure(tally)).toMatchObject({ value: 80, base: 5, low: 37.6, high: 96.4 });
  });

  it('a reversed question counts turned round', () => {
    const tally = tallyScores({ type: 'scale', reverse: true }, { '5': 3, '4': 1 }, NO_ONE_LEFT_OUT);
    expect(scoreFigure(tally)).toMatchObject({ value: 6.3, base: 4 });
    expect(favourableFigure(tally)).toMatchObject({ value: 0, base: 4 });
  });

  it('eNPS of 5 promoters, 3 passives, 2 detractors', () => {
    const values = { '9': 3, '10': 2, '7': 3, '6': 2 };
    expect(enpsFigure(tallyEnps({ type: 'enps' }, values, NO_ONE_LEFT_OUT))).toMatchObject({
      value: 30,
      base: 10,
      low: -29,
      high: 89,
    });
  });

  it('a rating from 1 to 10 has a score and no eNPS', () => {
    const ten = { type: 'rating', ratingMax: 10 } as const;
    expect(enpsFigure(tallyEnps(ten, { '10': 9 }, NO_ONE_LEFT_OUT)).value).toBeNull();
    expect(scoreFigure(tallyScores(ten, { '10': 9 }, NO_ONE_LEFT_OUT)).value).toBe(100);
  });

  it('30 of 40 who were asked answered', () => {
    expect(rateFigure({ part: 30, whole: 40 })).toMatchObject({
      value: 75,
      base: 40,
      people: 30,
      low: 59.8,
      high: 85.8,
    });
    expect(rateFigure({ part: 41, whole: 40 })).toMatchObject({ value: 100, people: 40 });
  });
});

describe('without answers', () => {
  it.each([
    ['score', scoreFigure(EMPTY_TALLY)],
    ['favourable', favourableFigure(EMPTY_TALLY)],
    ['eNPS', enpsFigure(EMPTY_TALLY)],
    ['rate', rateFigure({ part: 0, whole: 0 })],
    ['score of a text', scoreFigure(tallyScores({ type: 'text' }, { hello: 3 }, NO_ONE_LEFT_OUT))],
  ])('%s is nothing, not 0', (_name, figure) => {
    expect(figure).toMatchObject({ value: null, base: 0, people: 0, low: null, high: null });
  });

  it('there is no change', () => {
    const some = rated({ '4': 9 });
    expect(scoreChange(some, EMPTY_TALLY)).toBeNull();
    expect(scoreChange(EMPTY_TALLY, some)).toBeNull();
    expect(enpsChange(some, EMPTY_TALLY)).toBeNull();
    expect(favourableChange(some, EMPTY_TALLY)).toBeNull();
    expect(rateChange({ part: 1, whole: 2 }, { part: 0, whole: 0 })).toBeNull();
  });
});

describe('joining', () => {
  it('counts people once over questions, and again in every group', () => {
    const first = rated({ '5': 8 });
    const second = rated({ '1': 6 });
    expect(joinQuestions([first, second])).toMatchObject({ count: 14, people: 8 });
    expect(joinGroups([first, second])).toMatchObject({ count: 14, people: 14 });
    expect(scoreFigure(joinQuestions([first, second])).value).toBe(57.1);
  });

  it('does not say how many wait where a part of it is not known', () => {
    const known = rated({ '5': 8 }, { skipped: 1, notApplicable: 0, waiting: 2 });
    const unknown = rated({ '5': 8 }, { skipped: 1, notApplicable: 0, waiting: null });
    expect(joinGroups([known, known]).leftOut).toEqual({ skipped: 2, notApplicable: 0, waiting: 4 });
    expect(joinGroups([known, unknown]).leftOut.waiting).toBeNull();
  });
});

describe('changes', () => {
  it('small ones among few people are noise, the same among many are news', () => {
    const few = scoreChange(rated({ '4': 6, '5': 4 }), rated({ '3': 2, '4': 6, '5': 2 }));
    expect(few).toMatchObject({ value: 10, isNoise: true });
    const many = scoreChange(rated({ '4': 600, '5': 400 }), rated({ '3': 200, '4': 600, '5': 200 }));
    expect(many).toMatchObject({ value: 10, isNoise: false });
    expect((many?.low ?? 0) > 0).toBe(true);
  });

  it('are never news where no interval can be told', () => {
    expect(scoreChange(rated({ '5': 9 }), rated({ '1': 9 }))).toEqual({
      value: 100,
      low: null,
      high: null,
      isNoise: true,
    });
  });

  it('of rates are those of Newcombe', () => {
    expect(rateChange({ part: 56, whole: 70 }, { part: 48, whole: 80 })).toEqual({
      value: 20,
      low: 5.2,
      high: 33.4,
      isNoise: false,
    });
  });
});
