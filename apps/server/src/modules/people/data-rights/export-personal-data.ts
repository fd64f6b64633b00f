import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/domain-error.ts';
import type { FileBody } from '../../../platform/http/file-answer.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { companyDay } from '../company-day.ts';
import { listAddressesOf } from './erasure-store.ts';
import { findProfile } from './personal-data-store.ts';

const NOTES = {
  anonymousAnswers:
    'Answers to anonymous surveys are stored without anything that tells who gave them. Nobody can find yours among them, so they are not in this file.',
  reviewsAboutYou:
    'Finished reviews by your manager and by yourself are listed. What colleagues wrote is shown in no place one by one, so that they can be open; of those you find the number.',
  otherPeople: 'What is kept about other people is theirs: their names, addresses and answers are left out.',
} as const;

/** All that any area keeps about a person, as a file. Everybody gets the own one, admins anybody's. */
export async function exportPersonalData(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'> & { areas: readonly ServerModule[] },
  actor: Actor,
  id: string,
): Promise<FileBody> {
  const scope = permit(actor, 'personal-data.read');
  if (scope !== 'company' && id !== actor.memberId) throw notFound('This person');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const { now, today } = await companyDay(tx, deps, companyId);
    const profile = await findProfile(tx, { companyId, id });
    if (profile === null) throw notFound('This person');
    const addresses = await listAddressesOf(tx, { companyId, id, email: profile.email });
    const data = { exportedAt: now, notes: NOTES, profile };
    for (const { personalData } of deps.areas) {
      Object.assign(data, await personalData?.collect?.(tx, { companyId, memberId: id, addresses }));
    }
    await audit(tx, deps, actor, { action: 'person.data-exported', subjectType: 'member', subjectId: id });
    const content = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
    return { content, fileName: `personal-data-${today}.json` };
  });
}
