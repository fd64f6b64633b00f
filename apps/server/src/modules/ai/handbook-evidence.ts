import type { Tx } from '@vela/db';
import { CATEGORIES, type Category } from '@vela/domain';
import { findHandbookSections } from '../documents/index.ts';
import type { HandbookEvidence } from './ai-engine.ts';
import { COMMENT_TOPICS } from './comment-topics.ts';

/** Words that a heading about a category has, the closest ones first. */
const WORDS_OF: Record<Category, readonly string[]> = {
  engagement: ['recognition', 'engagement', 'awards', 'volunteering', 'team events'],
  culture: ['values', 'culture', 'code of conduct', 'respect', 'speaking up', 'inclusion', 'discrimination'],
  growth: ['learning', 'training', 'development', 'career', 'promotion', 'mentoring'],
  communication: ['communication', 'meetings', 'information', 'feedback', 'announcements'],
  leadership: ['leadership', 'managers', 'management', 'one-to-one', 'performance review'],
  workload: ['working hours', 'working time', 'overtime', 'workload', 'breaks', 'time off in lieu'],
  satisfaction: ['benefits', 'pay', 'salary', 'compensation', 'equipment', 'remote work', 'workplace'],
};
/** For subjects of comments whose own name is not what a handbook calls them. */
const WORDS_OF_TOPIC: Readonly<Record<string, readonly string[]>> = {
  Pay: ['pay', 'salary', 'compensation', 'wages'],
  Workload: WORDS_OF.workload,
  Tools: ['tools', 'equipment', 'software', 'devices'],
  Learning: ['learning', 'training', 'development'],
  'Remote work': ['remote work', 'working from home', 'home office', 'hybrid'],
  'Working hours': ['working hours', 'working time', 'flexible hours', 'shifts'],
  Onboarding: ['onboarding', 'first day', 'first weeks'],
};

const SUBJECTS: readonly [string, readonly string[]][] = [
  ...CATEGORIES.map((category): [string, readonly string[]] => [category, WORDS_OF[category]]),
  ...COMMENT_TOPICS.map((topic): [string, readonly string[]] => [topic, WORDS_OF_TOPIC[topic] ?? [topic]]),
];

/** The section of the handbook for each category and each subject of comments that one is about. */
export async function readHandbookEvidence(tx: Tx, companyId: string): Promise<HandbookEvidence> {
  const passages = await findHandbookSections(
    tx,
    companyId,
    SUBJECTS.map(([, words]) => words),
  );
  return Object.fromEntries(
    SUBJECTS.flatMap(([subject], index) => {
      const passage = passages[index];
      return passage ? [[subject, passage]] : [];
    }),
  );
}
