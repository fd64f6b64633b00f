import { describe, expect, it } from 'vitest';
import { topicsOf } from './comment-topics.ts';

const on = (questionId: string, texts: string[], surveyId = 's1') =>
  texts.map((text) => ({ surveyId, questionId, text }));
const times = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('topicsOf', () => {
  it('counts people, not mentions', () => {
    expect(topicsOf(on('q1', times(5, 'Meetings, meetings, meetings')), 5)).toEqual([{ topic: 'Meetings', people: 5 }]);
  });

  it('keeps silent about subjects of fewer people than the threshold', () => {
    expect(topicsOf(on('q1', [...times(4, 'The meeting'), ...times(9, 'nothing')]), 5)).toEqual([]);
  });

  it('does not count a person twice who may have written on two questions or in two surveys', () => {
    const comments = [
      ...on('q1', times(4, 'pay')),
      ...on('q2', times(4, 'salary')),
      ...on('q1', times(4, 'pay'), 's2'),
    ];
    expect(topicsOf(comments, 5)).toEqual([]);
  });

  it('names subjects only, most first', () => {
    const comments = on('q1', [
      ...times(6, 'Anna says the deadline is crazy'),
      ...times(7, 'Das Gehalt von Anna'),
      ...times(5, 'Demasiadas reuniones con Anna'),
    ]);
    expect(topicsOf(comments, 5)).toEqual([
      { topic: 'Pay', people: 7 },
      { topic: 'Deadlines', people: 6 },
      { topic: 'Meetings', people: 5 },
    ]);
  });

  it('finds whole words only', () => {
    expect(topicsOf(on('q1', times(5, 'The officer is unpaid')), 5)).toEqual([]);
  });
});
