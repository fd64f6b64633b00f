// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { surveyFixture } from '../features/surveys/test-support/survey-fixture.ts';
import { readDraft, writeDraft } from '../lib/draft-store.ts';
import { answerCalls } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { SurveyEditPage } from './survey-edit-page.tsx';

stubBrowser();
beforeEach(() => {
  localStorage.clear();
});

const survey = surveyFixture({ _id: 's', title: 'Ours' });
const theirs = { ...survey, title: 'Theirs', revision: 2 };
const refused = { status: 409, body: { code: 'edit_conflict', message: 'Somebody saved', issues: [] } };

async function open() {
  let reads = 0;
  const calls = answerCalls({
    'GET /api/surveys/audience': { status: 200, body: { count: 12, minGroup: 5 } },
    'GET /api/surveys/s': () => ({ status: 200, body: { survey: reads++ === 0 ? survey : theirs } }),
    'PUT /api/surveys/s': refused,
  });
  renderScreen('/surveys/s/edit', '/surveys/:id/edit', <SurveyEditPage />);
  await screen.findByRole('textbox', { name: /Title/ });
  return () => calls.findLast(({ method }) => method === 'PUT')?.body;
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => [field(/Title/).value, field(/Description/).value];
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function meetTheirs() {
  const sent = await open();
  type(/Description/, 'My words');
  click('Save Draft');
  await screen.findByText('Somebody else saved this survey while you were editing it.');
  return sent;
}

it('says that a survey is not there, as of another company, and leads back', async () => {
  answerCalls({ 'GET /api/surveys/s': { status: 404, body: { code: 'not_found', message: 'This does not exist' } } });
  renderScreen('/surveys/s/edit', '/surveys/:id/edit', <SurveyEditPage />);
  await screen.findByRole('heading', { name: 'Survey Not Found' });
  expect(screen.getByText("The survey you're looking for doesn't exist or has been deleted.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Surveys' }).getAttribute('href')).toBe('/surveys');
});

it('puts mine on top of what somebody else has saved, and saves it over their version', async () => {
  const sent = await meetTheirs();
  click('Put my changes on top');
  expect(shown()).toEqual(['Theirs', 'My words']);
  click('Save Draft');
  await waitFor(() => {
    expect(sent()).toMatchObject({ title: 'Theirs', description: 'My words', revision: 2 });
  });
});

it('shows what they saved, and mine again with Undo', async () => {
  await meetTheirs();
  click('Load their version');
  expect(shown()).toEqual(['Theirs', '']);
  click('Undo');
  expect(shown()).toEqual(['Ours', 'My words']);
});

it('takes back what an earlier version of the app has kept, and says so', async () => {
  const { title, description, type: surveyType, targetAudience, department, settings } = survey;
  const details = { title, description, type: surveyType, targetAudience, department, settings };
  const items = survey.questions.map((question) => ({ question, done: true }));
  const kept = {
    form: { details: { ...details, title: 'Kept' }, items },
    base: { form: { details, items }, revision: 1 },
    idempotencyKey: 'key-1',
  };
  writeDraft('survey.ann.s', kept);
  await open();
  expect(screen.getByText('Your unsaved changes are back')).toBeTruthy();
  expect(shown()).toEqual(['Kept', '']);
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft('survey.ann.s')).toEqual(kept);
  click('Discard');
  expect(shown()).toEqual(['Ours', '']);
});
