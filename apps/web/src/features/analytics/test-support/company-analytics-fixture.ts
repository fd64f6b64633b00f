import type { CompanyAnalytics, ExecutiveDashboard, Figure } from '@vela/contract';
import { figureFixture } from './figure-fixture.ts';

const NONE: Figure = figureFixture({ value: null, base: 0, people: 0, low: null, high: null });
const nothing = { figure: NONE, change: null };
const source = { engine: 'embedded', model: 'insights', version: '1' };

const commentSample = { read: 0, written: 0 };
const drawnFrom = { surveys: 0, since: null };

/** A company without a single answer; tests name what they need beside it. */
export const companyAnalyticsFixture = (changes: Partial<CompanyAnalytics> = {}): CompanyAnalytics => ({
  overview: { totalEmployees: 0, responseRate: 0, activeSurveys: 0, totalResponses: 0 },
  riskIndicators: [],
  engagement: { responseTrends: {} },
  distribution: { surveyTypes: {} },
  aiInsights: { keyThemes: [], recommendations: [], blindSpots: [], riskAreas: [], commentSample, drawnFrom, source },
  period: { from: '2026-05-07', to: '2026-06-05', timeZone: 'UTC' },
  responseRate: nothing,
  score: nothing,
  favourable: nothing,
  enps: nothing,
  categories: [],
  departments: [],
  drivers: { points: 0, minPoints: 8, items: [] },
  comparison: {
    period: { from: '2026-04-07', to: '2026-05-06', timeZone: 'UTC' },
    responseRate: nothing,
    score: nothing,
    enps: nothing,
    favourable: nothing,
  },
  surveys: [],
  ...changes,
});

/** The same for the executive dashboard. */
export const executiveFixture = (changes: Partial<ExecutiveDashboard> = {}): ExecutiveDashboard => ({
  headline: 'No answers yet in the last 90 days.',
  period: { from: '2026-03-08', to: '2026-06-05', timeZone: 'UTC' },
  engagement: { score: NONE, change: null, trend: [] },
  enps: nothing,
  participation: nothing,
  topStrengths: [],
  topRisks: [],
  departments: [],
  reviewCompletion: null,
  recognition: null,
  recognitionReason: 'Kudos are not counted yet.',
  ...changes,
});
