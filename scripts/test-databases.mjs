import path from 'node:path';
import { prepare } from './prepare.mjs';
import { failCommand, ROOT, runNode } from './project.mjs';

/** All API tests on both databases; `npm test` takes the second one only for what could differ there. */
process.chdir(ROOT);
await prepare().catch(failCommand);
const projects = ['--project', 'api', '--project', 'api-postgres'];
const env = { ...process.env, VELA_TEST_DATABASES: 'all' };
process.exit(await runNode(path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ['run', ...projects], { env }));
