import { randomUUID } from 'node:crypto';
import type {
  AnswerBody,
  Company,
  CompanySettings,
  CompanySettingsBody,
  CoreValuesBody,
  CreateSurveyBody,
  Department,
  MySurvey,
  NewPersonBody,
  OutgoingMail,
  Person,
  PersonBody,
  QuestionBody,
  RegisterBody,
  SessionAnswer,
  Survey,
  SurveyAnalytics,
  SurveyPublicKey,
  User,
} from '@vela/contract';
import type { Role } from '@vela/domain/accounts';

export interface Account {
  email: string;
  password: string;
}

export interface TestCompany extends Account {
  token: string;
  user: User;
  api: Api;
}

export const baseUrl = (): string => {
  const url = process.env.E2E_BASE_URL;
  if (url === undefined) throw new Error('The global setup tells where the server is');
  return url;
};

export const newAccount = (): Account => ({
  email: `${randomUUID()}@journeys.example`,
  password: `long-${randomUUID()}`,
});

/** A company of the test's own, with its admin signed in. */
export async function registerCompany(changes: Partial<RegisterBody> = {}): Promise<TestCompany> {
  const account = newAccount();
  const { token, user } = await call<SessionAnswer>(null, 'POST', '/api/auth/register', {
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Journey Works',
    industry: 'technology',
    companySize: '11-50',
    timeZone: 'Europe/Berlin',
    ...account,
    ...changes,
  });
  return { ...account, token, user, api: new Api(token) };
}

export async function signInByApi(account: Account): Promise<Api> {
  return new Api((await call<SessionAnswer>(null, 'POST', '/api/auth/login', account)).token);
}

export const getDemoAccount = (): Promise<Account> => call(null, 'GET', '/api/auth/demo');

/** Hands in a response as a respondent's page does, from a device of its own. */
export async function submitResponse(survey: Survey, answers: Record<number, AnswerBody['answer']>): Promise<void> {
  const body = {
    answers: survey.questions.flatMap(({ _id }, index) =>
      answers[index] === undefined ? [] : [{ questionId: _id, answer: answers[index] }],
    ),
    completionTime: 42,
    version: 1,
    device: randomUUID(),
  };
  await call(null, 'POST', `/api/public/surveys/${survey._id}/responses`, body, { 'idempotency-key': randomUUID() });
}

/** What tests set up or check behind the screens, over HTTP like everybody else. */
export class Api {
  readonly token: string;

  constructor(token: string) {
    this.token = token;
  }

  async getMe(): Promise<User> {
    return (await call<{ user: User }>(this.token, 'GET', '/api/auth/me')).user;
  }

  async forgetPassword(email: string): Promise<void> {
    await call(null, 'POST', '/api/auth/forgot-password', { email });
  }

  async signOut(): Promise<void> {
    await call(this.token, 'POST', '/api/auth/logout');
  }

  async createSurvey(changes: Partial<CreateSurveyBody> = {}): Promise<Survey> {
    const body = { title: 'June pulse', type: 'monthly_pulse', questions: [ratingQuestion()], ...changes };
    return (await call<{ survey: Survey }>(this.token, 'POST', '/api/surveys', body)).survey;
  }

  async launchSurvey(changes: Partial<CreateSurveyBody> = {}): Promise<Survey> {
    return this.launch((await this.createSurvey(changes))._id);
  }

  async launch(id: string): Promise<Survey> {
    return (await call<{ survey: Survey }>(this.token, 'POST', `/api/surveys/${id}/launch`)).survey;
  }

  async updateSurvey(survey: Survey, changes: Partial<CreateSurveyBody>): Promise<void> {
    const { title, description, department, targetAudience, type, settings, questions, revision } = survey;
    const body = { title, description, department, targetAudience, type, settings, questions, revision, ...changes };
    await call(this.token, 'PUT', `/api/surveys/${survey._id}`, body);
  }

  async closeSurvey(id: string): Promise<void> {
    await call(this.token, 'POST', `/api/surveys/${id}/close`);
  }

  /** The personal link of whoever is signed in, from the origin on. */
  async personalLink(surveyId: string): Promise<string> {
    const { surveys } = await call<{ surveys: MySurvey[] }>(this.token, 'GET', '/api/surveys/mine');
    const survey = surveys.find(({ _id }) => _id === surveyId);
    if (survey === undefined) throw new Error('Nobody invited this person');
    return survey.link;
  }

  async getSurveyKey(id: string): Promise<SurveyPublicKey> {
    return (await call<{ key: SurveyPublicKey }>(null, 'GET', `/api/public/surveys/${id}/key`)).key;
  }

  async listSurveys(): Promise<Pick<Survey, '_id' | 'status'>[]> {
    return (await call<{ surveys: Survey[] }>(this.token, 'GET', '/api/surveys')).surveys;
  }

  async getSurvey(id: string): Promise<Survey> {
    return (await call<{ survey: Survey }>(this.token, 'GET', `/api/surveys/${id}`)).survey;
  }

  async getAnalytics(id: string): Promise<SurveyAnalytics> {
    return (await call<{ analytics: SurveyAnalytics }>(this.token, 'GET', `/api/analytics/survey/${id}`)).analytics;
  }

  async getCompany(): Promise<Company> {
    return (await call<{ company: Company }>(this.token, 'GET', '/api/company')).company;
  }

  async saveCoreValues(values: CoreValuesBody['values']): Promise<void> {
    await call(this.token, 'POST', '/api/company/core-values', { values });
  }

  async getCompanySettings(): Promise<CompanySettings> {
    return (await call<{ settings: CompanySettings }>(this.token, 'GET', '/api/company/settings')).settings;
  }

  async saveCompanySettings(changes: Partial<CompanySettingsBody>): Promise<void> {
    const body = { ...(await this.getCompanySettings()), ...changes };
    await call(this.token, 'PUT', '/api/company/settings', body);
  }

  /** Somebody is invited, and joins by the mailed link. */
  async addMember(role: Role, name: { firstName: string; lastName: string }): Promise<Api> {
    const { email, password } = newAccount();
    await call(this.token, 'POST', '/api/people/invitations', { emails: [email], role });
    const mail = (await this.listMails()).find(({ to }) => to === email);
    const token = /#token=(\S+)/.exec(mail?.body ?? '')?.[1];
    const session = await call<SessionAnswer>(null, 'POST', '/api/auth/accept-invitation', {
      token,
      ...name,
      password,
    });
    return new Api(session.token);
  }

  /** Somebody who is listed and not invited yet. */
  async addPerson(changes: Partial<NewPersonBody> & { firstName: string; lastName: string }): Promise<Person> {
    const body = { email: newAccount().email, role: 'employee', invite: false, ...changes };
    return (await call<{ person: Person }>(this.token, 'POST', '/api/people', body)).person;
  }

  async getPerson(id: string): Promise<Person> {
    return (await call<{ person: Person }>(this.token, 'GET', `/api/people/${id}`)).person;
  }

  async updatePerson(person: Person, changes: Partial<PersonBody>): Promise<void> {
    const { firstName, lastName, email, jobTitle, location, hireDate, leaveDate, revision } = await this.getPerson(
      person.id,
    );
    const places = { departmentId: person.department?.id ?? null, managerId: person.manager?.id ?? null };
    const body = {
      firstName,
      lastName,
      email,
      jobTitle,
      location,
      hireDate,
      leaveDate,
      revision,
      ...places,
      ...changes,
    };
    await call(this.token, 'PUT', `/api/people/${person.id}`, body);
  }

  async addDepartment(name: string): Promise<Department> {
    return (await call<{ department: Department }>(this.token, 'POST', '/api/company/departments', { name }))
      .department;
  }

  async countPeople(): Promise<number> {
    return (await call<{ total: number }>(this.token, 'GET', '/api/people?limit=1')).total;
  }

  async listMails(): Promise<OutgoingMail[]> {
    return (await call<{ mails: OutgoingMail[] }>(this.token, 'GET', '/api/notifications/outbox')).mails;
  }
}

export const ratingQuestion = (text = 'How was your week?'): QuestionBody => ({
  text,
  type: 'rating',
  category: 'engagement',
});

async function call<T>(
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(baseUrl() + path, {
    method,
    headers: {
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  // Safe: the server validates its answers against the contract that T is taken from.
  return JSON.parse(text) as T;
}
