import type { ImportMapping } from '@vela/domain/people';
import type { PeopleFilter } from '../people-filter.ts';

export const peopleKeys = {
  all: ['people'] as const,
  list: (filter: PeopleFilter) => ['people', 'list', filter] as const,
  found: (q: string) => ['people', 'found', q] as const,
  person: (id: string) => ['people', 'person', id] as const,
  chart: (managerId: string | null) => ['people', 'chart', managerId] as const,
  waiting: ['people', 'waiting'] as const,
  imports: ['people', 'imports'] as const,
  import: (id: string) => ['people', 'imports', id] as const,
  importCheck: (id: string, mapping: ImportMapping) => ['people', 'imports', id, 'check', mapping] as const,
  /** The same list as everywhere in the app. */
  departments: ['departments'] as const,
};
