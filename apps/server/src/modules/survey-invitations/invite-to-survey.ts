import type { Tx } from '@vela/db';
import {
  addToPlan,
  planSegments,
  segmentsOf,
  tenureBandOf,
  type PlannedPerson,
  type SegmentPlan,
} from '@vela/domain/anonymity';
import type { Deps } from '../../platform/deps.ts';
import { queueMails, type Mail } from '../../platform/mail-store.ts';
import { invitationSecret, personalLink } from './invitation-secret.ts';
import { insertSurveyInvitations, listInvitedMembers, savePlan } from './invitations-store.ts';
import { addPlaces, countPlaces, type InvitedSurvey } from './marks-store.ts';

/** Somebody of the audience on the day of the invitation. */
export interface AudiencePerson {
  id: string;
  firstName: string;
  email: string;
  departmentId: string | null;
  hireDate: string | null;
  location: string;
}

export interface Inviting extends InvitedSurvey {
  companyName: string;
  title: string;
  anonymous: boolean;
  minGroup: number;
  today: string;
}

export type InvitingDeps = Pick<Deps, 'clock' | 'ids' | 'keyedHash' | 'publicUrl'>;

const WHO_SEES_IT = {
  anonymous: 'Your answers are anonymous. The page explains who sees what, and how you can check it.',
  attributed: 'Your name goes with your answers. The page explains who sees what.',
} as const;

/** What results may tell a person apart by, as of a day. */
export const plannedPerson = (person: AudiencePerson, today: string): PlannedPerson => ({
  department: person.departmentId,
  tenure: tenureBandOf(person.hireDate, today),
  location: person.location.trim().replace(/\s+/g, ' ') || null,
});

/** Whoever answers an attributed survey is known by name: no group is too small. */
export const planThreshold = ({ anonymous, minGroup }: Pick<Inviting, 'anonymous' | 'minGroup'>): number =>
  anonymous ? minGroup : 1;

/**
 * Invites the audience of a survey that is being launched: one link each, and the plan of the groups that results will
 * tell apart. The survey's row must be locked.
 */
export async function inviteToSurvey(
  tx: Tx,
  deps: InvitingDeps,
  { survey, people, sendLinks }: { survey: Inviting; people: readonly AudiencePerson[]; sendLinks: boolean },
): Promise<void> {
  const planned = people.map((person) => plannedPerson(person, survey.today));
  const plan = planSegments(planned, planThreshold(survey));
  await addInvitations(tx, deps, { survey, people, from: 0, keys: segmentsOf(planned, plan), sendLinks });
  await savePlan(tx, survey, { segmentPlan: plan, invited: people.length });
}

/** The survey's plan and number of invited people until now. */
export interface Invited {
  plan: SegmentPlan;
  invited: number;
}

/** Invites those of an audience who are not invited yet. They join the groups that there are; how many they were. */
export async function inviteFurtherPeople(
  tx: Tx,
  deps: InvitingDeps,
  { survey, people, before }: { survey: Inviting; people: readonly AudiencePerson[]; before: Invited },
): Promise<number> {
  const invited = await listInvitedMembers(tx, survey);
  const added = people.filter(({ id }) => !invited.has(id));
  if (added.length === 0) return 0;
  const planned = added.map((person) => plannedPerson(person, survey.today));
  const from = await countPlaces(tx, survey);
  await addInvitations(tx, deps, {
    survey,
    people: added,
    from,
    keys: segmentsOf(planned, before.plan),
    sendLinks: true,
  });
  const segmentPlan = addToPlan(before.plan, planned);
  await savePlan(tx, survey, { segmentPlan, invited: before.invited + added.length });
  return added.length;
}

interface Adding {
  survey: Inviting;
  people: readonly AudiencePerson[];
  /** The first free place. */
  from: number;
  /** The group of each of the people. */
  keys: readonly string[];
  /** By mail. */
  sendLinks: boolean;
}

async function addInvitations(tx: Tx, deps: InvitingDeps, adding: Adding): Promise<void> {
  const { survey, people, from, keys, sendLinks } = adding;
  const placed = inRandomOrder(
    people.map((person, index) => ({ person, segment: keys[index] ?? '' })),
    deps,
  ).map((invitation, index) => ({ ...invitation, place: from + index }));
  await addPlaces(tx, survey, { from, count: placed.length });
  await insertSurveyInvitations(
    tx,
    survey,
    placed.map(({ place, person, segment }) => ({ place, memberId: person.id, segment })),
  );
  if (!sendLinks) return;
  const mails = placed.map(({ place, person }) => {
    const secret = invitationSecret(deps, { surveyId: survey.surveyId, memberId: person.id, place });
    const { companyId, companyName } = survey;
    return personalLinkMail(deps, {
      companyId,
      companyName,
      survey,
      to: person,
      link: personalLink(survey.surveyId, secret),
    });
  });
  await queueMails(tx, deps, mails);
}

/** Ids are random, so their order is. */
const inRandomOrder = <Item>(items: readonly Item[], { ids }: Pick<Deps, 'ids'>): Item[] =>
  items
    .map((item) => ({ item, id: ids.newId() }))
    .sort((left, right) => (left.id < right.id ? -1 : 1))
    .map(({ item }) => item);

interface PersonalLinkMail {
  companyId: string;
  companyName: string;
  survey: { title: string; anonymous: boolean };
  to: { firstName: string; email: string };
  /** From the origin on. */
  link: string;
}

function personalLinkMail(deps: Pick<Deps, 'publicUrl'>, mail: PersonalLinkMail): Mail {
  const { survey, to } = mail;
  return {
    companyId: mail.companyId,
    to: to.email,
    subject: `${mail.companyName} asks for your answers: ${survey.title}`,
    body: [
      to.firstName ? `Hello ${to.firstName},` : 'Hello,',
      `you are invited to the survey “${survey.title}” of ${mail.companyName}. To answer, open this link:`,
      `${deps.publicUrl()}${mail.link}`,
      WHO_SEES_IT[survey.anonymous ? 'anonymous' : 'attributed'],
      'The link is yours alone and works for one response. Please do not pass it on: whoever has it answers in your place.',
    ].join('\n\n'),
  };
}
