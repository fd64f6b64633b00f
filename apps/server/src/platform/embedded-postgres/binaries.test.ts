import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries, restoreLinks } from './binaries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-binaries-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('restoreLinks', () => {
  it('puts back the links that a package can not hold, relative so that a copy works too', () => {
    mkdirSync(path.join(folder, 'native', 'lib'), { recursive: true });
    writeFileSync(path.join(folder, 'native', 'lib', 'libx.so.1.2'), 'library');
    const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
    writeFileSync(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    restoreLinks(path.join(folder, 'native'));
    restoreLinks(path.join(folder, 'native'));
    cpSync(path.join(folder, 'native'), path.join(folder, 'copy'), { recursive: true, verbatimSymlinks: true });
    rmSync(path.join(folder, 'native'), { recursive: true });
    expect(readFileSync(path.join(folder, 'copy', 'lib', 'libx.so.1'), 'utf8')).toBe('library');
  });
});

describe('findBinaries', () => {
  it('finds programs that run', () => {
    expect(Number(findBinaries(null, folder).majorVersion)).toBeGreaterThanOrEqual(15);
  });
});
