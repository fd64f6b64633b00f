import { segmentKey, type QuestionTally, type Segment } from '@vela/domain/anonymity';
import type { Question } from '@vela/domain/surveys';
import { readRows } from './answer-survey.ts';
import type { TestApp } from './build-test-app.ts';
import { makeDraft, type TestMember } from './factories.ts';
import type { PlainPerson } from './plain-analytics.ts';

export interface ReleasedGroup {
  segment: Segment;
  invited: number;
  /** Those of whom everything is released. */
  people: readonly PlainPerson[];
}

interface ReleasedSurvey {
  questions: Question[];
  groups: readonly ReleasedGroup[];
  title?: string;
  launchedAt: Date;
  closedAt?: Date | null;
  anonymous?: boolean;
  seriesId?: string;
}

/** A survey to invited people as it stands after a release, straight in the database: it costs no submissions. */
export async function addReleasedSurvey(
  { deps, owner }: Pick<TestApp, 'deps' | 'owner'>,
  { actor }: Pick<TestMember, 'actor'>,
  added: ReleasedSurvey,
): Promise<string> {
  const { questions, groups, launchedAt, closedAt = null, anonymous = true, seriesId = null } = added;
  const id = await makeDraft(deps, actor, questions);
  const invited = groups.reduce((sum, group) => sum + group.invited, 0);
  const people = groups.reduce((sum, group) => sum + group.people.length, 0);
  const plan = groups.map((group) => ({
    key: segmentKey(group.segment),
    segment: group.segment,
    invited: group.invited,
  }));
  await readRows(
    owner,
    `update surveys set status = $2, launched_at = $3, closed_at = $4, version = 1, access = 'invited_only', anonymous = $5,
       min_group = 5, min_group_comments = 10, invited = $6, segment_plan = $7, series_id = $8, title = $9 where id = $1`,
    [
      id,
      closedAt === null ? 'active' : 'closed',
      launchedAt,
      closedAt,
      anonymous,
      invited,
      JSON.stringify({ segments: plan }),
      seriesId,
      added.title ?? 'A released survey',
    ],
  );
  await readRows(
    owner,
    `insert into survey_counters (company_id, survey_id, started, submitted, released) values ($1, $2, $3, $3, $3)
     on conflict (company_id, survey_id) do update set started = $3, submitted = $3, released = $3`,
    [actor.companyId, id, people],
  );
  for (const group of groups) {
    if (group.people.length === 0) continue;
    await readRows(
      owner,
      `insert into survey_rollups (company_id, survey_id, segment, people, answers, seconds) values ($1, $2, $3, $4, $5, $6)
       on conflict (company_id, survey_id, segment) do update set people = $4, answers = $5, seconds = $6`,
      [
        actor.companyId,
        id,
        segmentKey(group.segment),
        group.people.length,
        JSON.stringify(
          Object.fromEntries(questions.map((question) => [question._id, tallyOf(question, group.people)])),
        ),
        JSON.stringify(countEach(group.people.map(({ seconds }) => String(seconds)))),
      ],
    );
  }
  return id;
}

function tallyOf({ _id, type }: Question, people: readonly PlainPerson[]): QuestionTally {
  const given = people.map(({ answers }) => answers.get(_id));
  const values = type === 'text' ? [] : given.flatMap((answer) => answer ?? []);
  return {
    asked: people.length,
    answered: given.filter((answer) => answer !== undefined && answer !== null).length,
    notApplicable: given.filter((answer) => answer === null).length,
    values: countEach(values),
  };
}

function countEach(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
