import { createDemoRandom, type DemoRandom } from '../../src/modules/demo/demo-random.ts';
import type { AttackedApp } from './attacked-app.ts';
import { judgeAggregates } from './judge-aggregates.ts';
import { judgeCompany } from './judge-company.ts';
import { judgeFigures } from './judge-figures.ts';
import { judgeForms } from './judge-forms.ts';
import { judgeJoinedTexts } from './judge-joined-texts.ts';
import { judgeSteps } from './judge-steps.ts';
import { judgeStrayTexts, judgeTexts } from './judge-texts.ts';
import { judgeTimes } from './judge-times.ts';
import { shuffled } from './plan-scene.ts';
import { readAllSurveys, readEverything } from './read-all-surveys.ts';
import { readExports, readWorkbook } from './read-exports.ts';
import { ADMIN, allFilters, MANAGER, readGroups, readWhole, type Moment } from './read-survey.ts';
import { sightsOf, type Reading } from './reading.ts';
import type { Scene, SceneEvent } from './scene.ts';
import { playEvent, setStage, type Stage } from './stage.ts';
import type { Success } from './success.ts';

export interface Attack {
  scene: Scene;
  readings: number;
  successes: Success[];
}

/** Plays a scene, reads all that anybody may read meanwhile, and looks for groups below the threshold. */
export async function attack(app: AttackedApp, scene: Scene): Promise<Attack> {
  const stage = await setStage(app, scene);
  const readings: Reading[] = [];
  const random = createDemoRandom(`reading ${scene.seed}`);
  for (const [at, event] of scene.events.entries()) {
    await playEvent(stage, event);
    readings.push(...(await readAfter({ stage, at, reader: ADMIN }, event, random)));
  }
  if (random.chance(EVERYTHING)) readings.push(...(await readAllCalls(stage)));
  return { scene, readings: readings.length, successes: judge(stage, readings) };
}

/** Groups can be read after everything; now and then is enough, and always where much moves at once. */
const GROUPS_AFTER_ANSWERS = 0.07;
const GROUPS_AT_ONCE = 5;
const PAIRS_AT_ONCE = 6;
/** Most calls have nothing to do with answers; in some of the scenes all of them are looked through. */
const EVERYTHING = 0.15;

async function readAfter(moment: Moment, event: SceneEvent, random: DemoRandom): Promise<Reading[]> {
  if (event.kind === 'wait') return [];
  const { stage } = moment;
  const isOfManager = stage.scene.surveys[event.survey]?.owner === 'manager';
  const reader = isOfManager && random.chance(0.5) ? MANAGER : ADMIN;
  const whole = await readWhole({ ...moment, reader }, event.survey);
  const isTurn = event.kind === 'answer' ? random.chance(GROUPS_AFTER_ANSWERS) : event.kind !== 'launch';
  if (!isTurn) return whole;
  const { single, pairs } = allFilters(stage);
  const groups = event.kind === 'answer' ? shuffled(random, single).slice(0, GROUPS_AT_ONCE) : single;
  // Managers may combine none.
  const some = reader === ADMIN ? shuffled(random, pairs).slice(0, PAIRS_AT_ONCE) : [];
  const isInvited = stage.surveys.get(event.survey)?.access === 'invited_only';
  const told = await readGroups({ ...moment, reader }, event.survey, isInvited ? [...groups, ...some] : []);
  const files = event.kind === 'launch' ? [] : await readExports({ ...moment, reader }, event.survey);
  return [...whole, ...told, ...files, ...(await readAllSurveys(moment))];
}

async function readAllCalls(stage: Stage): Promise<Reading[]> {
  const at = stage.scene.events.length;
  const readings: Reading[] = [];
  for (const survey of stage.surveys.keys()) readings.push(await readWorkbook({ stage, at, reader: ADMIN }, survey));
  for (const reader of [ADMIN, MANAGER, { name: 'employee', person: 2 }]) {
    readings.push(...(await readEverything({ stage, at, reader })));
  }
  return readings;
}

function judge(stage: Stage, readings: readonly Reading[]): Success[] {
  // The same body as at the last look tells nothing new.
  const last = new Map<string, string>();
  const fresh = readings.filter(({ reader, path, body }) => {
    const isNew = last.get(`${reader} ${path}`) !== body;
    last.set(`${reader} ${path}`, body);
    return isNew;
  });
  const sights = fresh.map((reading) => sightsOf(reading, stage.scene.people.length));
  const evidence = { stage, sights };
  return [
    ...judgeStrayTexts(evidence),
    ...judgeCompany(evidence),
    ...[...stage.surveys.keys()].flatMap((survey) => [
      ...judgeFigures({ ...evidence, survey }),
      ...judgeTexts({ ...evidence, survey }),
      ...judgeJoinedTexts({ ...evidence, survey }),
      ...judgeAggregates({ ...evidence, survey }),
      ...judgeSteps({ ...evidence, survey }),
      ...judgeForms({ ...evidence, survey }),
      ...judgeTimes({ ...evidence, survey }),
    ]),
  ];
}
