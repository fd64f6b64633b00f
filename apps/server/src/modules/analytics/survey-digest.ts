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
import type { GroupCounts, QuestionCounts, GatedSurvey, SurveyCounts } from '../responses/index.ts';

/** What a figure can be about. */
export type Topic = Category | 'score' | 'enps';

/** Sums from which the figures of a group in a survey follow. */
export interface TopicTally {
  tally: ScoreTally;
  /** Something was answered that is hidden. */
  hidden: boolean;
}
/** What was asked about; a topic without a question is not in it. */
export type TopicTallies = ReadonlyMap<Topic, TopicTally>;

/** The figures of a group of people, in one survey or in several: sums of what is released of it. */
export interface GroupSums extends Omit<GroupCounts, 'counts'> {
  /** Of those invited, the ones in surveys in which the group is not hidden: `released` is a share of them. */
  base: number;
  /** How many submitted and are not released; null where nobody may know. */
  waiting: number | null;
  /** The fewest people of whom there are figures. */
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

export function sumGroup(survey: GatedSurvey, { questions, group, filter }: GroupToSum): GroupSums {
  const { counts, ...people } = group;
  const filters = Object.keys(filter).length;
  const waiting = filters === 0 ? Math.max(0, survey.submitted - survey.released) : waitingOfGroup(survey);
  return {
    ...people,
    base: group.hidden ? 0 : group.invited,
    waiting,
    threshold: survey.anonymous ? filterThreshold(survey.minGroup, filters) : 1,
    topics: tallyTopics(questions, counts, { waiting, hidden: group.hidden }),
  };
}

/** Who of a group waits is not known to anybody; of an attributed survey nobody does. */
const waitingOfGroup = ({ anonymous }: GatedSurvey): number | null => (anonymous ? null : 0);

/** One group in several surveys. Where it is hidden in one, the others speak for it. */
export function joinGroupSums(groups: readonly GroupSums[]): GroupSums {
  const told = groups.filter(({ hidden }) => !hidden);
  const total = (of: (group: GroupSums) => number) => groups.reduce((sum, group) => sum + of(group), 0);
  return {
    value: groups[0]?.value ?? '',
    invited: total(({ invited }) => invited),
    base: total(({ base }) => base),
    released: total(({ released }) => released),
    hidden: told.length === 0,
    waiting: groups.some((group) => group.waiting === null) ? null : total((group) => group.waiting ?? 0),
    threshold: Math.max(...groups.map(({ threshold }) => threshold)),
    topics: joinTopics(told.map(({ topics }) => topics)),
  };
}

export const NO_COUNTS: QuestionCounts = { asked: 0, answered: 0, notApplicable: 0, values: {}, hidden: false };

export const leftOutOf = ({ asked, answered, notApplicable }: QuestionCounts, waiting: number | null): LeftOut => ({
  skipped: Math.max(0, asked - answered - notApplicable),
  notApplicable,
  waiting,
});

/** The sums of the released counts of a group. `waiting`: how many people of it submitted and are not in them. */
export function tallyTopics(
  questions: readonly Question[],
  counts: SurveyCounts,
  { waiting, hidden }: { waiting: number | null; hidden: boolean },
): TopicTallies {
  const parts = new Map<Topic, { tallies: ScoreTally[]; hidden: boolean }>();
  const add = (topic: Topic, tally: ScoreTally, isHidden: boolean) => {
    const known = parts.get(topic);
    known?.tallies.push(tally);
    if (known) known.hidden ||= isHidden;
    else parts.set(topic, { tallies: [tally], hidden: isHidden });
  };
  for (const question of questions) {
    const own = counts.byQuestion.get(question._id) ?? NO_COUNTS;
    const leftOut = leftOutOf(own, waiting);
    const isHidden = hidden || own.hidden;
    if (isScored(question)) {
      const tally = tallyScores(question, own.values, leftOut);
      add(question.category, tally, isHidden);
      add('score', tally, isHidden);
    }
    if (question.type === 'enps') add('enps', tallyEnps(question, own.values, leftOut), isHidden);
  }
  const tallied = new Map<Topic, TopicTally>();
  for (const topic of TOPICS) {
    const own = parts.get(topic);
    if (own !== undefined) tallied.set(topic, { tally: joinQuestions(own.tallies), hidden: own.hidden });
  }
  return tallied;
}

/** Several groups or surveys as one. A company has thousands of them: this is a plain loop because it is the costly one. */
export function joinTopics(all: readonly TopicTallies[], wanted: readonly Topic[] = TOPICS): TopicTallies {
  const joined = new Map<Topic, TopicTally>();
  for (const topic of wanted) {
    const tallies: ScoreTally[] = [];
    let hidden = false;
    for (const topics of all) {
      const part = topics.get(topic);
      if (part === undefined) continue;
      tallies.push(part.tally);
      hidden ||= part.hidden;
    }
    if (tallies.length > 0) joined.set(topic, { tally: joinGroups(tallies), hidden });
  }
  return joined;
}

const TOPICS: readonly Topic[] = [...CATEGORIES, 'score', 'enps'];
