import type { PublicQuestion } from '@vela/contract';
import type { Draft } from '../answers/drafts.ts';

/** What the control of every type of question gets. */
export interface AnswerFieldProps {
  question: PublicQuestion;
  draft: Draft;
  onChange: (draft: Draft) => void;
  labelledBy: string;
  describedBy: string | undefined;
  /** Which part is wrong, if any. */
  invalidPart: string | null;
}
