import { describe, expect, it } from 'vitest';
import { placeFromQuery, queryWith } from './survey-place.ts';

const ID = '0f4c1f0a-53c4-4c6e-8ad2-4d1d1f8a2b11';
const place = (query: string) => placeFromQuery(new URLSearchParams(query));

describe('placeFromQuery', () => {
  it('reads what the address names', () => {
    expect(place(`department=${ID}&tenure=1_to_3&theme=pay&sentiment=negative&question=${ID}`)).toEqual({
      filters: { department: ID, tenure: '1_to_3' },
      comments: { theme: 'pay', sentiment: 'negative', questionId: ID },
    });
  });

  it('takes what no survey can have for no filter', () => {
    expect(place('department=x&tenure=forever&location=%20&compareWith=1&theme=%3Cb%3E&sentiment=loud')).toEqual({
      filters: {},
      comments: {},
    });
  });
});

it('changes only what is named, and keeps the rest of the address', () => {
  const before = new URLSearchParams(`tab=analytics&department=${ID}&theme=pay`);
  expect(queryWith(before, { department: null, location: 'Łódź' }).toString()).toBe(
    'tab=analytics&theme=pay&location=%C5%81%C3%B3d%C5%BA',
  );
});
