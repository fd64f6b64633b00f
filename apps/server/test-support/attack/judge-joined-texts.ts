import { readingName, type Reading, type SightsOf } from './reading.ts';
import { coveredOverTime, isWholeSet, toldGroups } from './sets-over-time.ts';
import type { Success, SurveyEvidence } from './success.ts';
import { parseOption, textsIn } from './tracers.ts';

/** Texts that are shown for the whole survey, and all the same can be joined with a group that is too small for texts. */
export const judgeJoinedTexts = (evidence: SurveyEvidence): Success[] => [
  ...judgeTiming(evidence),
  ...judgeRows(evidence),
];

/** Texts that appear when figures of one group alone move come from that group. */
function judgeTiming({ stage, sights, survey }: SurveyEvidence): Success[] {
  const covered = coveredOverTime(sights, survey);
  const everybody = new Set(covered.flatMap(({ people }) => [...people]));
  // Where a group is all who answered, its texts are those of the whole survey, whatever they are called.
  const groups = toldGroups(covered).filter(({ people }) => people.size < everybody.size);
  const seen = new Set<string>();
  let before: ReadonlySet<number> = new Set();
  return wholeTexts(sights, survey).flatMap(({ reading, texts }) => {
    const fresh = texts.filter((text) => !seen.has(JSON.stringify(text)));
    for (const text of fresh) seen.add(JSON.stringify(text));
    const now = covered.filter((one) => isWholeSet(one) && one.at <= reading.at).at(-1)?.people ?? new Set<number>();
    const added = [...now].filter((person) => !before.has(person));
    before = now;
    const group = groups.find(({ people }) => added.every((person) => people.has(person)));
    const isFew = added.length > 0 && added.length < stage.scene.minGroupComments;
    if (!group || !isFew || !fresh.some(({ person }) => added.includes(person))) return [];
    const how = [`texts appeared together with these people, who are all of ${group.name}`, readingName(reading)];
    return [{ kind: 'timing of texts', survey, people: added, how }];
  });
}

const wholeTexts = (sights: readonly SightsOf[], survey: number): SightsOf[] =>
  sights.filter(({ reading, texts }) => reading.survey === survey && isWholeSet(reading) && texts.length > 0);

/**
 * A text that stands in a row with other answers goes wherever these go: whoever is covered by the same figures at all times
 * could have written it. Where figures of a group cover it, these have to be enough for texts of a group.
 */
function judgeRows({ stage, sights, survey }: SurveyEvidence): Success[] {
  const covered = coveredOverTime(sights, survey);
  const everybody = new Set(covered.flatMap(({ people }) => [...people]));
  const covering = (person: number) => covered.filter(({ people }) => people.has(person));
  const keyOf = (person: number) => JSON.stringify(covering(person).map(({ at, filter }) => [at, filter]));
  const keys = new Map([...everybody].map((person) => [person, keyOf(person)]));
  return wholeTexts(sights, survey).flatMap(({ reading }) =>
    writersInRows(reading).flatMap((person) => {
      if (!everybody.has(person)) return [];
      const people = [...everybody].filter((one) => keys.get(one) === keys.get(person));
      const { minGroup, minGroupComments } = stage.scene;
      const groups = covering(person).filter((one) => !isWholeSet(one));
      if (people.length >= (groups.length > 0 ? minGroupComments : minGroup)) return [];
      const told = groups.map(({ at, filter }) => `${JSON.stringify(filter)} after event ${at}`);
      const how = [
        'a text stands in a row whose answers these figures cover',
        ...told.slice(0, 6),
        readingName(reading),
      ];
      return [{ kind: 'texts in rows', survey, people, how }];
    }),
  );
}

/** Whose rows hold a text beside an option that names them. */
function writersInRows({ json }: Reading): number[] {
  if (typeof json !== 'object' || json === null || !('responses' in json) || !Array.isArray(json.responses)) return [];
  return json.responses.flatMap((row: unknown) => {
    const text = JSON.stringify(row);
    const options = [...text.matchAll(/"(Zq\d+p\d+z)"/g)].map(([, option]) => parseOption(option ?? '')?.person);
    return textsIn(text).some(({ person }) => options.includes(person))
      ? options.slice(0, 1).flatMap((p) => p ?? [])
      : [];
  });
}
