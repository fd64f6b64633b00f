import { parseConfig } from './platform/config.ts';
import { createLogger } from './platform/logging.ts';
import { createStopSteps, stopOnSignals } from './platform/shutdown.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer, type StartedServer } from './start-server.ts';

const result = parseConfig(process.env, process.cwd());
if (!result.ok) {
  for (const problem of result.problems) console.error(problem);
  process.exit(1);
}
const { config } = result;
const log = createLogger(config.logLevel);
const steps = createStopSteps(log);
const starting = startServer({ config, log, steps });
stopOnSignals({ steps, started: starting, log });
try {
  console.log(readyLine(await starting));
} catch (error) {
  if (error instanceof StartupError) console.error(error.message);
  else log.fatal({ err: error }, 'Vela could not start');
  await steps.run();
  process.exit(1);
}

function readyLine({ web, service, metrics, notes }: StartedServer): string {
  const main = web ?? service;
  const more = [...notes];
  if (web !== null && service !== null) more.push(`review and AI service: ${service}`);
  if (metrics !== null) more.push(`metrics: ${metrics}/metrics`);
  const where = main === null ? 'Vela is ready' : `Vela is ready at ${main}`;
  return more.length === 0 ? where : `${where}  (${more.join('; ')})`;
}
