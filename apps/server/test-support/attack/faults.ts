import type * as DomainModule from '@vela/domain/anonymity';
import type { Scene } from './scene.ts';

type Domain = typeof DomainModule;

/** A weakness that is built in on purpose, to see that the attack would find it. */
export interface Fault {
  /** What the attack has to find. */
  kinds: RegExp;
}

export const FAULTS = {
  'departments are released below the threshold': { kinds: /^(figures|steps)/ },
  'questions have no steps of their own': { kinds: /^figures/ },
  'the rest of a closing is released alone': { kinds: /^(figures|steps)/ },
  'two filters need no more people than one': { kinds: /^figures with filters/ },
  'calls list texts while a survey runs': { kinds: /^timing of texts/ },
  'files list texts while a survey runs': { kinds: /^timing of texts/ },
  'texts stand in rows of groups': { kinds: /^texts in rows/ },
  'completion times have no steps of their own': { kinds: /^times/ },
  'an edit parts nobody from the others': { kinds: /^(forms|steps)/ },
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

/** A scene in which groups matter: everybody is invited, and many groups are just large enough. */
export const withGroups = (scene: Scene): Scene => ({
  ...scene,
  minGroup: 3,
  minGroupComments: 8,
  surveys: scene.surveys.map((survey) => ({ ...survey, access: 'invited_only' })),
});

/** The rules of the domain that a fault weakens while it is there. */
export function weakenDomain(domain: Domain, current: () => FaultName | null) {
  return {
    planRelease: ((groups, minGroup) =>
      current() === 'departments are released below the threshold'
        ? groups.filter(({ waiting }) => waiting > 0).map(({ key }) => ({ segment: key, from: [key] }))
        : domain.planRelease(groups, minGroup)) satisfies Domain['planRelease'],
    foldCounts: ((steps) => {
      const folded = domain.foldCounts(
        current() === 'questions have no steps of their own' ? { ...steps, minGroup: 1 } : steps,
      );
      return current() === 'completion times have no steps of their own' ? withoutHeldTimes(domain, folded) : folded;
    }) satisfies Domain['foldCounts'],
    mergeGroups: ((waiting, threshold) =>
      domain.mergeGroups(
        waiting,
        current() === 'the rest of a closing is released alone' ? 1 : threshold,
      )) satisfies Domain['mergeGroups'],
    mayTextsStandInRows: ((groups, thresholds) =>
      current() === 'texts stand in rows of groups' ||
      domain.mayTextsStandInRows(groups, thresholds)) satisfies Domain['mayTextsStandInRows'],
    filterThreshold: ((minGroup, filters) =>
      domain.filterThreshold(
        minGroup,
        current() === 'two filters need no more people than one' ? 1 : filters,
      )) satisfies Domain['filterThreshold'],
  };
}

function withoutHeldTimes(domain: Domain, { released, held }: DomainModule.FoldedCounts): DomainModule.FoldedCounts {
  const times = domain.addTallies([released, { answers: {}, seconds: held.seconds }]);
  return { released: times, held: { ...held, seconds: {} } };
}
