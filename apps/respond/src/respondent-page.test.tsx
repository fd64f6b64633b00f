// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PublicQuestion } from '@vela/contract';
import { OTHER_OPTION } from '@vela/domain/surveys';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, aSession } from '../test-support/a-session.ts';
import { aQuestion, aSurvey, pageDataOf, pageOf } from '../test-support/a-survey.ts';
import { MESSAGES } from './messages/messages.ts';
import { readEarlyAnswer, RespondentPage } from './respondent-page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(questions: PublicQuestion[], server = new FakeServer()) {
  const data = pageOf(aSurvey({ questions }));
  const made = aSession(data, { server });
  render(<RespondentPage data={data} session={made.session} />);
  await act(() => made.session.start(null));
  return made;
}
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const goOn = () => click(screen.getByRole('button', { name: /^(Next|Send answers)$/ }));
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const type = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));
const press = (key: string, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key }));

/** Answers one question of each kind and gives back what was sent. */
async function sentFor(question: Partial<PublicQuestion>, answer: () => Promise<void>) {
  const { server } = await open([aQuestion(question)]);
  await answer();
  await goOn();
  return server.submitted[0]?.body.answers[0];
}

describe('each type of question', () => {
  test('rating, with words at its ends', async () => {
    const answer = () => click(radio('10 Great'));
    expect(await sentFor({ ratingMax: 10, highLabel: 'Great' }, answer)).toMatchObject({ answer: '10' });
  });

  test('enps, from 0', async () => {
    expect(await sentFor({ type: 'enps' }, () => click(radio('0 Not at all likely')))).toMatchObject({ answer: '0' });
  });

  test('agreement', async () => {
    expect(await sentFor({ type: 'scale' }, () => click(radio('Strongly agree')))).toMatchObject({ answer: '5' });
  });

  test('yes or no', async () => {
    expect(await sentFor({ type: 'yes_no' }, () => click(radio('No')))).toMatchObject({ answer: 'no' });
  });

  test('one option', async () => {
    const question = { type: 'multiple_choice', options: ['Tea', 'Coffee'] } as const;
    const answer = () => click(radio('Coffee'));
    expect(await sentFor({ ...question, options: [...question.options] }, answer)).toMatchObject({ answer: 'Coffee' });
  });

  test("several options and words of one's own", async () => {
    const answer = async () => {
      await click(screen.getByRole('checkbox', { name: 'Tea' }));
      await click(screen.getByRole('checkbox', { name: 'Other' }));
      await type(screen.getByRole('textbox', { name: 'In your own words' }), 'Water');
    };
    const question = {
      type: 'multiple_choice',
      options: ['Tea', 'Milk'],
      allowMultiple: true,
      allowOther: true,
    } as const;
    expect(await sentFor({ ...question, options: [...question.options] }, answer)).toEqual({
      questionId: 'q1',
      answer: ['Tea', OTHER_OPTION],
      other: 'Water',
    });
  });

  test.each([false, true])('text, long: %s, with its limit', async (longText) => {
    const answer = async () => {
      const field = screen.getByRole('textbox', { name: /How was your week/ });
      expect(field.getAttribute('maxlength')).toBe('5000');
      await type(field, 'Good');
      expect(screen.getByText('4 of 5,000 characters')).toBeDefined();
    };
    expect(await sentFor({ type: 'text', longText }, answer)).toMatchObject({ answer: 'Good' });
  });

  test('"Not applicable" in place of an answer', async () => {
    const answer = async () => {
      await click(radio('4'));
      await click(screen.getByRole('checkbox', { name: 'Not applicable' }));
      expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    };
    expect(await sentFor({ allowNotApplicable: true }, answer)).toEqual({
      questionId: 'q1',
      answer: null,
      notApplicable: true,
    });
  });

  test('a comment beside the answer', async () => {
    const answer = async () => {
      await click(radio('4'));
      await type(screen.getByRole('textbox', { name: /^Comment/ }), 'Fine');
    };
    expect(await sentFor({ allowComment: true }, answer)).toMatchObject({ answer: '4', comment: 'Fine' });
  });
});

test('says before the first question who will see what', async () => {
  await open([aQuestion()]);
  const statement = screen.getByRole('region', { name: 'Who will see what' });
  expect(within(statement).getByText(/at least 5 people/)).toBeDefined();
  const order = statement.compareDocumentPosition(screen.getByRole('radiogroup'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a question that is not answered is named, tied to its error and focused', async () => {
  await open([aQuestion()]);
  await goOn();
  const group = screen.getByRole('radiogroup');
  expect(screen.getByRole('alert').textContent).toBe('Please answer this question.');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(document.activeElement).toBe(radio('1'));
  await click(radio('3'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a turned page is read from its question, and Back finds the answer again', async () => {
  await open([aQuestion(), aQuestion({ _id: 'q2', text: 'And now?', type: 'yes_no' })]);
  await click(radio('3'));
  await goOn();
  expect(document.activeElement?.textContent).toBe('And now? Required');
  expect(screen.getByText('Question 2 of 2')).toBeDefined();
  await click(screen.getByRole('button', { name: 'Back' }));
  expect(radio('3')).toHaveProperty('checked', true);
});

test('a question appears and disappears with the answer that it depends on', async () => {
  await open([
    aQuestion({ _id: 'met', type: 'yes_no' }),
    aQuestion({ _id: 'useful', text: 'How useful?', showIf: { questionId: 'met', operator: 'is', value: 'yes' } }),
  ]);
  expect(screen.getByText('Question 1 of 1')).toBeDefined();
  await click(radio('Yes'));
  expect(screen.getByText('Question 1 of 2')).toBeDefined();
  await click(radio('No'));
  expect(screen.getByText('Question 1 of 1')).toBeDefined();
});

test('number keys choose and Enter goes on, but not out of a text', async () => {
  await open([aQuestion({ allowComment: true }), aQuestion({ _id: 'q2', text: 'And now?' })]);
  await press('9');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await press('4');
  expect(radio('4')).toHaveProperty('checked', true);
  const comment = screen.getByRole('textbox', { name: /^Comment/ });
  await press('2', comment);
  await press('Enter', comment);
  expect(radio('4')).toHaveProperty('checked', true);
  await press('Enter');
  expect(screen.getByText('Question 2 of 2')).toBeDefined();
});

test('an optional answer can be taken back', async () => {
  await open([aQuestion({ required: false })]);
  await click(radio('4'));
  await click(screen.getByRole('button', { name: 'Clear answer' }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('thanks, with the focus on it, and asks nothing more', async () => {
  await open([aQuestion()]);
  await click(radio('4'));
  await goOn();
  expect(document.activeElement?.textContent).toBe('Thank you');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Answer once more' })).toBeNull();
});

test('a survey that closed while it was answered hands the answers back', async () => {
  const server = new FakeServer();
  server.outcomes = [{ kind: 'closed' }];
  await open([aQuestion({ text: 'Load?' })], server);
  await click(radio('4'));
  await goOn();
  expect(screen.getByRole('heading', { name: 'This survey has closed' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Your answers were not sent' })).toHaveProperty('value', 'Load?\n4');
  await click(screen.getByRole('button', { name: 'Erase them from this device' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['not_open', 'closed', 'unknown', 'trouble'] as const)('%s is a page with one heading', (kind) => {
  render(<RespondentPage data={pageDataOf({ kind })} session={null} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

describe('what the server wrote', () => {
  const data = {
    ...pageOf(aSurvey({ questions: [aQuestion({ type: 'enps', allowComment: true })] })),
    language: 'ar' as const,
    messages: MESSAGES.ar,
  };

  test.each(['before', 'while'])('is taken over as it is, and what was chosen %s stays chosen', async (when) => {
    const error = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<RespondentPage data={data} session={null} />);
    const nine = root.querySelector<HTMLInputElement>('input[value="9"]');
    const { session } = aSession(data);
    const takeOver = (page: HTMLElement) => void session.start(readEarlyAnswer(page, data));
    if (when === 'before') nine?.click();
    await act(async () => {
      hydrateRoot(root, <RespondentPage data={data} session={session} onTakenOver={takeOver} />);
      // React listens already and has not yet seen the field: the moment in which a choice is easily lost.
      if (when === 'while') nine?.click();
    });
    expect(root.querySelector<HTMLInputElement>('input[value="9"]')).toBe(nine);
    expect(nine?.checked).toBe(true);
    expect(session.getState()).toMatchObject({ ready: true, drafts: { q1: { values: ['9'] } } });
    expect(error).not.toHaveBeenCalled();
    root.remove();
  });

  test('cannot be sent before the script has arrived', () => {
    const html = renderToString(<RespondentPage data={data} session={null} />);
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
    expect(html).toContain('method="post"');
  });
});
