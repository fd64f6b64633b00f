import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it, test } from 'vitest';
import { BAD_PEOPLE_FILES } from '../../../../test-support/bad-people-files.ts';
import { csvRecords } from './csv-records.ts';
import { readPeopleFile } from './read-people-file.ts';

const utf8 = (text: string) => Buffer.from(text);
const LIST = 'email;name\r\nada@a.example;Jörg Größe\r\n';

describe('encodings', () => {
  it.each([
    ['UTF-8', utf8(LIST), 'utf-8'],
    ['UTF-8 with its mark', utf8(`\ufeff${LIST}`), 'utf-8'],
    ['UTF-16 LE with its mark', iconv.encode(LIST, 'utf-16le', { addBOM: true }), 'utf-16le'],
    ['UTF-16 BE with its mark', iconv.encode(LIST, 'utf-16be', { addBOM: true }), 'utf-16be'],
    ['UTF-16 LE', iconv.encode(LIST, 'utf-16le'), 'utf-16le'],
    ['UTF-16 BE', iconv.encode(LIST, 'utf-16be'), 'utf-16be'],
    ['Windows-1252', iconv.encode(LIST, 'windows-1252'), 'windows-1252'],
  ])('%s', async (_name, bytes, encoding) => {
    expect(await readPeopleFile(bytes)).toEqual({
      format: { encoding, separator: ';', header: ['email', 'name'] },
      rows: [{ line: 2, cells: ['ada@a.example', 'Jörg Größe'] }],
    });
  });
});

describe('separators and lines', () => {
  it.each([
    ['commas', 'email,name\na@a.example,"B, A"\n', ',', [{ line: 2, cells: ['a@a.example', 'B, A'] }]],
    ['semicolons around commas', 'email;name\na@a.example;B, A\n', ';', [{ line: 2, cells: ['a@a.example', 'B, A'] }]],
    ['tabs', 'email\tname\na@a.example\tB, A', '\t', [{ line: 2, cells: ['a@a.example', 'B, A'] }]],
    ['one column', 'email\na@a.example\n', ',', [{ line: 2, cells: ['a@a.example'] }]],
    ['the line of Excel', 'sep=;\r\nemail;n\r\na@a.example;x\r\n', ';', [{ line: 3, cells: ['a@a.example', 'x'] }]],
    [
      'old Mac lines',
      'email,n\ra@a.example,x\rb@a.example,y',
      ',',
      [
        { line: 2, cells: ['a@a.example', 'x'] },
        { line: 3, cells: ['b@a.example', 'y'] },
      ],
    ],
    [
      'line breaks in cells, which count as lines',
      'email,n\na@a.example,"x\r\ny\nz"\nb@a.example,"say ""hi"""\n',
      ',',
      [
        { line: 2, cells: ['a@a.example', 'x\r\ny\nz'] },
        { line: 5, cells: ['b@a.example', 'say "hi"'] },
      ],
    ],
    [
      'empty lines and separators at the end',
      '\nemail,n,,\n\n,,,\na@a.example,x,,\n\n',
      ',',
      [{ line: 5, cells: ['a@a.example', 'x'] }],
    ],
    [
      'marks inside of a cell and blanks around marks',
      'email,n\na@a.example,Bob "B" C\nb@a.example, "x, y" \n',
      ',',
      [
        { line: 2, cells: ['a@a.example', 'Bob "B" C'] },
        { line: 3, cells: ['b@a.example', 'x, y'] },
      ],
    ],
  ])('%s', async (_name, text, separator, rows) => {
    const file = await readPeopleFile(utf8(text));
    expect(file.rows).toEqual(rows);
    expect(file.format.separator).toBe(separator);
  });

  it('takes a list without a header, whose columns then have numbers', async () => {
    const { format, rows } = await readPeopleFile(utf8('Ada,ada@a.example\nEva,eva@a.example'));
    expect(format.header).toEqual(['Column 1', 'Column 2']);
    expect(rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('brings back whatever was written as CSV, in every way of ending lines', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,;\t"\r\n ä🎈=') }).filter((text) => text.trim() !== '');
    const row = fc.tuple(fc.constant('x'), cell);
    fc.assert(
      fc.property(
        fc.array(row),
        fc.constantFrom('\n', '\r', '\r\n'),
        fc.constantFrom(',', ';', '\t'),
        (rows, end, separator) => {
          const quoted = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator));
          const read = [...csvRecords(quoted.join(end), separator as ',')];
          expect(read.map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });
});

test.each(BAD_PEOPLE_FILES)('refuses %s and says so', async (_name, bytes, message) => {
  await expect(readPeopleFile(bytes)).rejects.toThrow(message);
});

test('whatever the bytes are, they are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string().map(utf8)), async (bytes) => {
      const outcome = await readPeopleFile(Buffer.from(bytes)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'invalid' });
      else expect(outcome).toMatchObject({ format: { header: expect.any(Array) } });
    }),
  );
});

test.each([
  ['empty lines', `email\n${'\n'.repeat(1_000_000)}a@a.example\n`],
  ['wide lines', `email,n\n${`a@a.example${',x'.repeat(900)}\n`.repeat(500)}`],
])('%s without end leave others their turn', async (_name, text) => {
  let turns = 0;
  let isRead = false;
  const others = (async () => {
    for (; !isRead; turns += 1) await nextTurn();
  })();
  await readPeopleFile(utf8(text)).finally(() => {
    isRead = true;
  });
  await others;
  expect(turns).toBeGreaterThan(10);
});
