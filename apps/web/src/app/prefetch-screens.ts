import { WEB_AREAS } from './areas.ts';

const LATEST_MS = 5_000;
const FALLBACK_DELAY_MS = 1_500;

/** With the palette and the menu, or what is typed right after opening the palette for the first time is lost. */
const AHEAD = [
  ...WEB_AREAS.flatMap(({ screens }) => screens).flatMap((screen) =>
    'page' in screen && screen.access === undefined ? [screen.page] : [],
  ),
  () => import('./shell/command-palette.tsx'),
  () => import('./shell/menu-drawer.tsx'),
];

/** Fetches the code of the signed-in screens while the browser is idle, so that going there needs no network. */
export function prefetchScreens(): void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load, { timeout: LATEST_MS });
  else setTimeout(load, FALLBACK_DELAY_MS);
}

function load(): void {
  // A failure is no news here: whoever opens the screen fetches it again and is told.
  for (const fetchCode of AHEAD) void fetchCode().catch(() => undefined);
}
