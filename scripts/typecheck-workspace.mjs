import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './project.mjs';

/**
 * Checks the files of one workspace. What it imports from another is read for its types alone: that one is checked by its own
 * settings, once, where the compiler's own command would check it anew for each that imports it.
 */
const [workspace, ...alsoChecked] = process.argv.slice(2);
const config = path.join(ROOT, workspace, 'tsconfig.json');
const cache = path.join(ROOT, '.cache', 'tsc', `${workspace.replace('/', '-')}.tsbuildinfo`);
const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' };
const print = (problems) => process.stdout.write(ts.formatDiagnostics(problems, host));

const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
  config,
  { noEmit: true, incremental: true, tsBuildInfoFile: cache },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => print([problem]) },
);
const program = ts.createIncrementalProgram({
  rootNames: fileNames,
  options,
  configFileParsingDiagnostics: errors,
  createProgram: ts.createSemanticDiagnosticsBuilderProgram,
});
const folders = [workspace, ...alsoChecked].map((folder) => path.join(ROOT, folder) + path.sep);
const roots = new Set(fileNames.map((name) => path.resolve(name)));
const isOwn = ({ fileName }) =>
  roots.has(path.resolve(fileName)) ||
  (!fileName.includes('/node_modules/') && folders.some((folder) => path.resolve(fileName).startsWith(folder)));

// First through all that a change reaches, which empties what the last run remembers of them.
while (program.getSemanticDiagnosticsOfNextAffectedFile(undefined, (file) => !isOwn(file)) !== undefined);
const own = program.getSourceFiles().filter(isOwn);
const problems = [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
];
print(ts.sortAndDeduplicateDiagnostics(problems));
program.emit();
process.exitCode = problems.length === 0 ? 0 : 1;
