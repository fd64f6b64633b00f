import type { DemoSurveyPlan } from './company-plan.ts';
import type { MadePerson } from './making.ts';
import { createDemoRandom, type DemoRandom } from './demo-random.ts';

/** Who answers a survey: of every department as many as its share says, or exactly so many as are wanted. */
export function chooseRespondents(
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
