import { reviews } from '@vela/db';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
const NOTHING = { totalReviews: 0, completedReviews: 0, pendingReviews: 0, averageRating: null };

const get = (path: string, token?: string) => testApp().call('GET', path, { token });
const listed = async (token: string) =>
  (await get('/api/reviews/dev', token)).json<{ reviews: { _id: string }[] }>().reviews.map((review) => review._id);
const analytics = async (token: string) =>
  (await get('/api/reviews/dev/analytics/overview', token)).json<{ analytics: unknown }>().analytics;

/** A chief with a manager below, an employee below that one, and a colleague who reports to nobody. */
async function makeLine() {
  const { deps } = testApp();
  const chief = await makeCompany(deps);
  const { companyId } = chief;
  const manager = await makeMember(deps, companyId, 'manager', { managerId: chief.actor.memberId });
  const lead = await makeMember(deps, companyId, 'manager', { managerId: manager.actor.memberId });
  const employee = await makeMember(deps, companyId, 'employee', { managerId: lead.actor.memberId });
  const colleague = await makeMember(deps, companyId, 'employee');
  return { companyId, chief, manager, lead, employee, colleague };
}
type Person = Awaited<ReturnType<typeof makeLine>>['colleague'];

async function makeReview(reviewer: Person, reviewee: Person, rating: number | null = null): Promise<string> {
  const { deps, clock } = testApp();
  const isManager = reviewer.actor.role === 'manager';
  const id = deps.ids.newId();
  clock.advance(1000);
  const { companyId } = reviewer.actor;
  await deps.db.inTenant(companyId, (tx) =>
    tx.insert(reviews).values({
      companyId,
      id,
      reviewerId: reviewer.actor.memberId,
      revieweeId: reviewee.actor.memberId,
      templateName: isManager ? 'Manager Review' : 'Peer Review',
      templateType: isManager ? 'manager_review' : 'peer_review',
      estimatedMinutes: 5,
      status: rating === null ? 'pending' : 'completed',
      overallRating: rating,
      completedAt: rating === null ? null : clock.now(),
      dueDate: '2026-04-01',
      createdAt: clock.now(),
    }),
  );
  return id;
}

test('a new company has none', async () => {
  const { token } = await makeCompany(testApp().deps);
  expect(await listed(token)).toEqual([]);
  expect(await analytics(token)).toEqual(NOTHING);
});

test('admins see all of the company, managers their line, employees their own', async () => {
  const { chief, manager, lead, employee, colleague } = await makeLine();
  const written = await makeReview(employee, colleague);
  const ofPeer = await makeReview(colleague, employee, 5);
  const ofLead = await makeReview(lead, employee, 4);
  const upcoming = await makeReview(lead, employee);
  expect(await listed(chief.token)).toEqual([upcoming, ofLead, ofPeer, written]);
  for (const person of [manager, lead]) expect(await listed(person.token)).toEqual([upcoming, ofLead, ofPeer]);
  expect(await listed(employee.token)).toEqual([ofLead, written]);
  expect(await listed(colleague.token)).toEqual([ofPeer]);
  expect(await analytics(employee.token)).toEqual({
    totalReviews: 2,
    completedReviews: 1,
    pendingReviews: 1,
    averageRating: 4,
  });
});

test('another company sees nothing of them', async () => {
  const { employee, colleague } = await makeLine();
  await makeReview(employee, colleague, 5);
  const stranger = await makeCompany(testApp().deps);
  expect(await listed(stranger.token)).toEqual([]);
  expect(await analytics(stranger.token)).toEqual(NOTHING);
});

test('a review is shown with reviewee, template and dates', async () => {
  const { chief, employee, colleague } = await makeLine();
  const id = await makeReview(employee, colleague, 4.5);
  expect((await get('/api/reviews/dev', chief.token)).json()).toEqual({
    reviews: [
      {
        _id: id,
        status: 'completed',
        reviewee: { name: 'Test employee' },
        template: { name: 'Peer Review', type: 'peer_review', estimatedTime: 5 },
        dueDate: '2026-04-01',
        pointsEarned: 0,
        completedAt: testApp().clock.now().toISOString(),
        overallRating: 4.5,
      },
    ],
  });
});

test('without a session there is nothing to see', async () => {
  expect((await get('/api/reviews/dev')).statusCode).toBe(401);
  expect((await get('/api/reviews/dev/analytics/overview')).statusCode).toBe(401);
});
