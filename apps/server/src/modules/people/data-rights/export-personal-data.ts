import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/domain-error.ts';
import type { FileBody } from '../../../platform/http/file-answer.ts';
import { listAttributedResponses } from '../../responses/index.ts';
import { listSurveyInvitationsOf, withoutSecrets } from '../../survey-invitations/index.ts';
import { companyDay } from '../company-day.ts';
import type { PersonKey } from '../people-changes-store.ts';
import { listAddressesOf } from './erasure-store.ts';
import {
  findProfile,
  listAudits,
  listPersonImportChanges,
  listInvitations,
  listMails,
  listPasswordResets,
  listReviewsOf,
  listPersonSessions,
  listSurveysOf,
} from './personal-data-store.ts';

const NOTES = {
  anonymousAnswers:
    'Answers to anonymous surveys are stored without anything that tells who gave them. Nobody can find yours among them, so they are not in this file.',
  reviewsAboutYou:
    'Finished reviews by your manager and by yourself are listed. What colleagues wrote is shown in no place one by one, so that they can be open; of those you find the number.',
  otherPeople: 'What is kept about other people is theirs: their names, addresses and answers are left out.',
} as const;

/** All that is kept about a person, as a file. Everybody gets the own one, admins anybody's. */
export async function exportPersonalData(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<FileBody> {
  const scope = permit(actor, 'personal-data.read');
  if (scope !== 'company' && id !== actor.memberId) throw notFound('This person');
  const person = { companyId: actor.companyId, id };
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const { now, today } = await companyDay(tx, deps, actor.companyId);
    const data = { exportedAt: now, notes: NOTES, ...(await collect(tx, person)) };
    await audit(tx, deps, actor, { action: 'person.data-exported', subjectType: 'member', subjectId: id });
    const content = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
    return { content, fileName: `personal-data-${today}.json` };
  });
}

async function collect(tx: Tx, person: PersonKey) {
  const profile = await findProfile(tx, person);
  if (profile === null) throw notFound('This person');
  const place = { companyId: person.companyId, memberId: person.id };
  const addresses = await listAddressesOf(tx, { ...person, email: profile.email });
  return {
    profile,
    sessions: await listPersonSessions(tx, person),
    passwordResets: await listPasswordResets(tx, person),
    invitations: await listInvitations(tx, person),
    mails: (await listMails(tx, person.companyId, addresses)).map(withoutToken),
    imports: await listPersonImportChanges(tx, person),
    surveysCreated: await listSurveysOf(tx, person),
    surveyInvitations: await listSurveyInvitationsOf(tx, place),
    responses: await listAttributedResponses(tx, place),
    reviews: presentReviews(await listReviewsOf(tx, person), person.id),
    auditLog: (await listAudits(tx, person)).map((entry) => presentAudit(entry, person.id)),
  };
}

/** A link that still works would let the file's reader in. */
const withoutToken = <M extends { body: string }>(mail: M): M => ({
  ...mail,
  body: withoutSecrets(mail.body.replace(/#token=\S+/g, '#token=…')),
});

function presentReviews(reviews: Awaited<ReturnType<typeof listReviewsOf>>, id: string) {
  const shown = reviews.map(({ reviewerId, revieweeId, ...review }) => ({
    review,
    isWriter: reviewerId === id,
    isShown: review.status === 'completed' && (review.type === 'manager_review' || reviewerId === revieweeId),
  }));
  const byOthers = shown.filter(({ isWriter }) => !isWriter);
  return {
    written: shown.filter(({ isWriter }) => isWriter).map(({ review }) => review),
    aboutYou: byOthers.filter(({ isShown }) => isShown).map(({ review }) => review),
    furtherAboutYou: byOthers.filter(({ isShown }) => !isShown).length,
  };
}

type AuditRow = Awaited<ReturnType<typeof listAudits>>[number];

/** Of acts of others: not who and from where. Of acts on others: not what they told of them. */
function presentAudit({ actorId, address, detail, subjectId, ...entry }: AuditRow, id: string) {
  const isOwnAct = actorId === id;
  return {
    ...entry,
    by: isOwnAct ? 'yourself' : actorId === null ? 'Vela' : 'somebody else',
    ...(isOwnAct ? { address } : {}),
    ...(subjectId === id ? { about: 'yourself', detail } : {}),
  };
}
