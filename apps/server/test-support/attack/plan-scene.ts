import { addDays } from '@vela/domain/company';
import { createDemoRandom, type DemoRandom } from '../../src/modules/demo/demo-random.ts';
import { planAnswers } from './plan-answers.ts';
import { planQuestions } from './plan-questions.ts';
import {
  SCENE_START,
  type Scene,
  type SceneEdit,
  type SceneEvent,
  type ScenePerson,
  type SceneSurvey,
} from './scene.ts';

/** A distribution names each person by an option of its own, and there are at most 50 options. */
const MOST_PEOPLE = 50;
const FEWEST_PEOPLE = 6;
const LOCATIONS = ['Berlin', 'Lima', 'Oslo'];
const EDITS: readonly SceneEdit[] = ['hidden', 'shown', 'reworded'];
const YEARS_OF_SERVICE = [0, 0, 1, 2, 4, 5, 8, 12];

const between = (random: DemoRandom, low: number, high: number): number =>
  low + Math.floor(random.next() * (high - low + 1));

/** The same scene for the same seed, whatever was planned before. */
export function planScene(seed: number): Scene {
  const today = SCENE_START.slice(0, 10);
  const random = createDemoRandom(`attack ${seed}`);
  const minGroup = between(random, 3, 8);
  const minGroupComments = minGroup + between(random, 0, 6);
  const departments = Array.from({ length: between(random, 1, 7) }, (_, index) => `Department ${index}`);
  const people = planPeople(random, departments.length, today);
  const surveys = planSurveys(random, people);
  const events = merge(
    random,
    surveys.map((survey, index) => eventsOf(random, survey, index)),
    surveys,
  );
  return { seed, minGroup, minGroupComments, departments, people, surveys, events };
}

function planPeople(random: DemoRandom, departments: number, today: string): ScenePerson[] {
  // Steeper and steeper, so that the last departments have one or two people.
  const steepness = 1 + random.next() * 3;
  const locations = LOCATIONS.slice(0, between(random, 0, LOCATIONS.length));
  const toldHireDates = random.chance(0.8);
  return Array.from({ length: between(random, FEWEST_PEOPLE, MOST_PEOPLE) }, (_, number) => ({
    role: number === 0 ? 'admin' : number === 1 ? 'manager' : 'employee',
    department: random.chance(0.07) ? null : Math.floor(random.next() ** steepness * departments),
    hireDate:
      toldHireDates && random.chance(0.95)
        ? addDays(today, -Math.floor(random.pick(YEARS_OF_SERVICE) * 365.25) - between(random, 100, 200))
        : null,
    location: locations.length > 0 && random.chance(0.9) ? random.pick(locations) : '',
    ofManager: number > 1 && random.chance(0.6),
  }));
}

function planSurveys(random: DemoRandom, people: readonly ScenePerson[]): SceneSurvey[] {
  const surveys: SceneSurvey[] = [];
  for (let index = 0, count = between(random, 1, 3); index < count; index += 1) {
    const earlier = surveys[index - 1];
    const isRun = earlier !== undefined && random.chance(0.5);
    const owner = isRun ? earlier.owner : random.chance(0.2) ? 'manager' : 'admin';
    const access = isRun ? earlier.access : random.chance(0.65) ? 'invited_only' : 'anyone_with_link';
    const questions = isRun ? earlier.questions : planQuestions(random);
    const invited = people.flatMap(({ ofManager }, person) => (owner === 'admin' || ofManager ? [person] : []));
    const share = random.pick([0.4, 0.7, 0.9, 1]);
    const taking = shuffled(random, invited).filter(() => random.chance(share));
    const responses = taking.map(
      (person) => [person, planAnswers(random, { survey: index, person, questions })] as const,
    );
    const edit = random.chance(0.5) ? random.pick(EDITS) : null;
    surveys.push({ access, owner, runOf: isRun ? index - 1 : null, questions, edit, responses: new Map(responses) });
  }
  return surveys;
}

export function shuffled<T>(random: DemoRandom, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

/** What happens in one survey, in order: people come in groups of any size, and sometimes it is opened once more. */
function eventsOf(random: DemoRandom, survey: SceneSurvey, index: number): SceneEvent[] {
  const waiting = [...survey.responses.keys()];
  const events: SceneEvent[] = [{ kind: 'launch', survey: index }];
  const closeAfter = random.chance(0.4) ? between(random, 0, waiting.length) : null;
  const editAfter = survey.edit === null ? null : between(random, 1, waiting.length);
  let answered = 0;
  while (waiting.length > 0) {
    const people = waiting.splice(0, random.chance(0.5) ? 1 : between(random, 1, 9));
    events.push({ kind: 'answer', survey: index, people });
    answered += people.length;
    if (editAfter !== null && answered >= editAfter && !events.some(({ kind }) => kind === 'edit')) {
      events.push({ kind: 'edit', survey: index });
    }
    const isTurn = closeAfter !== null && answered >= closeAfter && !events.some(({ kind }) => kind === 'close');
    if (isTurn) events.push({ kind: 'close', survey: index }, { kind: 'reopen', survey: index });
    if (random.chance(0.2)) events.push({ kind: 'wait', days: between(random, 1, 20) });
  }
  // Some never close.
  return random.chance(0.9) ? [...events, { kind: 'close', survey: index }] : events;
}

/** The surveys' events mixed, each survey's in their order; a further run starts once the one before has been launched. */
function merge(random: DemoRandom, queues: SceneEvent[][], surveys: readonly SceneSurvey[]): SceneEvent[] {
  const merged: SceneEvent[] = [];
  const isLaunched = (survey: number) => merged.some((event) => event.kind === 'launch' && event.survey === survey);
  while (queues.some((queue) => queue.length > 0)) {
    const open = queues.filter((queue, index) => {
      const earlier = surveys[index]?.runOf ?? null;
      return queue.length > 0 && (earlier === null || isLaunched(earlier));
    });
    const queue = random.pick(open);
    merged.push(...queue.splice(0, between(random, 1, 4)));
  }
  return merged;
}
