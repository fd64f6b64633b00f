import { addDays } from '@vela/domain/company';
import { checkAnswers, type Question } from '@vela/domain/surveys';
import type { AddedResponses } from '../responses/index.ts';
import type { DemoSurveyPlan } from './company-plan.ts';
import { createDemoRandom, type DemoRandom } from './demo-random.ts';
import { makeDemoAnswers } from './make-demo-answers.ts';
import { demoNoon, type MadePerson, type Making } from './making.ts';

type MadeResponse = AddedResponses['responses'][number];

export interface AnsweredSurvey {
  plan: DemoSurveyPlan;
  survey: { questions: readonly Question[] };
  asked: readonly MadePerson[];
  /** The planned group of everybody who is invited; null for an open link. */
  groups: ReadonlyMap<string, string> | null;
  launchDay: string;
  /** Null while the survey is open. */
  closeDay: string | null;
}

const CHUNK = 10_000;
/** Some open a survey and never come back. */
const ABANDON_SHARE = 0.07;
const OUTLOOK_SPREAD = 0.11;
const SECONDS_A_QUESTION = 14;
const HOUR_MS = 3_600_000;

export const startedWithoutEnd = (asked: number): number => Math.round(asked * ABANDON_SHARE);

/** The responses to a survey, in portions that fit into memory. */
export function* makeDemoResponses(making: Making, collecting: AnsweredSurvey): Generator<MadeResponse[]> {
  const { asked, plan } = collecting;
  const random = createDemoRandom(`${making.plan.seed} ${plan.key}`);
  const context = { making, collecting, random, days: openDays(making, collecting), said: new Set<string>() };
  let portion: MadeResponse[] = [];
  for (const person of chooseRespondents(asked, plan, random)) {
    portion.push(makeResponse(context, person));
    if (portion.length < CHUNK) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** The working days on which the survey was open, or all of them where there was none. */
function openDays({ today }: Making, { launchDay, closeDay }: AnsweredSurvey): string[] {
  const last = closeDay ?? today;
  const days = [];
  for (let day = launchDay; day <= last; day = addDays(day, 1)) days.push(day);
  const working = days.filter((day) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
  return working.length > 0 ? working : days;
}

interface Context {
  making: Making;
  collecting: AnsweredSurvey;
  random: DemoRandom;
  days: string[];
  /** What was written already. */
  said: Set<string>;
}

function makeResponse(context: Context, person: MadePerson): MadeResponse {
  const { collecting, days, making, said } = context;
  const { survey, plan, groups } = collecting;
  const random = randomOf(context, person);
  const respondent = { department: person.department, outlook: outlookOf(context, person) };
  const checked = checkAnswers(
    survey.questions,
    makeDemoAnswers({ questions: survey.questions, mood: plan.mood, talk: plan.talk, said }, respondent, random),
  );
  if (!checked.ok) throw new Error(`${plan.title}: ${checked.problems[0]?.message}`);
  // Most answer soon after the launch.
  const day = days[Math.floor(random.next() ** 2.2 * days.length)] ?? collecting.launchDay;
  const seconds = survey.questions.length * SECONDS_A_QUESTION * Math.exp(random.spread(0.4));
  const segment = groups?.get(person.id);
  const response = {
    version: 1,
    answers: checked.answers,
    completionSeconds: Math.round(seconds),
    submittedOn: day,
    ...(segment === undefined ? {} : { segment }),
  };
  if (plan.anonymous) return response;
  const moment = Math.min(demoNoon(day).getTime() + random.next() * 4 * HOUR_MS, making.deps.clock.now().getTime());
  return { ...response, memberId: person.id, submittedAt: new Date(moment).toISOString() };
}

/** Where everybody answers once, what somebody says hangs on nobody else: it is the same on any day. */
const randomOf = ({ making, collecting: { plan }, random }: Context, person: MadePerson): DemoRandom =>
  plan.responses === null ? createDemoRandom(`${making.plan.seed} ${plan.key} ${person.email}`) : random;

/** The same person sees things alike in every survey. */
const outlookOf = ({ making }: Context, person: MadePerson): number =>
  createDemoRandom(`${making.plan.seed} ${person.email}`).spread(OUTLOOK_SPREAD);

/** Who answers a survey: of every department as many as its share says, or exactly so many as are wanted. */
function chooseRespondents(
  asked: readonly MadePerson[],
  plan: Pick<DemoSurveyPlan, 'key' | 'access' | 'participation' | 'responses'>,
  random: DemoRandom,
): Iterable<MadePerson> {
  if (plan.responses === null) return byShare(asked, plan);
  return plan.access === 'invited_only'
    ? someOf(asked, plan.responses, random)
    : anybodyOf(asked, plan.responses, random);
}

/** Counted and not left to chance, so that a group of six is as large as the plan wants it on any day. */
function byShare(
  asked: readonly MadePerson[],
  { key, participation }: Pick<DemoSurveyPlan, 'key' | 'participation'>,
): MadePerson[] {
  const departments = new Map<string, MadePerson[]>();
  for (const person of asked)
    departments.set(person.department, [...(departments.get(person.department) ?? []), person]);
  const chosen = new Set(
    [...departments].flatMap(([department, people]) =>
      people
        .map((person) => ({ person, rank: createDemoRandom(`${key} ${person.email} takes part`).next() }))
        .sort((left, right) => left.rank - right.rank)
        .slice(0, Math.round(people.length * participation(department)))
        .map(({ person }) => person),
    ),
  );
  return asked.filter((person) => chosen.has(person));
}

/** Everybody at most once: each of those who are left is as likely as the others. */
function* someOf(asked: readonly MadePerson[], wanted: number, random: DemoRandom): Generator<MadePerson> {
  let missing = wanted;
  for (const [index, person] of asked.entries()) {
    if (!random.chance(missing / (asked.length - index))) continue;
    missing -= 1;
    yield person;
  }
}

function* anybodyOf(asked: readonly MadePerson[], wanted: number, random: DemoRandom): Generator<MadePerson> {
  for (let given = 0; given < wanted; given += 1) yield random.pick(asked);
}
