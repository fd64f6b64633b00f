import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { readUploads, uploadFile } from '../../../test-support/handbook-calls.ts';

const testApp = useTestApp();
const search = async (token: string, q: string) =>
  (await testApp().call('GET', `/api/company/handbook/search?q=${encodeURIComponent(q)}`, { token })).json().results;

test('the text is read by its headings, and searched by words in any form', async () => {
  const { token } = await makeCompany(testApp().deps);
  await uploadFile(testApp(), token, {
    content: [
      'Holidays: Everybody takes thirty days of leave.',
      'Working hours: We start at nine. <b>Holiday</b> time is agreed with the team.',
      '§ 4 Überstunden: Sie werden ausgeglichen (100%).',
    ].join('\n'),
  });
  await readUploads(testApp());
  const { sections } = (await testApp().call('GET', '/api/company/handbook/sections', { token })).json();
  expect(sections.map(({ heading }: { heading: string }) => heading)).toEqual([
    'Holidays',
    'Working hours',
    '§ 4 Überstunden',
  ]);
  const results = await search(token, 'holiday');
  expect(results.map(({ heading }: { heading: string }) => heading)).toEqual(['Holidays', 'Working hours']);
  expect(results[1].snippet).toEqual([
    { text: 'We start at nine. <b>', match: false },
    { text: 'Holiday', match: true },
    { text: '</b> time is agreed with the team.', match: false },
  ]);
  const headings = async (q: string) => (await search(token, q)).map(({ heading }: { heading: string }) => heading);
  expect(await headings('"days of leave"')).toEqual(['Holidays']);
  expect(await headings('holiday -leave')).toEqual(['Working hours']);
  expect(await headings('überstunden')).toEqual(['§ 4 Überstunden']);
  expect(await headings('the')).toEqual(['Working hours']);
  expect(await headings('§')).toEqual(['§ 4 Überstunden']);
  expect(await headings('100%')).toEqual(['§ 4 Überstunden']);
  expect(await headings('stunden')).toEqual(['§ 4 Überstunden']);
  expect(await headings('   ')).toEqual([]);
  expect(await headings('nothing like it')).toEqual([]);
  expect((await testApp().call('GET', '/api/company/handbook/search?q=', { token })).statusCode).toBe(422);
});

test('odd questions are no errors', async () => {
  const { token } = await makeCompany(testApp().deps);
  await uploadFile(testApp(), token, { content: 'Signs: One real match.' });
  await readUploads(testApp());
  for (const q of ["'", '"', '\\', '!!', 'a & | b', ':*', '<->', '%', '_', '🚀', '-', '()', 'or', '\uE000']) {
    expect(
      (await testApp().call('GET', `/api/company/handbook/search?q=${encodeURIComponent(q)}`, { token })).statusCode,
    ).toBe(200);
  }
});

test('a phrase in the longest of sections is found as any other', async () => {
  const { token } = await makeCompany(testApp().deps);
  await uploadFile(testApp(), token, { content: `Long: ${'hour day '.repeat(11_000)}` });
  await readUploads(testApp());
  const [found] = await search(token, '"hour day" hour day hour day');
  expect(found.heading).toBe('Long');
});
