import { evaluateComments } from './modules/ai/index.ts';

const { lines, passed } = await evaluateComments();
console.log(lines.join('\n'));
if (!passed) process.exitCode = 1;
