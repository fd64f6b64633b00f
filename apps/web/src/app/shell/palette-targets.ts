import type { Person, SurveySummary } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { SURVEY_STATUS_LABELS } from '@vela/domain/surveys';
import { WEB_AREAS } from '../areas.ts';
import { visibleNavigation, visiblePalette } from '../navigation.ts';
import { paths } from '../paths.ts';

export interface PaletteTarget {
  id: string;
  group: 'Screens' | 'Surveys' | 'People';
  label: string;
  hint: string;
  to: string;
}

/** Screens that the role may open and whose name holds every word that was typed. */
export function screenTargets(role: Role, typed: string): PaletteTarget[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return allScreens(role).filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

export const surveyTargets = (surveys: readonly SurveySummary[]): PaletteTarget[] =>
  surveys.map((survey) => ({
    id: survey._id,
    group: 'Surveys',
    label: survey.title,
    hint: SURVEY_STATUS_LABELS[survey.status],
    to: paths.survey(survey._id),
  }));

export const personTargets = (people: readonly Person[]): PaletteTarget[] =>
  people.map((person) => ({
    id: person.id,
    group: 'People',
    label: person.name,
    hint: person.jobTitle || (person.department?.name ?? ''),
    to: paths.person(person.id),
  }));

function allScreens(role: Role): PaletteTarget[] {
  const linked = visibleNavigation(WEB_AREAS, { role, compact: false }).flatMap(({ entries }) => entries);
  return [...linked, ...visiblePalette(WEB_AREAS, role)].map(({ label, to }) => ({
    id: to,
    group: 'Screens',
    label,
    hint: '',
    to,
  }));
}
