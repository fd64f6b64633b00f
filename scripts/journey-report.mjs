import path from 'node:path';

/** Journeys that may need their second try; with more of them it is not the machine. */
const MOST_FLAKY = 2;

/** What Playwright's report says: how many passed and failed, which by name, and how long each area took. */
export function readJourneys({ suites = [] }) {
  const journeys = suites.flatMap(journeysOf);
  const named = (wanted) => journeys.filter(({ status }) => status === wanted).map(({ name }) => name);
  const [flaky, unexpected] = [named('flaky'), named('unexpected')];
  const isUnsteady = flaky.length > MOST_FLAKY;
  return {
    passed: named('expected').length + (isUnsteady ? 0 : flaky.length),
    failures: isUnsteady ? [...unexpected, ...flaky] : unexpected,
    flaky,
    areas: areasOf(journeys),
  };
}

/** The report is a tree of files and describe blocks. */
function journeysOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      area: path.basename(file).split(/[-.]/)[0],
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** The time of an area's journeys one after the other; two of them run side by side. */
function areasOf(journeys) {
  const areas = [...new Set(journeys.map(({ area }) => area))];
  return areas.map((name) => {
    const ofArea = journeys.filter(({ area }) => area === name);
    const seconds = ofArea.reduce((sum, journey) => sum + journey.seconds, 0);
    return `${name}: ${ofArea.length} journeys, ${Math.round(seconds)} s`;
  });
}
