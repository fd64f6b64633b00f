import { createCycleFinder } from './area-cycles.mjs';
import { createFileCycleFinder } from './file-cycles.mjs';
import { fileProblem } from './file-imports.mjs';
import { noImportProblem, packageProblem } from './package-imports.mjs';
import { placeOf } from './place.mjs';
import { createTableRule } from './table-imports.mjs';

/** The ESLint rule for who may import what (ARCHITECTURE.md). Folders are read from the tree, nothing is listed by hand. */
export function createImportZones(root) {
  const cycleProblem = createCycleFinder(root);
  const fileCycleProblem = createFileCycleFinder(root);
  const tableProblem = createTableRule(root);
  return {
    meta: { type: 'problem', schema: [], messages: { zone: '{{problem}}' } },
    create(context) {
      const place = placeOf(root, context.filename);
      const report = (node, problem) =>
        problem !== null && context.report({ node, messageId: 'zone', data: { problem } });
      const relativeProblem = (specifier, isType) =>
        fileProblem(place, specifier) ??
        (isType ? null : cycleProblem(place, specifier)) ??
        fileCycleProblem(context.filename, specifier);
      const check = (source, isType) => {
        if (typeof source?.value !== 'string') return;
        const relative = source.value.startsWith('.');
        report(
          source,
          noImportProblem(place) ??
            (relative ? relativeProblem(source.value, isType) : packageProblem(place, source.value, isType)),
        );
      };
      return {
        // `import { type A }` does not count: with verbatimModuleSyntax it leaves the import itself in place.
        ImportDeclaration(node) {
          check(node.source, node.importKind === 'type');
          if (node.source.value !== '@vela/db') return;
          for (const { imported } of node.specifiers) if (imported) report(node, tableProblem(place, imported.name));
        },
        ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
        ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
        ImportExpression: (node) => check(node.source, false),
      };
    },
  };
}
