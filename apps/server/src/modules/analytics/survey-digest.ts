import {
  isScored,
  joinGroups,
  joinQuestions,
  tallyEnps,
  tallyScores,
  type LeftOut,
  type ScoreTally,
} from '@vela/domain/analytics';
import { filterThreshold, type Segment } from '@vela/domain/anonymity';
import { CATEGORIES, type Category, type Question } from '@vela/domain/surveys';
import type { GroupCounts, QuestionCounts, ReadableSurvey, SurveyCounts } from '../responses/index.ts';

/** What a figure can be about. */
export type Topic = Category | 'score' | 'enps';

/** Sums from which the figures of a group in a survey follow. */
export interface TopicTally {
  tally: ScoreTally;
  /** Something was answered that may not be shown. */
  withheld: boolean;
}
/** What was asked about; a topic without a question is not in it. */
export type TopicTallies = ReadonlyMap<Topic, TopicTally>;

/** The figures of a group of people, in one survey or in several: sums of what the surveys publish of it. */
export interface GroupSums extends Omit<GroupCounts, 'counts'> {
  /** Of those invited, the ones in surveys that show the group: `released` is a share of them. */
  base: number;
  /** How many submitted and can't be read, yet or ever; null where nobody may know. */
  keptBack: number | null;
  /** The fewest people of whom figures are shown. */
  threshold: number;
  topics: TopicTallies;
}

/** All that company figures take from a survey. */
export interface SurveyDigest {
  whole: TopicTallies;
  departments: readonly GroupSums[];
}

export interface GroupToSum {
  questions: readonly Question[];
  group: GroupCounts;
  /** What the group is told apart by; nothing for all of the survey. */
  filter: Segment;
}

export function sumGroup(survey: ReadableSurvey, { questions, group, filter }: GroupToSum): GroupSums {
  const { counts, ...people } = group;
  const filters = Object.keys(filter).length;
  const keptBack = filters === 0 ? Math.max(0, survey.submitted - survey.released) : keptBackOfGroup(survey);
  return {
    ...people,
    base: group.hidden ? 0 : group.invited,
    keptBack,
    threshold: survey.anonymous ? filterThreshold(survey.minGroup, filters) : 1,
    topics: tallyTopics(questions, counts, { keptBack, withheld: group.hidden }),
  };
}

/** Who of a group waits is not known to anybody; of an attributed survey nobody does. */
const keptBackOfGroup = ({ anonymous }: ReadableSurvey): number | null => (anonymous ? null : 0);

/** One group in several surveys. Where it is hidden in one, the others speak for it. */
export function joinGroupSums(groups: readonly GroupSums[]): GroupSums {
  const shown = groups.filter(({ hidden }) => !hidden);
  const total = (of: (group: GroupSums) => number) => groups.reduce((sum, group) => sum + of(group), 0);
  return {
    value: groups[0]?.value ?? '',
    invited: total(({ invited }) => invited),
    base: total(({ base }) => base),
    released: total(({ released }) => released),
    hidden: shown.length === 0,
    keptBack: groups.some((group) => group.keptBack === null) ? null : total((group) => group.keptBack ?? 0),
    threshold: Math.max(...groups.map(({ threshold }) => threshold)),
    topics: joinTopics(shown.map(({ topics }) => topics)),
  };
}

export const NO_COUNTS: QuestionCounts = { asked: 0, answered: 0, notApplicable: 0, values: {}, withheld: false };

export const leftOutOf = ({ asked, answered, notApplicable }: QuestionCounts, keptBack: number | null): LeftOut => ({
  skipped: Math.max(0, asked - answered - notApplicable),
  notApplicable,
  keptBack,
});

/** The sums of the published counts of a group. `keptBack`: how many people of it submitted and are not in them. */
export function tallyTopics(
  questions: readonly Question[],
  counts: SurveyCounts,
  { keptBack, withheld }: { keptBack: number | null; withheld: boolean },
): TopicTallies {
  const parts = new Map<Topic, { tallies: ScoreTally[]; withheld: boolean }>();
  const add = (topic: Topic, tally: ScoreTally, isWithheld: boolean) => {
    const known = parts.get(topic);
    known?.tallies.push(tally);
    if (known) known.withheld ||= isWithheld;
    else parts.set(topic, { tallies: [tally], withheld: isWithheld });
  };
  for (const question of questions) {
    const own = counts.byQuestion.get(question._id) ?? NO_COUNTS;
    const leftOut = leftOutOf(own, keptBack);
    const isWithheld = withheld || own.withheld;
    if (isScored(question)) {
      const tally = tallyScores(question, own.values, leftOut);
      add(question.category, tally, isWithheld);
      add('score', tally, isWithheld);
    }
    if (question.type === 'enps') add('enps', tallyEnps(question, own.values, leftOut), isWithheld);
  }
  const tallied = new Map<Topic, TopicTally>();
  for (const topic of TOPICS) {
    const own = parts.get(topic);
    if (own !== undefined) tallied.set(topic, { tally: joinQuestions(own.tallies), withheld: own.withheld });
  }
  return tallied;
}

/** Several groups or surveys as one. A company has thousands of them: this is a plain loop because it is the costly one. */
export function joinTopics(all: readonly TopicTallies[], wanted: readonly Topic[] = TOPICS): TopicTallies {
  const joined = new Map<Topic, TopicTally>();
  for (const topic of wanted) {
    const tallies: ScoreTally[] = [];
    let withheld = false;
    for (const topics of all) {
      const part = topics.get(topic);
      if (part === undefined) continue;
      tallies.push(part.tally);
      withheld ||= part.withheld;
    }
    if (tallies.length > 0) joined.set(topic, { tally: joinGroups(tallies), withheld });
  }
  return joined;
}

const TOPICS: readonly Topic[] = [...CATEGORIES, 'score', 'enps'];
