import type { KeyObject } from 'node:crypto';
import type { Database } from '@vela/db';
import type { Question, SurveyAccess } from '@vela/domain/surveys';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import { findAskedVersion, findCompanyOfSurvey, type AskedRow } from './asked-survey-store.ts';
import type { SurveyKey } from './response-writes-store.ts';
import { publicKeyOf } from './verified/survey-key.ts';
import { versionQuestions, type VersionQuestions } from './count-responses.ts';

/** What a version asks. Once written it never changes, so it can be kept for as long as there is room. */
export interface AskedVersion extends VersionQuestions {
  version: number;
  anonymous: boolean;
  access: SurveyAccess;
  questions: Question[];
  /** The keys of the groups that it was launched with. */
  segments: ReadonlySet<string>;
  /** Of its tokens; null where it has none. */
  publicKey: KeyObject | null;
}

/** Answers are checked before they queue for the database; this spares each of them a visit there. */
export interface KnownSurveys {
  companyOf(surveyId: string): Promise<string | null>;
  /** A version by its number, or the newest that this process knows: whether it still is shows when it is committed. */
  askedVersion(key: SurveyKey, version: number | undefined): Promise<AskedVersion | null>;
  /** Makes the next call read which version is the newest. */
  forgetNewest(surveyId: string): void;
}

const KEPT_COMPANIES = 20_000;
const KEPT_VERSIONS = 1_000;

export function createKnownSurveys(db: Database): KnownSurveys {
  const companies = createBoundedMap<string, string>(KEPT_COMPANIES);
  const newest = createBoundedMap<string, number>(KEPT_VERSIONS);
  const versions = createBoundedMap<string, AskedVersion>(KEPT_VERSIONS);

  return {
    async companyOf(surveyId) {
      const known = companies.get(surveyId);
      if (known !== undefined) return known;
      const companyId = await db.inDirectory((tx) => findCompanyOfSurvey(tx, surveyId));
      if (companyId !== null) companies.set(surveyId, companyId);
      return companyId;
    },
    async askedVersion(key, version) {
      const wanted = version ?? newest.get(key.surveyId);
      const known = wanted === undefined ? undefined : versions.get(`${key.surveyId}:${wanted}`);
      if (known) return known;
      const row = await db.inTenant(key.companyId, (tx) => findAskedVersion(tx, key, version));
      if (row === null) return null;
      const asked = toAskedVersion(row);
      if (!isComplete(asked)) return asked;
      versions.set(`${key.surveyId}:${asked.version}`, asked);
      if (version === undefined) newest.set(key.surveyId, asked.version);
      return asked;
    },
    forgetNewest: (surveyId) => newest.delete(surveyId),
  };
}

/** A survey that was added with a past that is over gets its key when it is reopened. */
const isComplete = ({ access, anonymous, publicKey }: AskedVersion): boolean =>
  access === 'anyone_with_link' || !anonymous || publicKey !== null;

const toAskedVersion = ({ segmentPlan, publicKey, ...row }: AskedRow): AskedVersion => ({
  ...row,
  ...versionQuestions(row.questions),
  segments: new Set(segmentPlan?.segments.map(({ key }) => key)),
  publicKey: publicKey && publicKeyOf(publicKey),
});
