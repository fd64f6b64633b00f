import type { Role } from '@vela/domain/accounts';
import type { Category, QuestionType, SurveyAccess } from '@vela/domain/surveys';

/** The moment at which every scene begins. */
export const SCENE_START = '2026-03-02T09:00:00Z';

/** A company with its surveys, and all that happens in them: what a seed stands for. */
export interface Scene {
  seed: number;
  minGroup: number;
  minGroupComments: number;
  departments: readonly string[];
  /** The first is the admin, the second a manager. */
  people: readonly ScenePerson[];
  surveys: readonly SceneSurvey[];
  events: readonly SceneEvent[];
}

export interface ScenePerson {
  role: Role;
  department: number | null;
  hireDate: string | null;
  location: string;
  /** Whether the manager is their manager: whom a survey of the manager's may reach. */
  ofManager: boolean;
}

export interface SceneSurvey {
  access: SurveyAccess;
  owner: 'admin' | 'manager';
  /** The survey that this one is another run of. */
  runOf: number | null;
  questions: readonly SceneQuestion[];
  /** How it is edited while it runs. */
  edit: SceneEdit | null;
  responses: ReadonlyMap<number, SceneResponse>;
}

/** What becomes of the last question, on which nothing depends. */
export type SceneEdit = 'hidden' | 'shown' | 'reworded';

export interface SceneQuestion {
  type: QuestionType;
  category: Category;
  required: boolean;
  allowNotApplicable: boolean;
  allowComment: boolean;
  reverse: boolean;
  showIf: { question: number; value: string } | null;
  /** The question that is answered, skipped or shown together with this one: its options say by whom. */
  twin: number | null;
}

export interface SceneResponse {
  /** By question; one that is missing was skipped or not shown. */
  answers: ReadonlyMap<number, SceneAnswer>;
  seconds: number | null;
}

export interface SceneAnswer {
  /** Null: not applicable. */
  value: string | null;
  comment: string | null;
}

export type SceneEvent =
  | { kind: 'launch' | 'close' | 'reopen'; survey: number }
  /** People who answer at the same moment. */
  | { kind: 'answer'; survey: number; people: readonly number[] }
  | { kind: 'edit'; survey: number }
  | { kind: 'wait'; days: number };
