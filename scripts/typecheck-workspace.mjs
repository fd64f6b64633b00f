import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './project.mjs';

const WORKSPACES_THAT_BELONG_ALONG = {
  // What the server draws of the respondent's page has to do without a browser's types, which that workspace has.
  'apps/server': ['apps/respond'],
};

/**
 * Checks the files of a workspace; answers the program, for who wants to know more about them, and whether all is right.
 * What it imports from another is read for its types alone: that one is checked once, by its own settings, where the
 * compiler's command would check it anew for each that imports it.
 */
export function typecheckWorkspace(workspace) {
  const builder = readProgram(workspace);
  const isOwn = ownFilesOf(builder, workspace);
  // First through all that a change reaches, which empties what the last run remembers of them.
  while (builder.getSemanticDiagnosticsOfNextAffectedFile(undefined, (file) => !isOwn(file)) !== undefined);
  const problems = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder
      .getSourceFiles()
      .filter(isOwn)
      .flatMap((file) => [...builder.getSyntacticDiagnostics(file), ...builder.getSemanticDiagnostics(file)]),
  ];
  print(problems);
  // Writes what the next run may leave out.
  builder.emit();
  return { program: builder.getProgram(), passed: problems.length === 0 };
}

function readProgram(workspace) {
  const tsBuildInfoFile = path.join(ROOT, '.cache', 'tsc', `${workspace.replace('/', '-')}.tsbuildinfo`);
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, workspace, 'tsconfig.json'),
    { noEmit: true, incremental: true, tsBuildInfoFile },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => print([problem]) },
  );
  return ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
    createProgram: ts.createSemanticDiagnosticsBuilderProgram,
  });
}

/** Those that its settings name, and what they reach in its own folder. */
function ownFilesOf(builder, workspace) {
  const named = new Set(
    builder
      .getProgram()
      .getRootFileNames()
      .map((name) => path.resolve(name)),
  );
  const folders = [workspace, ...(WORKSPACES_THAT_BELONG_ALONG[workspace] ?? [])];
  const beginnings = folders.map((folder) => path.join(ROOT, folder) + path.sep);
  return ({ fileName }) => {
    const file = path.resolve(fileName);
    if (named.has(file)) return true;
    return !fileName.includes('/node_modules/') && beginnings.some((beginning) => file.startsWith(beginning));
  };
}

function print(problems) {
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' };
  process.stdout.write(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(problems), host));
}
