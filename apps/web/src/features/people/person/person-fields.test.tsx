// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Person } from '@vela/contract';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../lib/draft-store.ts';
import { answerCalls, type Answers } from '../../../lib/test-support/answer-calls.ts';
import { renderSignedIn } from '../../../lib/test-support/render-signed-in.tsx';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';
import { personFixture } from '../test-support/person-fixture.ts';
import { usePerson } from '../api/person.ts';
import { PersonFields } from './person-fields.tsx';

stubBrowser();
beforeEach(() => {
  localStorage.clear();
});

const answer = (changes: Partial<Person> = {}) => ({ status: 200, body: { person: personFixture(changes) } });
const refused = {
  status: 409,
  body: {
    code: 'edit_conflict',
    message: 'Mary Shaw saved meanwhile',
    issues: [
      { path: 'jobTitle', message: 'Mary Shaw: Captain' },
      { path: 'location', message: 'Mary Shaw: New York' },
    ],
  },
};

function Fields() {
  const { data } = usePerson('p-1');
  return data && <PersonFields person={data} />;
}
async function open(answers: Answers) {
  const calls = answerCalls({
    'GET /api/departments': { status: 200, body: { departments: [] } },
    'GET /api/people/p-1': answer(),
    ...answers,
  });
  renderSignedIn(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Fields /> }])} />);
  await screen.findByLabelText('Job title');
  return calls;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sends what was typed and the revision that it was typed from, and has nothing left to save', async () => {
  const calls = await open({ 'PUT /api/people/p-1': answer({ jobTitle: 'Admiral', revision: 8 }) });
  type('Job title', 'Admiral');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  click('Save');
  await screen.findByText('Grace Hopper is saved');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ jobTitle: 'Admiral', revision: 7 });
  await waitFor(() => {
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });
});

it('takes back what an earlier version of the app has kept', async () => {
  writeDraft('person.p-1', { jobTitle: 'Admiral', departmentId: '', revision: '6', password: 'x' });
  const calls = await open({ 'PUT /api/people/p-1': refused });
  expect(field('Job title').value).toBe('Admiral');
  click('Save');
  await screen.findByText(/Somebody else has saved this person meanwhile/);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ jobTitle: 'Admiral', revision: 6 });
});

it('wants an address, says so at the field until it is typed, and sends nothing', async () => {
  const calls = await open({});
  type('Email', ' ');
  click('Save');
  expect(screen.getByText('Email is required')).toBeTruthy();
  type('Email', 'grace@navy.example');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('puts what was typed on top of what somebody else has saved, and marks what differs', async () => {
  let reads = 0;
  const calls = await open({
    'GET /api/people/p-1': () =>
      reads++ === 0 ? answer() : answer({ jobTitle: 'Captain', location: 'New York', revision: 8 }),
    'PUT /api/people/p-1': refused,
  });
  type('Job title', 'Admiral');
  click('Save');
  await screen.findByText(/Somebody else has saved this person meanwhile/);
  expect(screen.getAllByText('Mary Shaw: Captain')).toHaveLength(2);
  expect([field('Job title').value, field('Location').value]).toEqual(['Admiral', 'New York']);
  expect(field('Job title').getAttribute('aria-invalid')).toBe('true');
  expect(field('Location').getAttribute('aria-invalid')).not.toBe('true');
  click('Save');
  await waitFor(() => {
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ jobTitle: 'Admiral', revision: 8 });
  });
  click('Take what is saved');
  expect(field('Job title').value).toBe('Captain');
  expect(screen.queryByText(/Somebody else has saved/)).toBeNull();
  expect(readDraft('person.p-1')).toBeNull();
});
