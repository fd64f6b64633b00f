export interface AuditFilter {
  q: string;
  action: string;
  actorId: string | null;
  /** Days, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

export const NO_AUDIT_FILTER: AuditFilter = { q: '', action: '', actorId: null, from: '', to: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_SEARCH = 200;
const dayIn = (text: string | null): string => (text !== null && DAY.test(text) ? text : '');

/** The filter stands in the address, so that what was found can be linked. */
export const auditFilterIn = (query: URLSearchParams): AuditFilter => ({
  q: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
  action: query.get('action') ?? '',
  actorId: query.get('actor'),
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
});

/** The address with this filter instead of the one that is in it. */
export function withAuditFilter(query: URLSearchParams, { q, action, actorId, from, to }: AuditFilter) {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ q, action, actor: actorId ?? '', from, to })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isAuditFiltered = (filter: AuditFilter): boolean =>
  Object.values(filter).some((value) => value !== '' && value !== null);

export const isBackwards = ({ from, to }: AuditFilter): boolean => from !== '' && to !== '' && from > to;
