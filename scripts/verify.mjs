import { runChecks } from './checks.mjs';
import { prepareSources } from './prepare.mjs';
import { failCommand } from './project.mjs';

await prepareSources().catch(failCommand);
const results = await runChecks();
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
