import { expect, test } from 'vitest';
import { companyDomain } from './company-domain.ts';

test.each([
  ['', 'ada@nebula.example', 'nebula.example'],
  ['', 'Ada@NEBULA.example ', 'nebula.example'],
  ['', 'ada@gmail.com', ''],
  ['', 'ada@GoogleMail.com', ''],
  ['  ', 'ada@proton.me', ''],
  ['Nebula.example', 'ada@gmail.com', 'nebula.example'],
  ['https://nebula.example/about', 'ada@other.example', 'nebula.example'],
])('given %j and %j the domain is %j', (given, email, domain) => {
  expect(companyDomain(given, email)).toBe(domain);
});
