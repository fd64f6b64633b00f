import { applicationSource, withClient, type ConnectionSource } from '@vela/db';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openAttackedApp, type AttackedApp } from '../attack/attacked-app.ts';
import { commitSeed } from '../attack/commit-seed.ts';
import { inDatabase, TEMPLATE, TEST_SECRET } from '../database-setup.ts';
import { guessHashes } from './guess-hashes.ts';
import { joinByOrder, joinByValue, matchesBeyondChance, attemptOrders, type Attempts } from './join-attempts.ts';
import { peopleIn } from './people-in.ts';
import { takeDump, type Dump, type DumpedRow } from './take-dump.ts';
import { twoHundredAnswers, type Answered } from './two-hundred-answers.ts';

const SEED = commitSeed();

describe.each(['token', 'link'] as const)(`a dump after 200 answers by %s, seed ${SEED}`, (way) => {
  const name = `vela_dump_${randomBytes(6).toString('hex')}`;
  let app: AttackedApp;
  let owner: ConnectionSource;
  let answered: Answered;
  let running: Dump;
  let closed: Dump;
  beforeAll(async () => {
    const server = inject('databaseServer');
    await withClient(server, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
    owner = inDatabase(server, name);
    app = await openAttackedApp({ source: await applicationSource(owner, TEST_SECRET), secret: TEST_SECRET });
    answered = await twoHundredAnswers(app, { way, seed: SEED });
    running = await takeDump(owner);
    const path = `/api/surveys/${answered.surveyId}/close`;
    expect((await app.call({ method: 'POST', path, token: answered.adminToken })).status).toBe(200);
    closed = await takeDump(owner);
  });
  afterAll(async () => {
    await app.close();
    await withClient(inject('databaseServer'), (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  });

  const attemptsOn = (dump: Dump): Attempts =>
    joinByOrder(
      attemptOrders(peopleIn(dump, answered), ({ member }) => (typeof member === 'string' ? member : null), 100),
      attemptOrders(responsesIn(dump, answered), ({ word }) => (typeof word === 'string' ? word : null), 100),
      answered.wordOf,
    );

  it('holds all of them', () => {
    for (const dump of [running, closed]) {
      const words = [...responsesIn(dump, answered).values()].flat().map(({ word }) => word);
      expect(new Set(words)).toEqual(new Set(answered.wordOf.values()));
    }
  });

  it.each(['running', 'closed'] as const)('joins no more by any order than chance does, %s', (state) => {
    const { tried, best } = attemptsOn(state === 'running' ? running : closed);
    expect(tried).toBeGreaterThan(200);
    expect(best.matches, best.how).toBeLessThan(matchesBeyondChance(tried));
  });

  it('tells nothing after closing even to somebody who saw in which order people came', () => {
    const seen = [{ where: 'what was seen', names: answered.inOrder }];
    const responses = attemptOrders(
      responsesIn(closed, answered),
      ({ word }) => (typeof word === 'string' ? word : null),
      100,
    );
    const { tried, best } = joinByOrder(seen, responses, answered.wordOf);
    expect(best.matches, best.how).toBeLessThan(matchesBeyondChance(tried));
  });

  it('has no value that stands with one person and one response alone', () => {
    for (const dump of [running, closed]) {
      const people = valuesBy(peopleIn(dump, answered), 'member');
      const responses = valuesBy(responsesIn(dump, answered), 'word');
      expect(people.size).toBeGreaterThanOrEqual(200);
      expect(responses.size).toBe(200);
      expect(joinByValue({ people, responses })).toEqual([]);
    }
  });

  it('has no hash that can be guessed without the secret', () => {
    const tables = [...running, ...closed].filter(([table]) => /response|device|token|receipt|mark/.test(table));
    const stored = tables.flatMap(([, rows]) => rows.flatMap((row) => Object.values(row)));
    const known = [...answered.wordOf.keys()].flatMap((member) => [
      member,
      answered.addressOf.get(member) ?? '',
      answered.links.get(member) ?? '',
    ]);
    expect(guessHashes(stored, known, answered.surveyId)).toEqual([]);
  });

  it('leaves nothing of a respondent in the log or in the metrics', async () => {
    const text = `${app.logLines.join('\n')}\n${await app.metricsText()}`;
    const names = [...answered.wordOf, ...answered.addressOf, ...answered.links].flat();
    expect(names.filter((one) => text.includes(one))).toEqual([]);
    expect(text).not.toContain(answered.surveyId);
  });

  it('would show a column in the order of answering', () => {
    const at = new Map(answered.inOrder.map((member, index) => [member, index]));
    const memberOf = new Map([...answered.wordOf].map(([member, word]) => [word, member]));
    const withOrder = (rows: readonly DumpedRow[] = [], memberIn: (row: DumpedRow) => unknown) =>
      rows.map((row) => ({ ...row, issued: at.get(String(memberIn(row))) }));
    const weak: Dump = new Map([
      ...closed,
      ['survey_invitations', withOrder(closed.get('survey_invitations'), ({ member_id }) => member_id)],
      ['responses', withOrder(closed.get('responses'), (row) => memberOf.get(wordIn(row, answered) ?? ''))],
    ]);
    expect(attemptsOn(weak).best.matches).toBe(200);
  });
});

/** The rows that hold answers, with whose they really are. */
function responsesIn(dump: Dump, answered: Answered): Dump {
  const found = [...dump].flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const word = wordIn(row, answered);
      const { answers: _answers, ...others } = row;
      return word === null ? [] : [{ ...others, table, word }];
    }),
  );
  return new Map([['responses', found]]);
}

function wordIn(row: DumpedRow, { wordOf }: Answered): string | null {
  if (!('answers' in row)) return null;
  const text = JSON.stringify(row.answers);
  return (
    /"answer":"([\da-f]{8}-[\da-f-]{27})"/.exec(text)?.[1] ??
    [...wordOf.values()].find((word) => text.includes(word)) ??
    null
  );
}

function valuesBy(dump: Dump, column: 'member' | 'word'): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const row of [...dump.values()].flat()) {
    const { [column]: name, ctid: _ctid, ...others } = row;
    if (typeof name !== 'string') continue;
    values.set(name, [...(values.get(name) ?? []), ...Object.values(others)]);
  }
  return values;
}
