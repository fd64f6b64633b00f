export { answeredQuestionIds } from './answered-question-ids.ts';
export { finishCollecting } from './finish-collecting.ts';
