import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const BASE = ['baseline', 'global', 'default-css-variables'];
const STYLES = /@mantine\/core\/styles\.layer\.css$/;
const KIT_IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*["']@mantine\/core["']/g;
const RELATIVE_IMPORT = /(?:import|export)[^"']*from\s*["'](\.[^"']+)["']/g;
const MODULE_EXPORT = /import\s*\{([^}]*)\}\s*from\s*["'](\.\/components\/[^"']+)["']/g;
const CSS_MODULE = /([A-Za-z]+)\.module\.mjs$/;

/**
 * Puts only the styles of the components that are in use into the build; the whole kit's weigh twice as much.
 * They keep the order that they need: a component's own styles after those of the ones that it is made of.
 */
export function mantineStyles(): Plugin {
  let root = '';
  return {
    name: 'vela-mantine-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!STYLES.test(id)) return null;
      const kit = dirname(id);
      const used = await usedNames([join(root, 'src'), resolve(kit, '../notifications/esm')]);
      const modules = await styleModules(join(kit, 'esm'), used);
      const files = [...BASE, ...modules].map((name) => join(kit, 'styles', `${name}.layer.css`)).filter(existsSync);
      return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    },
  };
}

/** Everything that the given folders import from the kit. */
async function usedNames(folders: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(tsx?|mjs)$/.test(entry.name)) continue;
      const code = await readFile(join(entry.parentPath, entry.name), 'utf8');
      for (const match of code.matchAll(KIT_IMPORT)) for (const name of listed(match[1])) names.add(name);
    }
  }
  return names;
}

/** Names of the style modules behind the used components, innermost first. */
async function styleModules(esm: string, used: ReadonlySet<string>): Promise<string[]> {
  const index = await readFile(join(esm, 'index.mjs'), 'utf8');
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const style = CSS_MODULE.exec(file)?.[1];
    if (style !== undefined) {
      found.push(style);
      return;
    }
    const code = await readFile(file, 'utf8');
    const inner = [...code.matchAll(RELATIVE_IMPORT)].flatMap((match) => match[1] ?? []);
    // A component's own style module stands among its imports, but has to come after the other components'.
    inner.sort((a, b) => Number(CSS_MODULE.test(a)) - Number(CSS_MODULE.test(b)));
    for (const path of inner) await visit(resolve(dirname(file), path));
  };
  for (const match of index.matchAll(MODULE_EXPORT)) {
    if (match[2] !== undefined && listed(match[1]).some((name) => used.has(name))) await visit(join(esm, match[2]));
  }
  return found;
}

/** `A, type B, C as D` -> A, B, C */
const listed = (names = ''): string[] =>
  names.split(',').map((name) =>
    name
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s.*$/, ''),
  );
