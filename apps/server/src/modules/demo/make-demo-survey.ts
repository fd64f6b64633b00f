import { addDays } from '@vela/domain/company';
import { isInAudience, transition } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { addResponses } from '../responses/index.ts';
import { closeSurvey, createSurvey, duplicateSurvey, editSurvey, launchSurvey } from '../surveys/index.ts';
import type { DemoSurveyPlan } from './company-plan.ts';
import { archiveSurvey, listInvitedGroups } from './demo-store.ts';
import { makeDemoResponses, startedWithoutEnd, type AnsweredSurvey } from './make-demo-responses.ts';
import { plannedActor, demoNoon, type MadePerson, type Making } from './making.ts';

/** Takes one survey through its life up to today. */
export async function makeDemoSurvey(making: Making, plan: DemoSurveyPlan): Promise<void> {
  const { tx, companyId, today } = making;
  const actor = plannedActor(making, plan.creator);
  const launchDay = plan.launchedDaysAgo === null ? null : addDays(today, -plan.launchedDaysAgo);
  const survey = await makeDraft(at(making, addDays(launchDay ?? today, -1)), making, plan);
  if (launchDay === null) return;
  const closeDay = plan.closedDaysAgo === null ? null : addDays(today, -plan.closedDaysAgo);
  await launchSurvey(at(making, launchDay), actor, survey._id, { isPast: closeDay !== null });
  const { asked, groups } = await readAsked(making, { plan, launchDay, surveyId: survey._id });
  let first = true;
  for (const responses of makeDemoResponses(making, { plan, survey, asked, groups, launchDay, closeDay })) {
    const started = responses.length + (first ? startedWithoutEnd(asked.length) : 0);
    await addResponses(tx, making.deps, { companyId, surveyId: survey._id, responses, started });
    first = false;
  }
  if (closeDay === null) return;
  await closeSurvey(at(making, closeDay), actor, survey._id);
  if (plan.archived && transition('closed', 'archive').ok) await archiveSurvey(tx, companyId, survey._id);
}

/** The next run of a series is a copy of the one before, so that its questions can be compared. */
async function makeDraft(deps: Making['deps'], making: Making, plan: DemoSurveyPlan) {
  const actor = plannedActor(making, plan.creator);
  const latest = plan.series === null ? undefined : making.latestRuns.get(plan.series);
  const survey = await (latest === undefined
    ? createSurvey(deps, actor, { body: bodyOf(plan) })
    : copyRun(deps, actor, { latest, plan }));
  if (plan.series !== null) making.latestRuns.set(plan.series, survey._id);
  return survey;
}

async function copyRun(deps: Making['deps'], actor: Actor, { latest, plan }: { latest: string; plan: DemoSurveyPlan }) {
  const { _id: surveyId, questions, revision } = await duplicateSurvey(deps, actor, { surveyId: latest });
  return editSurvey(deps, actor, { surveyId, body: { ...bodyOf(plan), questions, revision } });
}

/** The verbs as they would have run around noon of a day; never later than now. */
function at({ deps }: Making, day: string): Making['deps'] {
  const moment = new Date(Math.min(demoNoon(day).getTime(), deps.clock.now().getTime()));
  return { ...deps, clock: { now: () => moment } };
}

const bodyOf = (plan: DemoSurveyPlan) => ({
  title: plan.title,
  description: plan.description,
  type: plan.type,
  targetAudience: plan.targetAudience,
  department: plan.department,
  settings: {
    access: plan.access,
    anonymous: plan.anonymous,
    allowMultipleResponses: plan.access === 'anyone_with_link' && plan.responses !== null,
  },
  questions: plan.questions.map((question) => ({ ...question, aiGenerated: false })),
});

/** Whom the survey asked, and which group each of them is counted in, where they were invited. */
async function readAsked(
  { tx, companyId, people }: Making,
  { plan, launchDay, surveyId }: { plan: DemoSurveyPlan; launchDay: string; surveyId: string },
): Promise<Pick<AnsweredSurvey, 'asked' | 'groups'>> {
  if (plan.access === 'anyone_with_link') return { asked: askedBy(people, plan, launchDay), groups: null };
  const groups = await listInvitedGroups(tx, companyId, surveyId);
  return { asked: people.filter(({ id }) => groups.has(id)), groups };
}

/** Whom an open link reached on the day of the launch. */
function askedBy(people: readonly MadePerson[], plan: DemoSurveyPlan, day: string): MadePerson[] {
  const hired = plan.hiredDaysBefore;
  if (hired) {
    const [latest, earliest] = [addDays(day, -hired[0]), addDays(day, -hired[1])];
    return people.filter((person) => person.hireDate >= earliest && person.hireDate <= latest);
  }
  return people.filter((person) => isInAudience({ ...person, status: 'active' }, plan, day));
}
