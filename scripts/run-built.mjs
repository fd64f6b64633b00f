import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildOf, builtFile, ENTRIES } from './entries.mjs';
import { prepare } from './prepare.mjs';
import { CommandError, failCommand, ROOT } from './project.mjs';

const [name, ...args] = process.argv.slice(2);

/** Everything that can be run so, except the server itself, which `npm start` runs. */
async function prepareEntry() {
  const known = ENTRIES.filter((entry) => entry !== 'main');
  if (!known.includes(name))
    throw new CommandError(`There is no command "${name ?? ''}". There are: ${known.join(', ')}.`);
  await prepare([buildOf(name)]);
  if (!existsSync(builtFile(name)))
    throw new CommandError(`The command "${name}" is not part of this version of Vela.`);
}

process.chdir(ROOT);
process.env.NODE_ENV ??= 'production';
await prepareEntry().catch(failCommand);
// The command sees its own arguments where it expects them, as if it had been run by itself.
process.argv = [process.argv[0], builtFile(name), ...args];
await import(pathToFileURL(builtFile(name)).href);
