import { describe, expect, it } from 'vitest';
import { findSystemAccount } from './account.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';

describe('findAccount', () => {
  it.each([
    [
      'nobody before others',
      `${ROOT}\npostgres:x:101:104::/:/bin/sh\nnobody:x:65534:65533:nobody:/:/bin/false\n`,
      { uid: 65534, gid: 65533 },
    ],
    ['postgres without nobody', `${ROOT}\nbin:x:2:2::/:\npostgres:x:101:104::/:/bin/sh`, { uid: 101, gid: 104 }],
    ['any other account', `${ROOT}\n\nsomeone:x:7:8::/:`, { uid: 7, gid: 8 }],
    ['no second root', `${ROOT}\nnobody:x:0:0::/:\nbin:x:2:3::/:`, { uid: 2, gid: 3 }],
    ['no negative number', `${ROOT}\nnobody:*:-2:-2::/:\nbin:x:2:3::/:`, { uid: 2, gid: 3 }],
  ])('takes %s', (_, passwd, account) => {
    expect(findSystemAccount(passwd)).toEqual(account);
  });

  it('says so when there is only root', () => {
    expect(() => findSystemAccount(ROOT)).toThrow(/no account other than root/);
  });
});
