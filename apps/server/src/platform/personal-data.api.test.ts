import { expect, test } from 'vitest';
import { readRows } from '../../test-support/answer-survey.ts';
import { useTestApp } from '../../test-support/build-test-app.ts';
import { makePersonWithHistory } from '../../test-support/person-with-history.ts';
import { modules } from '../modules.ts';

const testApp = useTestApp();
const declared = modules.flatMap(({ personalData }) => Object.entries(personalData?.columns ?? {}));

/** Columns that refer to members, and those that are called as if they did. */
const MEMBER_COLUMNS = `
  select c.table_name || '.' || c.column_name as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and (
    c.column_name ~ '(^|_)(member|person|manager|actor|reviewer|reviewee|owner|author)_id$' or c.column_name ~ '_by$'
    or exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'members'::regclass and a.attname = c.column_name
        and a.attname <> 'company_id' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass))
  order by 1`;

test('every column that holds a member’s id is in its area’s personal data, and once', async () => {
  const columns = await readRows(testApp().owner, MEMBER_COLUMNS);
  expect(declared.map(([name]) => name).sort()).toEqual(columns.map(({ name }) => name).sort());
});

test('erasing leaves the id nowhere but where an area says that it stays, and why', async () => {
  const { company, id, email } = await makePersonWithHistory(testApp());
  const found = async () => {
    const places = [];
    for (const [place] of declared) {
      const [table, column] = place.split('.');
      const [row] = await readRows(
        testApp().owner,
        `select count(*)::integer as n from ${table} where ${column} = $1`,
        [id],
      );
      if (row?.n !== 0) places.push(place);
    }
    return places;
  };
  const before = await found();
  const goes = declared.filter(([, { erasing }]) => typeof erasing === 'string').map(([name]) => name);
  // Somebody with history has something everywhere, or this test would prove nothing.
  expect(goes.filter((place) => !before.includes(place))).toEqual([]);
  const options = { token: company.token, body: { confirmEmail: email } };
  expect((await testApp().call('POST', `/api/people/${id}/erase`, options)).statusCode).toBe(200);
  expect((await found()).filter((place) => goes.includes(place))).toEqual([]);
  for (const [place, { erasing, download }] of declared) {
    if (typeof erasing === 'object') expect(erasing.keeps, place).toMatch(/\.$/);
    if (typeof download === 'object') expect(download.omits, place).toMatch(/\.$/);
  }
});

test('an area that shows something of a person has its part in the file', () => {
  const silent = modules.filter(
    ({ personalData }) =>
      Object.values(personalData?.columns ?? {}).some(({ download }) => download === 'shows') && !personalData?.collect,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a type of subject belongs to one area', () => {
  const types = modules.flatMap(({ auditSubjects }) => Object.keys(auditSubjects ?? {}));
  expect(types).toEqual([...new Set(types)]);
});
