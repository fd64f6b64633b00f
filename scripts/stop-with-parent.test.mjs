import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const STOPPABLE = `
  import('${new URL('./stop-with-parent.mjs', import.meta.url).href}').then(({ stopWithParent }) => {
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
    stopWithParent();
    setInterval(() => {}, 1000);
    console.log('running');
  });`;

it('takes the end of the shell that npm runs it in for a signal to stop', async () => {
  // The second command keeps the shell from becoming node itself, as npm's shell does not either.
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e "$STOPPABLE"; true`], {
    env: { ...process.env, STOPPABLE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk) => {
    said += chunk;
    if (said === 'running\n') shell.kill('SIGTERM');
  });
  await once(shell.stdout, 'end');
  expect(said).toBe('running\nstopped\n');
});
