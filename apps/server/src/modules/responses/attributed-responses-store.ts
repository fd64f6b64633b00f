import { surveys, type Tx } from '@vela/db';
import { responses } from '@vela/db/responses';
import { and, asc, eq } from 'drizzle-orm';

interface MemberKey {
  companyId: string;
  memberId: string;
}

/** What a member answered under the own name. Anonymous answers name nobody, so there is no finding them. */
export async function listAttributedResponses(tx: Tx, { companyId, memberId }: MemberKey) {
  return tx
    .select({
      surveyId: responses.surveyId,
      survey: surveys.title,
      submittedAt: responses.submittedAt,
      submittedOn: responses.submittedOn,
      completionSeconds: responses.completionSeconds,
      answers: responses.answers,
    })
    .from(responses)
    .innerJoin(surveys, and(eq(surveys.companyId, responses.companyId), eq(surveys.id, responses.surveyId)))
    .where(and(eq(responses.companyId, companyId), eq(responses.memberId, memberId)))
    .orderBy(asc(responses.submittedAt), asc(responses.id));
}

/** Takes the member off the own answers. They stay, so every count and result stays. */
export async function detachResponses(tx: Tx, { companyId, memberId }: MemberKey): Promise<void> {
  await tx
    .update(responses)
    .set({ memberId: null })
    .where(and(eq(responses.companyId, companyId), eq(responses.memberId, memberId)));
}
