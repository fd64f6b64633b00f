import { randomUUID } from 'node:crypto';
import type { MySurvey, QuestionBody, Survey } from '@vela/contract';
import { sessions } from '@vela/db';
import { eq } from 'drizzle-orm';
import type { AttackedApp, HttpCall } from './attacked-app.ts';
import { SCENE_START, type Scene, type SceneEvent, type SceneSurvey } from './scene.ts';
import { setUpCompany, type CompanyOnStage } from './set-up-company.ts';
import { optionTracer } from './tracers.ts';

/** A scene while it is played in the real application. */
export interface Stage {
  app: AttackedApp;
  scene: Scene;
  company: CompanyOnStage;
  /** By the scene's number; a survey is there once it was launched. */
  surveys: Map<number, SurveyOnStage>;
  tokenOf(person: number): string;
}

export interface SurveyOnStage {
  id: string;
  /** In the order of the scene. A run lacks the last one where the survey that it is made from did not ask it. */
  questionIds: readonly string[];
  access: SceneSurvey['access'];
  /** Secrets of the personal links that were used. */
  links: Map<number, string>;
  /** Who has answered so far, and after how many edits. */
  answered: Map<number, number>;
  /** Edits that changed what is asked. */
  edits: number;
  isLastHidden: boolean;
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

export async function setStage(app: AttackedApp, scene: Scene): Promise<Stage> {
  app.clock.set(SCENE_START);
  app.ids.start(scene.seed);
  const company = await setUpCompany(app.deps, scene);
  return {
    app,
    scene,
    company,
    surveys: new Map(),
    tokenOf: (person) => company.people[person]?.token ?? '',
  };
}

export async function playEvent(stage: Stage, event: SceneEvent): Promise<void> {
  if (event.kind === 'wait') return wait(stage, event.days);
  // Nothing happens at the very moment of something else.
  stage.app.clock.advance(60_000);
  if (event.kind === 'launch') return launch(stage, event.survey);
  const survey = surveyOf(stage, event.survey);
  if (event.kind === 'answer') {
    await Promise.all(event.people.map((person) => answer(stage, { number: event.survey, person, survey })));
    return;
  }
  if (event.kind === 'edit') return editLastQuestion(stage, event.survey);
  await ask(stage, {
    method: 'POST',
    path: `/api/surveys/${survey.id}/${event.kind}`,
    token: ownerOf(stage, event.survey),
  });
}

/** Days pass, and nobody has to sign in again. */
async function wait({ app: { clock, deps }, company: { companyId } }: Stage, days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  const times = { lastUsedAt: clock.now(), expiresAt: new Date(clock.now().getTime() + YEAR_MS) };
  await deps.db.inTenant(companyId, (tx) => tx.update(sessions).set(times).where(eq(sessions.companyId, companyId)));
}

export function surveyOf(stage: Stage, number: number): SurveyOnStage {
  const survey = stage.surveys.get(number);
  if (survey === undefined) throw new Error(`Survey ${number} has not been launched`);
  return survey;
}

const ownerOf = ({ scene, tokenOf }: Stage, survey: number): string =>
  tokenOf(scene.surveys[survey]?.owner === 'manager' ? 1 : 0);

async function launch(stage: Stage, number: number): Promise<void> {
  const planned = stage.scene.surveys[number];
  if (planned === undefined) throw new Error(`The scene has no survey ${number}`);
  const token = ownerOf(stage, number);
  const { survey } = await ask<{ survey: Survey }>(
    stage,
    planned.runOf === null
      ? { method: 'POST', path: '/api/surveys', token, body: bodyOf(stage.scene, planned, number) }
      : { method: 'POST', path: `/api/surveys/${surveyOf(stage, planned.runOf).id}/duplicate`, token },
  );
  await ask(stage, { method: 'POST', path: `/api/surveys/${survey._id}/launch`, token });
  stage.surveys.set(number, {
    id: survey._id,
    questionIds: survey.questions.map(({ _id }) => _id),
    access: survey.settings.access,
    links: new Map(),
    answered: new Map(),
    edits: 0,
    isLastHidden: survey.questions.at(-1)?.hidden === true,
  });
}

function bodyOf(scene: Scene, survey: SceneSurvey, number: number): object {
  const ids = survey.questions.map(() => randomUUID());
  const questions = survey.questions.map((question, index): QuestionBody => {
    const { showIf, twin: _twin, ...fields } = question;
    const condition = showIf && {
      questionId: ids[showIf.question] ?? '',
      operator: 'is' as const,
      value: showIf.value,
    };
    return {
      ...fields,
      _id: ids[index],
      text: `Question ${index}`,
      options: question.type === 'multiple_choice' ? scene.people.map((_, person) => optionTracer(index, person)) : [],
      hidden: survey.edit === 'shown' && index === survey.questions.length - 1,
      ...(condition ? { showIf: condition } : {}),
    };
  });
  const settings = { access: survey.access, anonymous: true };
  return { title: `Survey ${number}`, type: 'monthly_pulse', targetAudience: 'all_employees', settings, questions };
}

const CHANGES = { hidden: { hidden: true }, shown: { hidden: false }, reworded: { text: 'The last question' } };

/** Nothing depends on the last question, and it has no twin. */
async function editLastQuestion(stage: Stage, number: number): Promise<void> {
  const onStage = surveyOf(stage, number);
  const { edit = null, questions: planned = [] } = stage.scene.surveys[number] ?? {};
  if (edit === null || onStage.questionIds.length < planned.length) return;
  const changesForm = onStage.isLastHidden === (edit === 'shown');
  const token = ownerOf(stage, number);
  const path = `/api/surveys/${onStage.id}`;
  const { survey } = await ask<{ survey: Survey }>(stage, { method: 'GET', path, token });
  const last = onStage.questionIds.at(-1);
  const questions = survey.questions.map((question) =>
    question._id === last ? { ...question, ...CHANGES[edit] } : question,
  );
  const { title, type, targetAudience, settings, revision } = survey;
  const body = { title, type, targetAudience, settings, revision, questions };
  await ask(stage, { method: 'PUT', path, token, body });
  if (edit === 'reworded' || !changesForm) return;
  onStage.isLastHidden = edit === 'hidden';
  onStage.edits += 1;
}

interface Answering {
  number: number;
  person: number;
  survey: SurveyOnStage;
}

async function answer(stage: Stage, { number, person, survey }: Answering): Promise<void> {
  const response = stage.scene.surveys[number]?.responses.get(person);
  if (response === undefined) throw new Error(`Person ${person} has no answers to survey ${number}`);
  const asked = survey.isLastHidden ? survey.questionIds.slice(0, -1) : survey.questionIds;
  const given = [...response.answers].filter(([question]) => question < asked.length);
  const answers = given.map(([question, { value, comment }]) => ({
    questionId: survey.questionIds[question],
    ...(value === null ? { notApplicable: true } : { answer: value }),
    ...(comment === null ? {} : { comment }),
  }));
  const invitation = survey.access === 'invited_only' ? await personalLink(stage, survey, person) : undefined;
  await ask(stage, {
    method: 'POST',
    path: `/api/public/surveys/${survey.id}/responses`,
    headers: { 'idempotency-key': randomUUID() },
    body: { answers, completionTime: response.seconds, ...(invitation === undefined ? {} : { invitation }) },
  });
  survey.answered.set(person, survey.edits);
}

async function personalLink(stage: Stage, survey: SurveyOnStage, person: number): Promise<string> {
  const { surveys } = await ask<{ surveys: MySurvey[] }>(stage, {
    method: 'GET',
    path: '/api/surveys/mine',
    token: stage.tokenOf(person),
  });
  const link = surveys.find(({ _id }) => _id === survey.id)?.link;
  const secret = /#t=([\w-]+)$/.exec(link ?? '')?.[1];
  if (secret === undefined) throw new Error(`Person ${person} is not invited to survey ${survey.id}`);
  survey.links.set(person, secret);
  return secret;
}

/** A call that the scene needs to succeed. */
async function ask<T>({ app }: Stage, call: HttpCall): Promise<T> {
  const { status, body } = await app.call(call);
  if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${body.slice(0, 500)}`);
  // Safe: the server validates its answers against the contract that T is taken from.
  return JSON.parse(body) as T;
}
