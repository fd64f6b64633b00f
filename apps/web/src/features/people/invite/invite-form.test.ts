import { describe, expect, it } from 'vitest';
import { parseAddressList } from './invite-form.tsx';

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
    expect(parseAddressList(text)).toMatchObject({ emails, unreadable: [] });
  });

  it.each([
    ['Max Schäfer <m@x.org>', 'Max', 'Schäfer'],
    ['"Lee, Bob" <m@x.org>', 'Bob', 'Lee'],
    ["a@x.org; 'Ann van Dyk' <m@x.org>", 'Ann', 'van Dyk'],
    ['<m@x.org>, Cy <m@x.org>', 'Cy', ''],
    ['Ann Lee <m@x.org>, Somebody Else <M@X.org>', 'Ann', 'Lee'],
  ])('keeps the name in %s', (text, firstName, lastName) => {
    expect(parseAddressList(text).names).toEqual([{ email: 'm@x.org', firstName, lastName }]);
  });

  it.each(['m@x.org', 'm@x.org <m@x.org>', '"" <m@x.org>', `${'x'.repeat(101)} <m@x.org>`])(
    'makes up no name out of %s',
    (text) => {
      expect(parseAddressList(text)).toEqual({ emails: ['m@x.org'], names: [], unreadable: [] });
    },
  );

  it('takes an address once, however it is written', () => {
    expect(parseAddressList('Ann@X.org, ann@x.org, Ann <ANN@x.org>').emails).toEqual(['Ann@X.org']);
  });

  it('names what is no address and takes the others', () => {
    expect(parseAddressList('ann@x.org, bob, c@, Dee <dee>, @x.org')).toEqual({
      emails: ['ann@x.org'],
      names: [],
      unreadable: ['bob', 'c@', 'Dee <dee>', '@x.org'],
    });
  });
});
