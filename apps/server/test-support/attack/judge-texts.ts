import type { Segment } from '@vela/domain/anonymity';
import { readingName, type Reading, type SightsOf } from './reading.ts';
import { SCENE_START, type ScenePerson } from './scene.ts';
import type { Success, SurveyEvidence } from './success.ts';
import type { Stage } from './stage.ts';

/** Where texts may be read at all, with the survey's other readings or by themselves. */
const PLACES = /^\/api\/(analytics\/survey\/[\w-]+\/comments|surveys\/[\w-]+\/(responses|export\w*))/;

/** Texts that can come only from a few: by when they appear, by the group that they are shown in, or by both. */
export function judgeTexts(evidence: SurveyEvidence): Success[] {
  const { stage, sights, survey } = evidence;
  const own = sights.filter(({ reading, texts }) => reading.survey === survey && texts.length > 0);
  const questions = new Set(own.flatMap(({ texts }) => texts.map(({ question }) => question)));
  return [...questions].flatMap((question) => {
    const planned = stage.scene.surveys[survey]?.questions[question];
    const byWriter = readingsByWriter(own, question);
    const everybodyWrote = planned?.type === 'text' && planned.required;
    return everybodyWrote
      ? judgeAlike(evidence, { question, byWriter })
      : judgeGroups(evidence, { question, byWriter });
  });
}

interface Written {
  question: number;
  /** In which readings each person's text stands. */
  byWriter: ReadonlyMap<number, readonly Reading[]>;
}

function readingsByWriter(sights: readonly SightsOf[], question: number): Map<number, Reading[]> {
  const byWriter = new Map<number, Reading[]>();
  for (const { reading, texts } of sights) {
    const writers = new Set(texts.filter((text) => text.question === question).map(({ person }) => person));
    for (const person of writers) byWriter.set(person, [...(byWriter.get(person) ?? []), reading]);
  }
  return byWriter;
}

/** Where everybody wrote something, those whose texts stand in the same readings are the only ones who can't be told apart. */
function judgeAlike({ stage, survey }: SurveyEvidence, { question, byWriter }: Written): Success[] {
  const alike = new Map<string, number[]>();
  for (const [person, readings] of byWriter) {
    const key = readings.map(readingName).join('\n');
    alike.set(key, [...(alike.get(key) ?? []), person]);
  }
  return [...alike.values()].flatMap((people) => {
    const readings = byWriter.get(people[0] ?? -1) ?? [];
    const needed = readings.some(isFiltered) ? stage.scene.minGroupComments : stage.scene.minGroup;
    if (people.length >= needed) return [];
    const how = [
      `fewer than ${needed} texts stand in exactly these readings`,
      ...readings.slice(0, 6).map(readingName),
    ];
    return [{ kind: `texts of question ${question}`, survey, people, how }];
  });
}

/** Where some wrote nothing, anybody of the groups that a text is shown in may have written it. */
function judgeGroups({ stage, survey }: SurveyEvidence, { question, byWriter }: Written): Success[] {
  const answered = [...(stage.surveys.get(survey)?.answered.keys() ?? [])];
  return [...byWriter].flatMap(([person, readings]) => {
    const filtered = readings.filter(isFiltered);
    if (filtered.length === 0) return [];
    const possible = answered.filter((one) => filtered.every(({ filter }) => isOf(stage, one, filter)));
    if (possible.length >= stage.scene.minGroupComments) return [];
    const how = [
      `the text of person ${person} is shown in groups of these people`,
      ...filtered.slice(0, 6).map(readingName),
    ];
    return [{ kind: `texts of question ${question}`, survey, people: possible, how }];
  });
}

const isFiltered = ({ filter }: Reading): boolean => Object.keys(filter).length > 0;

function isOf({ scene, company }: Stage, person: number, filter: Segment): boolean {
  const known = scene.people[person];
  if (known === undefined) return false;
  if (filter.department !== undefined && company.departmentIds[known.department ?? -1] !== filter.department)
    return false;
  if (filter.location !== undefined && known.location !== filter.location) return false;
  return filter.tenure === undefined || bandOf(known) === filter.tenure;
}

/** Written once more here: the hire dates of scenes lie months away from the bands' ends. */
function bandOf({ hireDate }: ScenePerson): string | null {
  if (hireDate === null) return null;
  const years = (Date.parse(SCENE_START) - Date.parse(hireDate)) / (365.25 * 86_400_000);
  return years < 1 ? 'under_1' : years < 3 ? '1_to_3' : years < 6 ? '3_to_6' : 'over_6';
}

/** Words of people where nobody should find them: in the log, with strangers, in mails, in other calls. */
export function judgeStrayTexts({ stage, sights }: { stage: Stage; sights: readonly SightsOf[] }): Success[] {
  return sights.flatMap(({ reading, texts, figures }) => {
    const mayRead = (reading.reader === 'admin' || reading.reader === 'manager') && PLACES.test(reading.path);
    const outsider = reading.reader === 'employee' || reading.reader === 'stranger';
    const people = [
      ...(mayRead ? [] : texts.map(({ person }) => person)),
      ...(outsider ? [...figures.values()].flat().flatMap((figure) => peopleIn(figure.people)) : []),
    ];
    const links = [...stage.surveys.values()].flatMap((survey) => [...survey.links]);
    const others = links.filter(([person]) => person !== reading.person);
    const shown = others.filter(([, secret]) => reading.body.includes(secret)).map(([person]) => person);
    const stray = [...new Set([...people, ...shown])];
    if (stray.length === 0) return [];
    const kind = people.length > 0 ? 'answers out of place' : 'personal links of others';
    return [{ kind, survey: reading.survey, people: stray, how: [readingName(reading)] }];
  });
}

const peopleIn = (vector: readonly number[]): number[] =>
  vector.flatMap((count, person) => (count === 0 ? [] : [person]));
