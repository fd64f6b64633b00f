import { describe, expect, it } from 'vitest';
import { createReaderTranscript } from './reader-transcript.ts';

const ENDED = { code: 0, signal: null };
const line = (message: object) => Buffer.from(`${JSON.stringify(message)}\n`);
const section = (body: string) => line({ kind: 'section', section: { level: 1, heading: 'Holidays', body, page: 1 } });
const document = line({ kind: 'document', mediaType: 'text/plain', pageCount: null, notices: [] });

function hear(...said: Buffer[]) {
  const transcript = createReaderTranscript(undefined);
  return { goesOn: said.every((bytes) => transcript.take(bytes)), outcome: transcript.close(ENDED) };
}

describe('createReaderTranscript', () => {
  it('puts lines together that arrive in parts, within a character too', () => {
    const bytes = Buffer.concat([section('Größe'), document]);
    const parts = [...bytes].map((byte) => Buffer.from([byte]));
    expect(hear(...parts).outcome).toMatchObject({ ok: true, document: { sections: [{ body: 'Größe' }] } });
  });

  it.each([
    ['no JSON', Buffer.from('Warning: something\n')],
    ['no message', line({ kind: 'command', run: 'rm' })],
    ['a section without a body', line({ kind: 'section', section: { level: 1, heading: 'x', page: null } })],
    ['a code that doesn’t exist', line({ kind: 'problem', problem: 'fine' })],
  ])('ends a process that says %s', (_, bytes) => {
    expect(hear(bytes)).toMatchObject({ goesOn: false, outcome: { ok: false, problem: 'broken' } });
  });

  it('ends a process that doesn’t stop talking', () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'a');
    expect(hear(...Array.from({ length: 30 }, () => megabyte)).goesOn).toBe(false);
    expect(hear(...Array.from({ length: 5_001 }, () => section('x'))).goesOn).toBe(false);
  });

  it('doesn’t blame the file when the process never started', () => {
    expect(() => hear()).toThrow('did not start');
  });

  it('replaces what the database can’t hold', () => {
    const { outcome } = hear(section('a\u0000b\ud800c'), document);
    expect(outcome).toMatchObject({ ok: true, document: { sections: [{ body: 'a\ufffdb\ufffdc' }] } });
  });

  it.each([
    [{ code: null, signal: 'SIGKILL' as const }, 'bomb'],
    [{ code: null, signal: 'SIGABRT' as const }, 'bomb'],
    [{ code: 134, signal: null }, 'bomb'],
    [{ code: null, signal: 'SIGSEGV' as const }, 'broken'],
    [{ code: 1, signal: null }, 'broken'],
    [{ code: 0, signal: null }, 'broken'],
  ])('knows what an end without an answer means: %o', (end, problem) => {
    const transcript = createReaderTranscript(undefined);
    transcript.take(section('half of it'));
    expect(transcript.close(end)).toMatchObject({ ok: false, problem });
  });
});
