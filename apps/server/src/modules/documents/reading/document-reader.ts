import { setPriority } from 'node:os';
import { guardProcess } from './guard-process.ts';
import type { ReaderMessage } from './reader-messages.ts';

/** The process that reads one file and ends. Started by the server with its order as the only argument. */
interface Order {
  filePath: string;
  timeoutMs: number;
  memoryLimitMb: number;
  serverId: number;
}

const NICENESS = 5;
const CAUSE_LENGTH = 300;

await readAsOrdered();

async function readAsOrdered() {
  // Libraries print warnings; what is printed here is the answer.
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => undefined;
  // Safe: the server wrote it.
  const order = JSON.parse(process.argv[2] ?? '') as Order;
  // Those who use the server go first.
  setPriority(NICENESS);
  await guardProcess(order);
  // Tells the server that all is well: what goes wrong from here on is the file's doing.
  await say([{ kind: 'progress', percent: 0 }]);
  await say(await read(order.filePath));
  process.exit(0);
}

async function read(filePath: string): Promise<ReaderMessage[]> {
  const { readFileAt } = await import('./read-file.ts');
  const outcome = await readFileAt(filePath, (percent) => void say([{ kind: 'progress', percent }]));
  if (!outcome.ok) {
    const cause = outcome.cause?.slice(0, CAUSE_LENGTH);
    return [{ kind: 'problem', problem: outcome.problem, cause }];
  }
  const { sections, ...document } = outcome.document;
  return [
    ...sections.map((section): ReaderMessage => ({ kind: 'section', section })),
    { kind: 'document', ...document },
  ];
}

async function say(messages: ReaderMessage[]) {
  const lines = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  await new Promise((resolve) => process.stdout.write(lines, resolve));
}
