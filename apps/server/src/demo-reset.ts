import { DEMO_SIGN_IN, resetDemo } from './modules/demo/index.ts';
import { CommandProblem, runCommand } from './run-command.ts';

await runCommand(async (deps, config) => {
  if (!config.demo) throw new CommandProblem('There is no demo company here. Set VELA_DEMO=1 to have one.');
  await resetDemo(deps);
  return `The demo company is as on its first day. Sign in with ${DEMO_SIGN_IN.email} / ${DEMO_SIGN_IN.password}`;
});
