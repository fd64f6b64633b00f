import { emailKey } from '../accounts/account-rules.ts';
import { refuse, type ExistingPerson, type ImportedPerson, type ImportInput, type ImportLine } from './import-plan.ts';
import type { Steps } from './in-steps.ts';
import { hasLeft } from './member-status.ts';
import { IMPORT_MESSAGES } from './people-import.ts';
import { PEOPLE_MESSAGES } from './people-rules.ts';
import { membersInCycles } from './reporting-lines.ts';

type ByKey = ReadonlyMap<string, ExistingPerson>;

/** A line that is refused leaves its person as before, which can close another circle: so often that is looked at. */
const ROUNDS = 20;
const LONGEST_SHOWN_RING = 10;

/** Refuses what only shows between lines: managers that nobody is, circles, a company left without an admin. */
export function* refuseAcrossLines(lines: ImportLine[], input: ImportInput, byKey: ByKey): Steps<void> {
  const refused = () => lines.reduce((sum, line) => sum + line.problems.length, 0);
  for (let round = 0; ; round += 1) {
    const before = refused();
    if (round === ROUNDS) refuseAllMoves(lines);
    refuseWithoutManager(lines, byKey, input.today);
    yield;
    refuseRings(lines, byKey);
    yield;
    refuseLossOfAdmins(lines, input);
    yield;
    if (refused() === before) return;
  }
}

const isTaken = (line: ImportLine): boolean => line.action !== 'leave_out';
const managerKey = (person: ImportedPerson): string | null =>
  person.managerEmail === null ? null : emailKey(person.managerEmail);
const setsManager = ({ existing, person, changes }: ImportLine): boolean =>
  existing === null ? person.managerEmail !== null : changes.some(({ field }) => field === 'managerEmail');

function refuseAllMoves(lines: ImportLine[]): void {
  for (const line of lines.filter((one) => isTaken(one) && one.existing !== null && setsManager(one))) {
    refuse(line, { field: 'managerEmail', message: PEOPLE_MESSAGES.reportingCycle });
  }
}

/** Whoever reports to somebody whose own line is refused can't be taken either, and so on downwards. */
function refuseWithoutManager(lines: ImportLine[], byKey: ByKey, today: string): void {
  const taken = new Map(lines.filter(isTaken).map((line) => [line.key, line]));
  const lineOf = new Map([...lines].reverse().map(({ key, line }) => [key, line]));
  const reports = new Map<string, ImportLine[]>();
  const waiting: ImportLine[] = [];
  const refuseFor = (line: ImportLine, message: string) => {
    refuse(line, { field: 'managerEmail', message });
    if (line.existing === null) waiting.push(line);
  };
  for (const line of lines.filter((one) => isTaken(one) && setsManager(one))) {
    const key = managerKey(line.person) ?? '';
    const own = reports.get(key);
    if (own === undefined) reports.set(key, [line]);
    else own.push(line);
  }
  for (const [key, own] of reports) {
    for (const line of own) {
      const message = problemOfManager(line, key, { byKey, taken, lineOf, today });
      if (message !== null) refuseFor(line, message);
    }
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const message = managerLeftOut(next.line);
    for (const line of (reports.get(next.key) ?? []).filter(isTaken)) refuseFor(line, message);
  }
}

const managerLeftOut = (line: number): string => `The manager’s line ${line} is not taken, so this one can’t be either`;

interface Known {
  byKey: ByKey;
  taken: ReadonlyMap<string, ImportLine>;
  lineOf: ReadonlyMap<string, number>;
  today: string;
}

function problemOfManager({ key, person }: ImportLine, manager: string, known: Known): string | null {
  if (manager === key) return IMPORT_MESSAGES.ownManager;
  const existing = known.byKey.get(manager);
  const taken = known.taken.get(manager);
  const leaveDate = (taken?.person ?? existing)?.leaveDate;
  const status = existing?.status ?? 'invited';
  if (existing?.erased || status === 'deactivated' || hasLeft({ status, leaveDate }, known.today)) {
    return PEOPLE_MESSAGES.managerGone;
  }
  if (existing ?? taken) return null;
  const line = known.lineOf.get(manager);
  if (line !== undefined) return managerLeftOut(line);
  return `Nobody in the company or in the file has the manager’s address ${person.managerEmail ?? ''}`;
}

function refuseRings(lines: ImportLine[], byKey: ByKey): void {
  const reporting = new Map([...byKey].map(([key, person]) => [key, managerKey(person)]));
  const taken = new Map(lines.filter(isTaken).map((line) => [line.key, line]));
  for (const [key, { person }] of taken) reporting.set(key, managerKey(person));
  const left = new Set(membersInCycles(reporting));
  for (const start of left) {
    const ring = ringFrom(start, reporting);
    for (const key of ring) left.delete(key);
    const own = ring.flatMap((key) => taken.get(key) ?? []);
    const message = ringMessage(ring, taken);
    for (const line of own.filter(setsManager)) refuse(line, { field: 'managerEmail', message });
  }
}

function ringFrom(start: string, reporting: ReadonlyMap<string, string | null>): string[] {
  const ring = [start];
  for (let key = reporting.get(start); key && key !== start; key = reporting.get(key)) ring.push(key);
  return ring;
}

function ringMessage(ring: readonly string[], taken: ReadonlyMap<string, ImportLine>): string {
  const named = ring.slice(0, LONGEST_SHOWN_RING).map((key) => {
    const line = taken.get(key);
    return line === undefined ? `${key} (not in the file)` : `${key} (line ${line.line})`;
  });
  const more = ring.length > named.length ? [`${ring.length - named.length} more`] : [];
  return `These people would be their own managers’ managers: ${[...named, ...more].join(' → ')} → ${ring[0] ?? ''}`;
}

/** After every day that anybody's employment ends. */
const FOR_GOOD = '9999-12-31';

/** Who can still sign in and administer, today and once all last days are over. Somebody just invited can't yet. */
function refuseLossOfAdmins(lines: ImportLine[], { existing, today }: ImportInput): void {
  for (const day of [today, FOR_GOOD]) {
    const taken = new Map(lines.filter(isTaken).map((line) => [line.key, line]));
    const administers = ({ role, leaveDate }: ImportedPerson, status: ExistingPerson['status']): boolean =>
      role === 'admin' && status === 'active' && !hasLeft({ status, leaveDate }, day);
    const lineOf = (person: ExistingPerson) => taken.get(emailKey(person.email));
    if (existing.some((person) => administers(lineOf(person)?.person ?? person, person.status))) continue;
    const before = existing.filter((person) => administers(person, person.status));
    for (const line of before.flatMap((person) => lineOf(person) ?? [])) {
      const field = line.person.role === 'admin' ? 'leaveDate' : 'role';
      refuse(line, { field, message: PEOPLE_MESSAGES.lastAdmin });
    }
  }
}
