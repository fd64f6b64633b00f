import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret, prepareDataDir } from './data-dir.ts';
import { StartupError } from './startup-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-data-dir-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('keptSecret', () => {
  it('makes a secret once that only its owner can read', () => {
    const secret = keptSecret(folder, 'secret');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(keptSecret(folder, 'secret')).toBe(secret);
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('makes another secret for another name', () => {
    expect(keptSecret(folder, 'a')).not.toBe(keptSecret(folder, 'b'));
  });

  it('refuses an empty file rather than using an empty secret', () => {
    writeFileSync(path.join(folder, 'secret'), '');
    expect(() => keptSecret(folder, 'secret')).toThrow(StartupError);
  });
});

describe('prepareDataDir', () => {
  it('makes missing parents and says so when it can not', () => {
    prepareDataDir(path.join(folder, 'a', 'b'));
    expect(statSync(path.join(folder, 'a', 'b')).isDirectory()).toBe(true);
    writeFileSync(path.join(folder, 'file'), '');
    expect(() => prepareDataDir(path.join(folder, 'file', 'x'))).toThrow(/VELA_DATA_DIR .* can't be used/);
  });
});
