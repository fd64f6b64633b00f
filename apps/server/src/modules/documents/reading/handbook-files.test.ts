import { describe, expect, it } from 'vitest';
import { handbookPath, listHandbooks, readManifest } from '../../../../test-support/handbooks.ts';
import { readDocument } from './read-document.ts';
import { readFileAt } from './read-file.ts';
import type { ReadDocument } from './reading-shapes.ts';

const manifest = readManifest();

/** Numbers come from styles in some programs and are typed in others. */
const titlesOf = ({ sections }: ReadDocument) =>
  sections.filter(({ heading }) => heading !== '').map(({ heading }) => simple(heading));
const simple = (heading: string) => heading.replace(/^[\d.]+\s+/, '').toLowerCase();
const textOf = ({ sections }: ReadDocument) => sections.map(({ body }) => body).join('\n\n');

/** Title pages and tables of contents add some of their own in between. */
function expectInOrder(found: string[], wanted: string[]) {
  const places = wanted.map((title) => found.indexOf(simple(title)));
  expect(places, `among ${found.join(' / ')}`).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(found.length).toBeLessThanOrEqual(wanted.length + 3);
}

it.each(['good', 'hostile'] as const)('knows what must come of every %s file', (kind) => {
  expect(manifest[kind].map(({ file }) => file).toSorted()).toEqual(listHandbooks(kind));
});

async function readHere(kind: 'good' | 'hostile', file: string): Promise<ReadDocument> {
  const outcome = await readFileAt(handbookPath(kind, file), () => undefined);
  if (!outcome.ok) throw new Error(`${file} was not read: ${outcome.problem} (${outcome.cause ?? ''})`);
  return outcome.document;
}

describe('good handbooks', () => {
  it.each(manifest.good)('reads $file, made by $madeBy', async ({ file, headings, text, without, notices }) => {
    const document = await readHere('good', file);
    expectInOrder(titlesOf(document), headings);
    expect(textOf(document).replace(/\s+/g, ' ')).toContain(text);
    for (const part of without ?? []) expect(textOf(document)).not.toContain(part);
    expect(document.notices).toEqual(notices ?? []);
  });

  it.each(['weasyprint.pdf', 'pandoc.docx', 'libreoffice-word97.doc', 'editor-utf8-crlf.txt'])(
    'reads the same from %s in a process of its own',
    async (file) => {
      const outcome = await readDocument({ path: handbookPath('good', file), fileName: file }, {});
      expect(outcome).toEqual({ ok: true, document: await readHere('good', file) });
    },
  );
});

describe('hostile handbooks', () => {
  const readable = manifest.hostile.filter((entry) => 'headings' in entry);
  const refused = manifest.hostile.filter((entry) => 'problem' in entry);

  it.each(readable)('reads $file in spite of $what', async ({ file, headings, notices }) => {
    const document = await readHere('hostile', file);
    expectInOrder(titlesOf(document), headings);
    expect(document.notices).toEqual(notices ?? []);
  });

  it.each(refused.filter(({ limits }) => limits === undefined))('refuses $file: $what', async ({ file, problem }) => {
    const outcome = await readFileAt(handbookPath('hostile', file), () => undefined);
    expect(outcome).toMatchObject({ ok: false, problem });
  });

  // These take their process with them, or would take what there is.
  it.each(refused.filter(({ limits }) => limits !== undefined))(
    'outlives $file: $what',
    async ({ file, problem, limits }) => {
      const outcome = await readDocument({ path: handbookPath('hostile', file), fileName: file }, limits ?? {});
      expect(outcome).toMatchObject({ ok: false, problem });
    },
  );
});
