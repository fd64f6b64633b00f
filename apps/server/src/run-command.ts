import { parseConfig, type Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { createLogger } from './platform/logging.ts';
import { createStopSteps } from './platform/shutdown.ts';
import { StartupError } from './platform/startup-error.ts';
import { openDeps } from './start-server.ts';

/** A mistake in how a command was called or in what it found: said in one line, without a stack. */
export class CommandProblem extends Error {}

/** Runs a command on the installation's database, beside a running server or without one, and prints what it answers. */
export async function runCommand(run: (deps: Deps, config: Config) => Promise<string>): Promise<void> {
  const result = parseConfig(process.env, process.cwd());
  if (!result.ok) {
    for (const problem of result.problems) console.error(problem);
    process.exitCode = 1;
    return;
  }
  const log = createLogger(result.config.logLevel);
  const steps = createStopSteps(log);
  try {
    const opened = await openDeps(
      { config: result.config, log, steps },
      { whenInUse: 'share', webAddress: () => null },
    );
    console.log(await run(opened.deps, result.config));
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartupError || error instanceof CommandProblem) console.error(error.message);
    else log.fatal({ err: error }, 'the command failed');
  } finally {
    await steps.run();
  }
}
