import { parseArgs } from 'node:util';
import { seedCompany } from './modules/demo/index.ts';
import { CommandProblem, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run seed -- --employees N --responses M   (N from 1 to 100000, M from 0 to 5000000)';

await runCommand(async (deps) => {
  const seeded = await seedCompany(deps, readVolume(process.argv.slice(2)));
  return `${seeded.name} is ready. Sign in with ${seeded.email} / ${seeded.password}`;
});

function readVolume(args: string[]): { employees: number; responses: number } {
  const { employees, responses } = readOptions(args);
  const volume = { employees: numberIn(employees, 1, 100_000), responses: numberIn(responses, 0, 5_000_000) };
  if (volume.employees === null || volume.responses === null) throw new CommandProblem(USAGE);
  return { employees: volume.employees, responses: volume.responses };
}

function readOptions(args: string[]): { employees?: string | undefined; responses?: string | undefined } {
  try {
    return parseArgs({ args, options: { employees: { type: 'string' }, responses: { type: 'string' } } }).values;
  } catch (cause) {
    throw new CommandProblem(USAGE, { cause });
  }
}

function numberIn(text: string | undefined, least: number, most: number): number | null {
  const value = Number(text);
  return text !== undefined && /^\d+$/.test(text) && value >= least && value <= most ? value : null;
}
