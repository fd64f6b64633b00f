import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('an owner gets the same thing each time, and another owner another one', () => {
  const madeFor: object[] = [];
  const thingOf = oncePer((owner: object) => {
    madeFor.push(owner);
    return { owner };
  });
  const [one, other] = [{}, {}];
  expect(thingOf(one)).toBe(thingOf(one));
  expect(thingOf(other)).not.toBe(thingOf(one));
  expect(madeFor).toEqual([one, other]);
});
