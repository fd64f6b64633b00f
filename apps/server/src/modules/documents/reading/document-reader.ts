import { setPriority } from 'node:os';
import type { DocumentProblem } from '@vela/domain';
import { guardProcess } from './guard-process.ts';
import { ReadingProblem } from './reading-problem.ts';
import type { ReaderMessage } from './reader-messages.ts';

/** The process that reads one file and ends. Started by the server with its order as the only argument. */
interface Order {
  filePath: string;
  timeoutMs: number;
  memoryLimitMb: number;
}

const NICENESS = 10;
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
  await say(await read(order.filePath));
  process.exit(0);
}

async function read(filePath: string): Promise<ReaderMessage[]> {
  try {
    const { readFileAt } = await import('./read-file.ts');
    const { sections, ...document } = await readFileAt(
      filePath,
      (percent) => void say([{ kind: 'progress', percent }]),
    );
    return [
      ...sections.map((section): ReaderMessage => ({ kind: 'section', section })),
      { kind: 'document', ...document },
    ];
  } catch (error) {
    return [{ kind: 'problem', problem: problemOf(error), cause: String(error).slice(0, CAUSE_LENGTH) }];
  }
}

const OUT_OF_MEMORY = /allocation|Invalid (?:string|array|typed array|array buffer) length/i;

/** A file at which a library stumbles is damaged, whatever the library calls it. */
function problemOf(error: unknown): DocumentProblem {
  if (error instanceof ReadingProblem) return error.problem;
  return error instanceof RangeError && OUT_OF_MEMORY.test(error.message) ? 'bomb' : 'broken';
}

async function say(messages: ReaderMessage[]) {
  const lines = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  await new Promise((resolve) => process.stdout.write(lines, resolve));
}
