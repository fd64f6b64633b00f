import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handbookPath, readManifest } from '../../../../test-support/handbooks.ts';
import { SNIFFED_BYTES, sniffDocument } from './sniff-document.ts';

const sniffFile = (kind: 'good' | 'hostile', file: string) => {
  const bytes = readFileSync(handbookPath(kind, file));
  return sniffDocument(bytes.subarray(0, SNIFFED_BYTES), bytes.length);
};
const sniffText = (text: string) => sniffDocument(Buffer.from(text), Buffer.byteLength(text));

describe('sniffDocument', () => {
  it.each(readManifest().good)('knows $file by its start', ({ file }) => {
    expect(sniffFile('good', file)).toBe(file.split('.').at(-1));
  });

  it.each([
    ['empty.pdf', 'empty'],
    ['zero-bytes.docx', 'empty'],
    ['program.pdf', 'wrong_type'],
    ['program-with-pdf-inside.pdf', 'wrong_type'],
    ['elf-program.txt', 'wrong_type'],
    ['picture.docx', 'wrong_type'],
    ['sound.doc', 'wrong_type'],
    ['rich-text.doc', 'wrong_type'],
    ['web-page.doc', 'wrong_type'],
    ['spreadsheet.docx', 'wrong_type'],
    ['spreadsheet.doc', 'wrong_type'],
    ['slides.docx', 'wrong_type'],
    ['opendocument.docx', 'wrong_type'],
    ['binary-data.txt', 'wrong_type'],
    ['word2007-password.docx', 'encrypted'],
  ])('refuses %s at once as %s', (file, problem) => {
    expect(sniffFile('hostile', file)).toBe(problem);
  });

  it('goes by the size of the whole file', () => {
    expect(sniffDocument(Buffer.from('%PDF-1.7'), 26_214_400)).toBe('pdf');
    expect(sniffDocument(Buffer.from('%PDF-1.7'), 26_214_401)).toBe('too_large');
  });

  it('finds the header of a PDF behind a line of the program that made it', () => {
    expect(sniffText(`${'x'.repeat(900)}\n%PDF-1.4\n`)).toBe('pdf');
  });

  it.each(['<!DOCTYPE html><p>Holidays', '\uFEFF<html>', '<?xml version="1.0"?><w:wordDocument/>', '%!PS-Adobe-3.0\n'])(
    'takes no markup for plain text: %s',
    (text) => expect(sniffText(text)).toBe('wrong_type'),
  );

  it('takes a text that speaks of programs and pictures for a text', () => {
    expect(sniffText('MZ is how programs begin, and GIF89a how pictures do.')).toBe('txt');
  });
});
