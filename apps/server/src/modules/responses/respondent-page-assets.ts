import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '@vela/respond/server';
import { z } from 'zod';

export interface RespondentPageAssets extends PageAssets {
  /** The folder behind /survey-assets/; null where the page has not been built. */
  folder: string | null;
}

/** As the build writes it: one entry, with its script and its style. */
const manifestSchema = z.object({ 'src/main.tsx': z.object({ file: z.string(), css: z.array(z.string()) }) });

/**
 * What the page needs beside its text, from the build; else the style alone from the sources, so that the page can be
 * read, tested and worked on without a build.
 */
export function readRespondentPageAssets(respondRoot: string): RespondentPageAssets {
  const folder = path.join(respondRoot, 'dist');
  const manifestFile = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    return { folder: null, scriptUrl: null, css: readStyleSource(path.join(respondRoot, 'src', 'page.css')) };
  }
  const { file, css } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))['src/main.tsx'];
  return {
    folder,
    scriptUrl: `/survey-assets/${file}`,
    css: css.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n'),
  };
}

/** A style file with those that it imports in their place. */
function readStyleSource(file: string): string {
  return readFileSync(file, 'utf8').replace(/@import '([^']+)';/g, (_whole, imported: string) =>
    readStyleSource(path.join(path.dirname(file), imported)),
  );
}
