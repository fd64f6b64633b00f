import { isSameContent } from '../content/compare.ts';
import type { Problem } from './question-rules.ts';
import { valueRange, type Question } from './question-types.ts';
import type { SurveySettings, SurveyStatus, SurveyType, TargetAudience } from './survey-types.ts';

/** What an edit may touch. Dates are ISO texts, null where there is none. */
export interface EditableSurvey {
  title: string;
  description: string;
  type: SurveyType;
  targetAudience: TargetAudience;
  department: string;
  settings: SurveySettings;
  scheduledDate?: string | null | undefined;
  endDate?: string | null | undefined;
  questions: readonly Question[];
}

export type EditedField = keyof EditableSurvey;

export type EditPlan =
  /** `newVersion`: respondents read something else from now on, so earlier responses keep the version they answered. */
  { ok: true; changes: EditedField[]; newVersion: boolean } | { ok: false; problems: Problem[] };

export interface SurveyEdit {
  status: SurveyStatus;
  current: EditableSurvey;
  proposed: EditableSurvey;
  answeredQuestionIds: ReadonlySet<string>;
}

const FIELDS: readonly EditedField[] = [
  'title',
  'description',
  'type',
  'targetAudience',
  'department',
  'settings',
  'scheduledDate',
  'endDate',
  'questions',
];
const READ_BY_RESPONDENTS: readonly EditedField[] = ['title', 'description', 'questions'];

/** Fields that decide what an answer means, so earlier answers would mean something else after a change. */
const LOCKED_FIELDS = ['type', 'ratingMax', 'allowMultiple', 'reverse', 'category', 'showIf'] as const;

const NEW_QUESTION: Problem = {
  path: '',
  message: 'Questions cannot be added while the survey is running. Duplicate the survey to ask more',
};

/** What an edit changes, or which parts of it are refused and why. Whether the result is valid is another rule. */
export function planEdit(edit: SurveyEdit): EditPlan {
  const changes = FIELDS.filter((field) => !isSameContent(edit.current[field], edit.proposed[field]));
  if (changes.length === 0) return { ok: true, changes, newVersion: false };
  switch (edit.status) {
    case 'draft':
    case 'scheduled':
      return { ok: true, changes, newVersion: false };
    case 'closed':
      return refuse([{ path: '', message: 'A closed survey is read-only. Duplicate it to ask again' }]);
    case 'archived':
      return refuse([{ path: '', message: 'An archived survey is read-only. Duplicate it to ask again' }]);
    case 'active': {
      const problems = problemsOfActiveEdit(edit, changes);
      const newVersion = changes.some((field) => READ_BY_RESPONDENTS.includes(field));
      return problems.length > 0 ? refuse(problems) : { ok: true, changes, newVersion };
    }
  }
}

const refuse = (problems: Problem[]): EditPlan => ({ ok: false, problems });

function problemsOfActiveEdit(edit: SurveyEdit, changes: readonly EditedField[]): Problem[] {
  const { current, proposed, answeredQuestionIds } = edit;
  const problems: Problem[] = [];
  if (changes.includes('type')) {
    problems.push({
      path: 'type',
      message: 'The type of a running survey cannot change. Duplicate the survey instead',
    });
  }
  if (changes.includes('scheduledDate')) {
    problems.push({ path: 'scheduledDate', message: 'This survey has started already, only its end date can change' });
  }
  // People were told who sees their answers before they gave them.
  if (current.settings.anonymous !== proposed.settings.anonymous) {
    const message = 'Anonymity of a running survey cannot change. Duplicate the survey instead';
    problems.push({ path: 'settings.anonymous', message });
  }
  if (current.settings.access !== proposed.settings.access) {
    const message = 'Who can answer a running survey cannot change. Duplicate the survey instead';
    problems.push({ path: 'settings.access', message });
  }
  // One person's answers must not fill a group that others were told they would be hidden in.
  if (proposed.settings.anonymous && allowsMoreResponses(current, proposed)) {
    const message = 'Several responses cannot be allowed once an anonymous survey runs. Duplicate the survey instead';
    problems.push({ path: 'settings.allowMultipleResponses', message });
  }
  if ((changes.includes('targetAudience') || changes.includes('department')) && !addsPeopleOnly(current, proposed)) {
    const message = 'People can only be added to a running survey. Choose all employees, or duplicate the survey';
    problems.push({ path: changes.includes('targetAudience') ? 'targetAudience' : 'department', message });
  }
  return [...problems, ...problemsOfQuestionEdits(current.questions, proposed.questions, answeredQuestionIds)];
}

const allowsMoreResponses = (current: EditableSurvey, proposed: EditableSurvey): boolean =>
  proposed.settings.allowMultipleResponses && !current.settings.allowMultipleResponses;

/** Everybody contains every other audience; a department only matters while it is the audience. */
function addsPeopleOnly(current: EditableSurvey, proposed: EditableSurvey): boolean {
  if (proposed.targetAudience === 'all_employees') return true;
  return proposed.targetAudience === current.targetAudience && proposed.targetAudience !== 'specific_department';
}

/** What a running survey does not allow of a new list of questions; order, wording and hiding are free. */
function problemsOfQuestionEdits(
  current: readonly Question[],
  proposed: readonly Question[],
  answeredQuestionIds: ReadonlySet<string>,
): Problem[] {
  const currentById = new Map(current.map((question) => [question._id, question]));
  const kept = new Set(proposed.map((question) => question._id));
  const removed = current.filter((question) => answeredQuestionIds.has(question._id) && !kept.has(question._id));
  return [
    ...removed.map((question) => ({
      path: 'questions',
      message: `"${question.text}" has answers and cannot be removed. Hide it instead`,
    })),
    ...proposed.flatMap((question, index) => {
      const before = currentById.get(question._id);
      const problems = before ? problemsOfChange(before, question, answeredQuestionIds) : [NEW_QUESTION];
      return problems.map(({ path, message }) => ({ path: `questions.${index}${path}`, message }));
    }),
  ];
}

const LOCKED_MESSAGES: Record<(typeof LOCKED_FIELDS)[number], string> = {
  type: 'The type of a question cannot change while the survey is running. Hide the question instead',
  ratingMax: 'The scale of a question cannot change while the survey is running. Hide the question instead',
  allowMultiple: 'How many options can be chosen cannot change while the survey is running',
  reverse: 'How a question is scored cannot change while the survey is running',
  category: 'The category of a question cannot change while the survey is running',
  showIf: 'The condition of a question cannot change while the survey is running',
};

function problemsOfChange(before: Question, after: Question, answered: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = LOCKED_FIELDS.filter(
    (field) => !isSameContent(lockedValue(before, field), lockedValue(after, field)),
  ).map((field) => ({ path: `.${field}`, message: LOCKED_MESSAGES[field] }));
  if (!answered.has(before._id)) return problems;
  // Answers name options by their text, so a reworded option would lose its answers.
  if (before.options.some((option, index) => after.options[index] !== option)) {
    const message = 'Options that have answers cannot change or move. New ones can be added at the end';
    problems.push({ path: '.options', message });
  }
  if (before.allowOther && !after.allowOther) {
    problems.push({ path: '.allowOther', message: '"Other" cannot be removed while the survey is running' });
  }
  return problems;
}

/** A missing field means its default, so writing the default out is no change. */
function lockedValue(question: Question, field: (typeof LOCKED_FIELDS)[number]): unknown {
  return field === 'ratingMax' ? valueRange(question)?.max : question[field] || null;
}
