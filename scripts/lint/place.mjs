import path from 'node:path';

/**
 * Where a file lies, in the terms of the import rules. `layer` is what the rules speak of: a package, or a part of
 * one; `area` is the feature, module or domain area inside it.
 */
export function placeOf(root, file) {
  const parts = path.relative(root, file).split(path.sep);
  const name = parts.at(-1);
  const test = /\.(test|spec)\.[a-z]+$/.test(name) || parts.includes('test-support');
  const place = { root, file, name, test, workspace: workspaceOf(parts), layer: null, area: null };
  if (place.workspace === null) return place;
  const inside = parts.slice(place.workspace.split('/').length);
  if (inside[0] !== 'src') return { ...place, layer: inside.length === 1 ? 'tooling' : inside[0] };
  const [, first, second] = inside;
  switch (place.workspace) {
    case 'packages/domain':
      return { ...place, layer: 'domain', area: inside.length > 2 ? first : null };
    case 'apps/server':
      if (first === 'modules' && inside.length > 3) return { ...place, layer: 'modules', area: second };
      return { ...place, layer: first === 'platform' ? 'platform' : 'composition' };
    case 'apps/web':
      if (first === 'features' && inside.length > 3) return { ...place, layer: 'features', area: second };
      return { ...place, layer: inside.length > 2 ? first : 'app' };
    default:
      return { ...place, layer: 'src' };
  }
}

function workspaceOf([first, second]) {
  if (first === 'packages' || first === 'apps') return second === undefined ? null : `${first}/${second}`;
  return first === 'e2e' || first === 'bench' ? first : null;
}

/** The file that a relative import means; extensions are always written out here. */
export const targetOf = (file, specifier) => path.resolve(path.dirname(file), specifier.replace(/\?.*$/, ''));
