import { attack, type Attack } from './attack.ts';
import type { AttackedApp } from './attacked-app.ts';
import { planScene } from './plan-scene.ts';
import type { Success } from './success.ts';

/** Attacks one scene after the other, as many at a time as there are applications: each has a clock of its own. */
export async function attackSeeds(
  apps: readonly AttackedApp[],
  seeds: readonly number[],
  onDone: (attack: Attack) => void = () => undefined,
): Promise<Attack[]> {
  const waiting = [...seeds];
  const done: Attack[] = [];
  const work = async (app: AttackedApp) => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const finished = await attack(app, planScene(seed));
      done.push(finished);
      onDone(finished);
    }
  };
  await Promise.all(apps.map(work));
  return done.sort((left, right) => left.scene.seed - right.scene.seed);
}

export const seedsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** What a success was, in lines that let it be done again by its seed. */
export const describeSuccesses = ({ scene, successes }: Attack): string[] =>
  successes.flatMap((success) => [headline(scene.seed, success), ...success.how.map((line) => `    ${line}`)]);

const headline = (seed: number, { survey, kind, people }: Success): string =>
  `seed ${seed}, ${survey === null ? 'company' : `survey ${survey}`}: ${kind}, people ${people.join(', ') || 'unknown'}`;
