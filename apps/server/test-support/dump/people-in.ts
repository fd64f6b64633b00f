import type { Answered } from './two-hundred-answers.ts';
import type { Dump, DumpedRow } from './take-dump.ts';

const MARK_BYTES = 16;
const PEOPLE_A_ROW = 1024;

/** The rows that name a person, whatever the table, with the person's id; and the marks of used rights, one a person. */
export function peopleIn(dump: Dump, { addressOf }: Pick<Answered, 'addressOf'>): Dump {
  const members = new Set(addressOf.keys());
  const memberOf = new Map([...addressOf].map(([member, address]) => [address, member]));
  const found = new Map<string, DumpedRow[]>();
  for (const [table, rows] of dump) {
    const named = rows.flatMap((row) => {
      const own = [...new Set(Object.values(row).flatMap((value) => memberIn(value, { members, memberOf })))];
      const [member] = own;
      return member === undefined || own.length > 1 ? [] : [{ ...row, member }];
    });
    if (named.length > 0) found.set(table, named);
  }
  return found.set('marks', marksIn(dump));
}

interface Known {
  members: ReadonlySet<string>;
  memberOf: ReadonlyMap<string, string>;
}

function memberIn(value: unknown, { members, memberOf }: Known): string[] {
  if (typeof value !== 'string') return [];
  if (members.has(value)) return [value];
  const member = memberOf.get(value);
  return member === undefined ? [] : [member];
}

/** Who has used the right to answer stands in the bytes of few rows, at the place of the invitation. */
function marksIn(dump: Dump): DumpedRow[] {
  const parts = new Map(
    (dump.get('survey_invitation_marks') ?? []).map((row) => [`${row.survey_id} ${row.part}`, row]),
  );
  return (dump.get('survey_invitations') ?? []).flatMap(({ survey_id, place, member_id }) => {
    const row = parts.get(`${survey_id} ${Math.floor(Number(place) / PEOPLE_A_ROW)}`);
    if (!Buffer.isBuffer(row?.marks)) return [];
    const from = (Number(place) % PEOPLE_A_ROW) * MARK_BYTES;
    return [{ member: member_id, mark: row.marks.subarray(from, from + MARK_BYTES), place }];
  });
}
