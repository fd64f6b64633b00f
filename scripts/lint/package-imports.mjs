import { builtinModules } from 'node:module';
import path from 'node:path';

/** Which packages of ours and of others a workspace may import; `type` means by `import type` alone. */
const ALLOWED = {
  'packages/domain': { own: {}, npm: [], node: false },
  'packages/contract': { own: { '@vela/domain': 'value' }, npm: ['zod'], node: false },
  'packages/db': { own: { '@vela/domain': 'value' }, npm: ['drizzle-orm', 'pg'], node: true },
  'apps/server': {
    own: { '@vela/domain': 'value', '@vela/contract': 'value', '@vela/db': 'value', '@vela/respond/server': 'value' },
    npm: null,
    node: true,
  },
  'apps/web': {
    own: { '@vela/domain': 'value', '@vela/contract': 'type', '@vela/contract/calls': 'value' },
    npm: null,
    node: false,
  },
  'apps/respond': {
    own: { '@vela/domain': 'value', '@vela/contract': 'type' },
    npm: ['react', 'react-dom', 'idb-keyval', '@cloudflare/blindrsa-ts'],
    node: false,
  },
  e2e: { own: { '@vela/contract': 'type', '@vela/domain': 'value' }, npm: null, node: true },
  bench: {
    own: { '@vela/domain': 'value', '@vela/contract': 'type', '@vela/db': 'value', '@vela/server': 'value' },
    npm: null,
    node: true,
  },
};

/** What the web app has of the contract at run time: whatever it imported would come along. */
const TABLE_OF_CALLS = 'packages/contract/src/calls.ts';

/** Says why this file may not import anything, or null when it may. */
export const noImportProblem = ({ root, file }) =>
  path.relative(root, file).split(path.sep).join('/') === TABLE_OF_CALLS
    ? 'The table of calls is part of the web app’s first bundle and may not import anything.'
    : null;

/** Says why this place may not import that package, or null when it may. */
export function packageProblem(place, specifier, isType) {
  const rules = ALLOWED[place.workspace];
  if (rules === undefined || place.layer === 'tooling' || place.layer === 'build') return null;
  if (specifier.startsWith('@vela/')) return ownProblem(place, rules, specifier, isType);
  if (place.test) return null;
  if (isNode(specifier))
    return rules.node ? null : `${place.workspace} runs in browsers too and may not import ${specifier}.`;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (rules.npm === null || rules.npm.includes(name)) return layerProblem(place, name);
  return `${place.workspace} may not import ${name}; it may import ${rules.npm.join(', ') || 'no package at all'}.`;
}

function ownProblem(place, rules, specifier, isType) {
  if (specifier === '@vela/domain')
    return 'The domain is imported by area: @vela/domain/surveys, @vela/domain/people...';
  const permitted = rules.own[specifier] ?? rules.own[specifier.split('/').slice(0, 2).join('/')];
  if (permitted === 'value' || (permitted === 'type' && isType)) return null;
  if (permitted === 'type')
    return `${place.workspace} may import ${specifier} only by "import type": its schemas must stay out of the page.`;
  return `${place.workspace} may not import ${specifier}; it may import ${Object.keys(rules.own).join(', ') || 'no other package'}.`;
}

function layerProblem({ workspace, layer, name }, npmName) {
  if (workspace !== 'apps/server' || layer !== 'modules') return null;
  if (npmName === 'drizzle-orm' && !name.endsWith('-store.ts'))
    return 'SQL belongs in a file whose name ends with -store.ts.';
  if (npmName === 'fastify' && !/-(routes|pages?)\.tsx?$/.test(name))
    return 'Requests and answers belong in a file whose name ends with -routes.ts.';
  return null;
}

const isNode = (specifier) => specifier.startsWith('node:') || builtinModules.includes(specifier);
