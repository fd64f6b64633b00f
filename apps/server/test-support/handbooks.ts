import type { DocumentNotice, DocumentProblem } from '@vela/domain/documents';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'handbooks');

interface Readable {
  file: string;
  /** All of them in their order; numbers before them don't count. */
  headings: string[];
  notices?: DocumentNotice[];
}
interface GoodHandbook extends Readable {
  madeBy: string;
  /** A sentence that spans lines in the file. */
  text: string;
  /** Running headers and the like, which are no part of the text. */
  without?: string[];
}
interface RefusedHandbook {
  file: string;
  problem: DocumentProblem;
  /** Set where the file has to be read in a process of its own, within these. */
  limits?: { timeoutMs?: number; memoryLimitMb?: number };
}
type HostileHandbook = { what: string } & (Readable | RefusedHandbook);

export const readManifest = (): { good: GoodHandbook[]; hostile: HostileHandbook[] } =>
  JSON.parse(readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8'));

export const handbookPath = (kind: 'good' | 'hostile', file: string): string => path.join(FOLDER, kind, file);
export const listHandbooks = (kind: 'good' | 'hostile'): string[] => readdirSync(path.join(FOLDER, kind)).toSorted();
