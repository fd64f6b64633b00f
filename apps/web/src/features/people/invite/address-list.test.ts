import { describe, expect, it } from 'vitest';
import { parseAddressList } from './address-list.ts';

describe('parseAddressList', () => {
  it.each([
    ['nothing', '  \n ', []],
    ['one', 'ann@x.org', ['ann@x.org']],
    ['commas, semicolons, spaces, tabs and lines', 'a@x.org,b@x.org; c@x.org d@x.org\te@x.org\r\nf@x.org', 'abcdef'],
    ['names around them', 'Ann Lee <a@x.org>, "Lee, Bob" <b@x.org>;\nCy <c@x.org> d@x.org', 'abcd'],
    ['brackets without a name', '<a@x.org>;<b@x.org>', 'ab'],
    ['copied links', 'mailto:a@x.org', 'a'],
  ])('reads %s', (_what, text, expected) => {
    const emails = typeof expected === 'string' ? [...expected].map((letter) => `${letter}@x.org`) : expected;
    expect(parseAddressList(text)).toEqual({ emails, unreadable: [] });
  });

  it('takes an address once, however it is written', () => {
    expect(parseAddressList('Ann@X.org, ann@x.org, Ann <ANN@x.org>').emails).toEqual(['Ann@X.org']);
  });

  it('names what is no address and takes the others', () => {
    expect(parseAddressList('ann@x.org, bob, c@, Dee <dee>, @x.org')).toEqual({
      emails: ['ann@x.org'],
      unreadable: ['bob', 'c@', 'Dee <dee>', '@x.org'],
    });
  });
});
