import type { Role } from '@vela/domain/accounts';
import type { CoreValue } from '@vela/domain/company';
import type { Category, Question, SurveyAccess, SurveyType, TargetAudience } from '@vela/domain/surveys';

/** A company to be made, with its past. Days are counted back from today. */
export interface CompanyPlan {
  name: string;
  mailDomain: string;
  coreValues: CoreValue[];
  people: PersonPlan[];
  surveys: DemoSurveyPlan[];
  /** A text file that the first person has uploaded. */
  handbook: { fileName: string; text: string; uploadedDaysAgo: number } | null;
  /** Whatever is decided by chance follows from it. */
  seed: string;
  isDemo: boolean;
}

export interface PersonPlan {
  firstName: string;
  lastName: string;
  /** The first person's address is the sign-in. */
  email: string;
  role: Role;
  department: string;
  jobTitle: string;
  location: string;
  /** Place of the manager in the list of people; managers stand before their reports. */
  manager: number | null;
  hiredDaysAgo: number;
}

export type QuestionPlan = Omit<Question, '_id' | 'aiGenerated'>;

export interface DemoSurveyPlan {
  /** What chance follows from: the same answers whatever day it is made on. */
  key: string;
  /** Surveys of one name are runs of one series, in the order in which they stand. */
  series: string | null;
  access: SurveyAccess;
  title: string;
  description: string;
  type: SurveyType;
  questions: QuestionPlan[];
  anonymous: boolean;
  /** Place of the creator in the list of people. */
  creator: number;
  targetAudience: TargetAudience;
  department: string;
  /** Null for a draft. */
  launchedDaysAgo: number | null;
  /** Null while it is open. */
  closedDaysAgo: number | null;
  archived: boolean;
  /** Share of those asked who answer, by department. */
  participation: (department: string) => number;
  /** Onboarding surveys ask people who were hired so many days before the launch; null asks the audience. */
  hiredDaysBefore: readonly [number, number] | null;
  /** How things stand at the company, from 0 (bad) to 1 (good). */
  mood: Mood;
  talk: Talk | null;
  /** So many responses, whoever gives them, instead of one of everybody who takes part. */
  responses: number | null;
}

/** What people write about whatever they are asked: in a share of the texts on questions of a category. */
export interface Talk {
  category: Category;
  share: number;
  comments: readonly string[];
}

export type Mood = (category: Category, department: string) => number;
