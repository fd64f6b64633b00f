import { pathToFileURL } from 'node:url';
import { builtFile } from './entries.mjs';
import { prepare } from './prepare.mjs';
import { failCommand, ROOT } from './project.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

process.chdir(ROOT);
if (process.env.npm_lifecycle_event === 'start') stopWithParent();
process.env.NODE_ENV ??= 'production';
await prepare().catch(failCommand);
// In this very process, so that signals reach the server and its exit status is ours.
await import(pathToFileURL(builtFile('main')).href);
