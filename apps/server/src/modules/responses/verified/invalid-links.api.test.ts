import { describe, expect, test } from 'vitest';
import { makeActiveSurvey, readRows } from '../../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import {
  askForToken,
  blindToken,
  makeInvitedSurvey,
  secretOf,
  submitRight,
} from '../../../../test-support/invited-survey.ts';

const testApp = useTestApp();

describe('links that are not valid', () => {
  const links = async () => {
    const { company, people, survey } = await makeInvitedSurvey(testApp(), { employees: 2 });
    const [, first = company, second = company] = people;
    return { company, survey, first, second, secret: await secretOf(testApp(), first) };
  };

  async function expectRefused(surveyId: string, questionIds: string[], invitation: string) {
    const { blinded } = await blindToken(testApp(), surveyId);
    const answers = [
      await askForToken(testApp(), surveyId, { invitation, blinded }),
      await submitRight(testApp(), { id: surveyId, questionIds }, { invitation }),
      await testApp().call('POST', `/api/public/surveys/${surveyId}/invitations/check`, { body: { invitation } }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'invitation_unknown' });
    }
  }

  test('made up ones', async () => {
    const { survey, secret } = await links();
    const [place = '', proof = ''] = secret.split('-');
    const others = ['x', `${place}-${'0'.repeat(32)}`, `zzzzzz-${proof}`, `999-${proof}`, secret.toUpperCase(), proof];
    for (const other of others) await expectRefused(survey.id, survey.questionIds, other);
  });

  test('of somebody else’s place', async () => {
    const { survey, secret, second } = await links();
    const [, proof = ''] = secret.split('-');
    const [place = ''] = (await secretOf(testApp(), second)).split('-');
    await expectRefused(survey.id, survey.questionIds, `${place}-${proof}`);
  });

  test('of another survey, of another company too', async () => {
    const { company, survey, secret } = await links();
    const other = await makeInvitedSurvey(testApp(), { employees: 1 });
    await expectRefused(other.survey.id, other.survey.questionIds, secret);
    const settings = { access: 'invited_only' };
    const next = await makeActiveSurvey(testApp(), company.token, { settings });
    await expectRefused(next.id, next.questionIds, secret);
    expect(survey.id).not.toBe(next.id);
  });

  test('of people who were deactivated, have left or were erased', async () => {
    const { company, survey, first, secret, second } = await links();
    const { call, clock } = testApp();
    const secondSecret = await secretOf(testApp(), second);
    await call('POST', `/api/people/${first.actor.memberId}/deactivate`, { token: company.token, body: {} });
    await expectRefused(survey.id, survey.questionIds, secret);
    const leaving = await makeInvitedSurvey(testApp(), { employees: 0 });
    const leavingSecret = await secretOf(testApp(), leaving.company);
    const today = clock.now().toISOString().slice(0, 10);
    await readRows(testApp().owner, 'update members set leave_date = $1::date - 1 where id = $2', [
      today,
      leaving.company.actor.memberId,
    ]);
    await expectRefused(leaving.survey.id, leaving.survey.questionIds, leavingSecret);
    const confirmEmail = second.email;
    const erased = await call('POST', `/api/people/${second.actor.memberId}/erase`, {
      token: company.token,
      body: { confirmEmail },
    });
    expect(erased.statusCode).toBe(200);
    await expectRefused(survey.id, survey.questionIds, secondSecret);
    const { survey: shown } = (await call('GET', `/api/surveys/${survey.id}`, { token: company.token })).json();
    expect(shown.invitedCount).toBe(3);
  });
});
