import type { Category, QuestionType } from '@vela/domain/surveys';
import type { QuestionPlan } from './company-plan.ts';

const question = (
  type: QuestionType,
  category: Category,
  text: string,
  more: Partial<QuestionPlan> = {},
): QuestionPlan => ({ text, type, category, options: [], required: type !== 'text', ...more });

const SATISFACTION = { lowLabel: 'Very dissatisfied', highLabel: 'Very satisfied' };
const open = (category: Category, text: string) => question('text', category, text, { longText: true });
const recommend = question('enps', 'engagement', 'How likely are you to recommend Nebula Works as a place to work?', {
  lowLabel: 'Not at all likely',
  highLabel: 'Extremely likely',
});

/** Asked every month in the same words, so that the months can be compared. */
export const PULSE_QUESTIONS: QuestionPlan[] = [
  question('scale', 'engagement', 'I look forward to starting my working day.'),
  recommend,
  question('scale', 'culture', 'I can say what I think in my team.'),
  question('scale', 'growth', 'I see a next step for myself at Nebula Works.', { allowNotApplicable: true }),
  question('scale', 'communication', 'I hear about decisions that affect my work in good time.'),
  question('scale', 'leadership', 'My manager gives me feedback that I can use.', { allowComment: true }),
  question('scale', 'workload', 'I can finish my work in my working hours.', { allowComment: true }),
  question('rating', 'satisfaction', 'How satisfied are you with this month overall?', SATISFACTION),
  question('yes_no', 'leadership', 'Did you have a one-to-one with your manager this month?'),
  open('satisfaction', 'What went well this month?'),
  open('workload', 'What should we change next month?'),
];

export const FIRST_WEEK_QUESTIONS: QuestionPlan[] = [
  question('rating', 'satisfaction', 'How well was your first day prepared?', {
    lowLabel: 'Very poorly',
    highLabel: 'Very well',
  }),
  question('scale', 'communication', 'I know whom to ask when I get stuck.'),
  question('scale', 'culture', 'My team made me feel welcome.'),
  question('yes_no', 'workload', 'Did you have all the accounts and tools that you needed by the end of the week?'),
  open('satisfaction', 'What would have made your first week better?'),
];

export const DAY_60_QUESTIONS: QuestionPlan[] = [
  question('scale', 'engagement', 'The job is what I was told it would be.'),
  question('scale', 'leadership', 'I know what my manager expects of me.'),
  question('scale', 'growth', 'I have learned what I need to do my job well.'),
  question('scale', 'workload', 'The pace of my first two months was right.'),
  question('multiple_choice', 'communication', 'Where do you find most of the answers that you need?', {
    options: ['Teammates', 'My manager', 'The handbook', 'Chat channels'],
    allowOther: true,
  }),
  open('growth', 'What do you still miss to do your job well?'),
];

export const DAY_90_QUESTIONS: QuestionPlan[] = [
  recommend,
  question('scale', 'culture', 'I feel that I belong to my team.'),
  question('scale', 'growth', 'My strengths are used in my role.'),
  question('scale', 'leadership', 'My manager and I have agreed on goals.'),
  question('rating', 'satisfaction', 'How satisfied are you with your first three months?', SATISFACTION),
  open('culture', 'What would you tell somebody who starts next week?'),
];

export const LAUNCH_QUESTIONS: QuestionPlan[] = [
  question('rating', 'satisfaction', 'How satisfied are you with how the Orion release went?', {
    ...SATISFACTION,
    ratingMax: 10,
  }),
  question('scale', 'workload', 'The weeks before the release were sustainable.'),
  question('scale', 'communication', 'I knew what mattered most at each stage.'),
  question('scale', 'workload', 'I often had to work late for the release.', { reverse: true }),
  question('multiple_choice', 'communication', 'What slowed us down most?', {
    options: ['Late changes', 'Unclear ownership', 'Testing', 'Waiting for decisions', 'Too many meetings'],
    allowMultiple: true,
    allowOther: true,
  }),
  open('workload', 'What should we do differently at the next release?'),
];

export const ALL_HANDS_QUESTIONS: QuestionPlan[] = [
  question('rating', 'communication', 'How useful was the all-hands for your work?', {
    lowLabel: 'Not useful',
    highLabel: 'Very useful',
  }),
  question('scale', 'leadership', 'I understand where the company is heading.'),
  question('scale', 'communication', 'My questions were answered.'),
  question('yes_no', 'culture', 'Did you feel free to ask a question?'),
  open('communication', 'What should the next all-hands talk about?'),
];

export const REMOTE_QUESTIONS: QuestionPlan[] = [
  question('multiple_choice', 'satisfaction', 'How many days a week do you want to work from home?', {
    options: ['None', 'One or two', 'Three', 'Four or five'],
  }),
  question('scale', 'communication', 'I know what my team is doing on days when we are apart.'),
  question('scale', 'workload', 'I can work without interruptions when I need to.'),
  question('yes_no', 'satisfaction', 'Is your place to work at home good enough?'),
  open('satisfaction', 'What would make working from different places easier?'),
];

export const SUPPORT_QUESTIONS: QuestionPlan[] = [
  question('scale', 'workload', 'The number of tickets that I handle is manageable.'),
  question('scale', 'growth', 'I can see how to grow from support into other roles.'),
  question('scale', 'culture', 'We help each other when a shift gets rough.'),
  question('scale', 'leadership', 'Problems that I raise are taken up.'),
  open('workload', 'Which kind of ticket should disappear first?'),
];

export const MANAGER_QUESTIONS: QuestionPlan[] = [
  question('scale', 'leadership', 'My manager explains why we do things.'),
  question('scale', 'leadership', 'My manager takes my ideas seriously.'),
  question('scale', 'growth', 'My manager talks with me about my development.'),
  question('scale', 'workload', 'My manager notices when I have too much to do.'),
  question('yes_no', 'leadership', 'Would you want to work for your manager again?'),
  open('leadership', 'What is one thing that your manager should start doing?'),
];
