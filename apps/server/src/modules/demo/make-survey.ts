import { addDays, isInAudience, transition } from '@vela/domain';
import { addResponses } from '../responses/index.ts';
import { closeSurvey, createSurvey, launchSurvey } from '../surveys/index.ts';
import type { SurveyPlan } from './company-plan.ts';
import { archiveSurvey } from './demo-store.ts';
import { actorOf, noon, type MadePerson, type Making } from './make-company.ts';
import { makeResponses, startedWithoutEnd } from './make-responses.ts';

/** Takes one survey through its life up to today. */
export async function makeSurvey(making: Making, plan: SurveyPlan): Promise<void> {
  const { tx, companyId, today } = making;
  const actor = actorOf(making, plan.creator);
  const launchDay = plan.launchedDaysAgo === null ? null : addDays(today, -plan.launchedDaysAgo);
  const survey = await createSurvey(at(making, addDays(launchDay ?? today, -1)), actor, { body: bodyOf(plan) });
  if (launchDay === null) return;
  await launchSurvey(at(making, launchDay), actor, survey.id);
  const closeDay = plan.closedDaysAgo === null ? null : addDays(today, -plan.closedDaysAgo);
  const asked = askedBy(making.people, plan, launchDay);
  let first = true;
  for (const responses of makeResponses(making, { plan, survey, asked, launchDay, closeDay })) {
    const started = responses.length + (first ? startedWithoutEnd(asked.length) : 0);
    await addResponses(tx, making.deps, { companyId, surveyId: survey.id, responses, started });
    first = false;
  }
  if (closeDay === null) return;
  await closeSurvey(at(making, closeDay), actor, survey.id);
  if (plan.archived && transition('closed', 'archive').ok) await archiveSurvey(tx, companyId, survey.id);
}

/** The verbs as they would have run around noon of a day; never later than now. */
function at({ deps }: Making, day: string): Making['deps'] {
  const moment = new Date(Math.min(noon(day).getTime(), deps.clock.now().getTime()));
  return { ...deps, clock: { now: () => moment } };
}

const bodyOf = (plan: SurveyPlan) => ({
  title: plan.title,
  description: plan.description,
  type: plan.type,
  targetAudience: plan.targetAudience,
  department: plan.department,
  settings: { anonymous: plan.anonymous, allowMultipleResponses: plan.responses !== null },
  questions: plan.questions.map((question) => ({ ...question, aiGenerated: false })),
});

/** Whom the survey asked on the day of its launch. */
function askedBy(people: readonly MadePerson[], plan: SurveyPlan, day: string): MadePerson[] {
  const hired = plan.hiredDaysBefore;
  if (hired) {
    const [latest, earliest] = [addDays(day, -hired[0]), addDays(day, -hired[1])];
    return people.filter((person) => person.hireDate >= earliest && person.hireDate <= latest);
  }
  return people.filter((person) => isInAudience({ ...person, status: 'active' }, plan, day));
}
