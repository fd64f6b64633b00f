import type { Tx } from '@vela/db';
import type { CommentTheme } from '@vela/domain/ai';
import { CATEGORIES, type Category } from '@vela/domain/surveys';
import { findHandbookSections } from '../documents/index.ts';
import type { HandbookEvidence } from './ai-engine.ts';

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
/** For themes of comments that are no category. */
const WORDS_OF_THEME: Record<Exclude<CommentTheme, Category>, readonly string[]> = {
  wellbeing: ['wellbeing', 'health', 'safety', 'sick leave', 'mental health'],
  recognition: ['recognition', 'awards'],
  manager: ['managers', 'management', 'one-to-one', 'performance review', 'feedback'],
  pay: ['pay', 'salary', 'compensation', 'wages', 'benefits', 'pension'],
  tools: ['tools', 'equipment', 'software', 'devices'],
  processes: ['processes', 'procedures', 'approvals', 'expenses'],
  meetings: ['meetings'],
  flexibility: ['remote work', 'working from home', 'home office', 'hybrid', 'flexible hours', 'leave', 'shifts'],
  team: ['teamwork', 'team events', 'collaboration'],
  onboarding: ['onboarding', 'first day', 'first weeks', 'probation'],
  direction: ['mission', 'goals', 'strategy'],
  workplace: ['office', 'workplace', 'facilities'],
  security: ['employment', 'termination', 'notice period', 'contract'],
};

const SUBJECTS: readonly (readonly [Category | CommentTheme, readonly string[]])[] = [
  ...CATEGORIES.map((category) => [category, WORDS_OF[category]] as const),
  // Safe: the keys of the record are its type.
  ...(Object.entries(WORDS_OF_THEME) as [CommentTheme, readonly string[]][]),
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
