import path from 'node:path';
import { ROOT } from './project.mjs';

/** What can be run once it is built, and which build it is part of: commands of the product, and measurements of it. */
const COMMANDS = {
  main: 'server',
  seed: 'server',
  'demo-reset': 'server',
  'eval-ai': 'server',
  bench: 'bench',
  chaos: 'bench',
  attack: 'bench',
};
/** Processes that the server itself starts, and where they lie. */
const PROCESSES = {
  'document-reader': path.join('modules', 'documents', 'reading', 'document-reader'),
  'comment-reader': path.join('modules', 'ai', 'comments', 'comment-reader'),
};
const BUILD_OF = { ...COMMANDS, 'document-reader': 'server', 'comment-reader': 'server' };
const FOLDER_OF = { server: path.join('apps', 'server'), bench: 'bench' };

export const ENTRIES = Object.keys(COMMANDS);
export const buildOf = (entry) => BUILD_OF[entry];
export const entriesOf = (target) => Object.keys(BUILD_OF).filter((entry) => BUILD_OF[entry] === target);
export const distOf = (target) => path.join(ROOT, FOLDER_OF[target] ?? path.join('apps', target), 'dist');
export const sourceOf = (entry) =>
  path.join(ROOT, FOLDER_OF[BUILD_OF[entry]], 'src', `${PROCESSES[entry] ?? entry}.ts`);
export const builtFile = (entry) => path.join(distOf(BUILD_OF[entry]), `${entry}.js`);
