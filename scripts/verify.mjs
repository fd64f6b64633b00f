import { CHECKS } from './checks.mjs';
import { prepareSources } from './prepare.mjs';
import { failCommand } from './project.mjs';

/** Runs everything, also after a failure: one run shows all there is to do. */
await prepareSources().catch(failCommand);
const failed = [];
for (const [name, check] of Object.entries(CHECKS)) {
  const started = performance.now();
  const passed = await check();
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) failed.push(name);
}
process.exit(failed.length === 0 ? 0 : 1);
