import { startBuiltServer } from './start-built-server.ts';

/** Starts the server that the tests talk to, unless E2E_BASE_URL names one that runs already. */
async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL !== undefined) return undefined;
  const server = await startBuiltServer();
  // The workers are started after this and inherit it.
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}

// Playwright takes the default export.
export { globalSetup as default };
