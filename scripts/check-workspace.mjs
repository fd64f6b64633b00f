import { ESLint } from 'eslint';
import { TYPED_FILES } from '../eslint.config.js';
import { ROOT } from './project.mjs';
import { typecheckWorkspace } from './typecheck-workspace.mjs';

/**
 * The process for one workspace: its types and, when `lint` is asked for too, what lint has to say. Both ask the same compiler,
 * which finds out about each type once.
 */
const [workspace, more] = process.argv.slice(2);
const { program, passed } = typecheckWorkspace(workspace);
const isClean = more !== 'lint' || (await lint());
process.exitCode = passed && isClean ? 0 : 1;

async function lint() {
  const parserOptions = { projectService: false, programs: [program] };
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: [{ ...TYPED_FILES, languageOptions: { parserOptions } }] });
  const results = await eslint.lintFiles([workspace]);
  const formatter = await eslint.loadFormatter('stylish');
  process.stdout.write(await formatter.format(results));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}
