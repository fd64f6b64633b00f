import type { MemberStatus } from './member-status.ts';
import { IMPORT_MESSAGES } from './people-import.ts';
import { displayName, PEOPLE_MESSAGES } from './people-rules.ts';
import { membersInCycles } from './reporting-lines.ts';

/** What an import writes of a member; managers and departments by id. */
export interface ImportedFields {
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  departmentId: string | null;
  managerId: string | null;
  jobTitle: string;
  location: string;
  hireDate: string | null;
  leaveDate: string | null;
  timeZone: string | null;
}

export interface ImportedChange {
  memberId: string;
  /** The former values of what was changed; null for somebody whom the import added. */
  before: Partial<ImportedFields> | null;
  after: Partial<ImportedFields>;
}

export interface MemberNow extends ImportedFields {
  id: string;
  status: MemberStatus;
  erased: boolean;
  /** On leave by now, in reviews or author of something: more than the import made of them. */
  takesPart: boolean;
}

export interface UndoInput {
  changes: readonly ImportedChange[];
  /** Everybody of the company. */
  members: readonly MemberNow[];
  departmentIds: ReadonlySet<string>;
  /** Who takes the import back. */
  actorId: string;
}

export interface UndoPlan {
  remove: string[];
  restore: { memberId: string; fields: Partial<ImportedFields> }[];
  kept: { name: string; reason: string }[];
}

const FIELD_NAMES: Record<keyof ImportedFields, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  departmentId: 'Department',
  managerId: 'Manager',
  jobTitle: 'Job title',
  location: 'Location',
  hireDate: 'Hire date',
  leaveDate: 'Leave date',
  timeZone: 'Time zone',
};

/** What of an import can be taken back without harm to what has happened since; the rest is named. */
export function planUndo(input: UndoInput): UndoPlan {
  const members = new Map(input.members.map((member) => [member.id, member]));
  const restore: UndoPlan['restore'] = [];
  const kept: { id: string; reason: string }[] = [];
  const added: MemberNow[] = [];
  for (const change of input.changes) {
    const member = members.get(change.memberId);
    if (member === undefined) continue;
    const reason = whyUntouchable(member, change);
    if (reason !== null) kept.push({ id: member.id, reason });
    else if (change.before === null) added.push(member);
    else {
      const { fields, reasons } = formerValues(member, { ...change, before: change.before }, { input, members });
      restore.push({ memberId: member.id, fields });
      if (reasons.length > 0) kept.push({ id: member.id, reason: reasons.join('; ') });
    }
  }
  kept.push(...withoutLossOfAdmins(restore, members));
  kept.push(...withoutRings(restore, members));
  const { remove, managing } = removable(added, restore, members);
  kept.push(...managing.map((id) => ({ id, reason: 'Others report to this person by now' })));
  return {
    remove,
    restore: restore.filter(({ fields }) => Object.keys(fields).length > 0),
    kept: byPerson(kept, members),
  };
}

function byPerson(kept: { id: string; reason: string }[], members: ReadonlyMap<string, MemberNow>): UndoPlan['kept'] {
  const reasons = new Map<string, string[]>();
  for (const { id, reason } of kept) reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  return [...reasons].flatMap(([id, own]) => {
    const member = members.get(id);
    return member === undefined ? [] : [{ name: displayName(member), reason: own.join('; ') }];
  });
}

function whyUntouchable(member: MemberNow, { before, after }: ImportedChange): string | null {
  if (member.erased) return 'The data of this person was erased';
  if (member.status === 'deactivated') return 'Was deactivated since';
  if (before !== null) return null;
  if (member.status !== 'invited') return 'Has joined since';
  const changed = changedSince(member, after);
  if (changed.length > 0) return changed.map(changedReason).join('; ');
  return member.takesPart ? 'Takes part in something by now, such as a leave or a review' : null;
}

const changedReason = (field: keyof ImportedFields): string => `${FIELD_NAMES[field]} was changed since`;

const fieldsOf = (fields: Partial<ImportedFields>): (keyof ImportedFields)[] =>
  (Object.keys(FIELD_NAMES) as (keyof ImportedFields)[]).filter((field) => field in fields);

const changedSince = (member: MemberNow, after: Partial<ImportedFields>): (keyof ImportedFields)[] =>
  fieldsOf(after).filter((field) => member[field] !== after[field]);

function formerValues(
  member: MemberNow,
  { before, after }: { before: Partial<ImportedFields>; after: Partial<ImportedFields> },
  { input, members }: { input: UndoInput; members: ReadonlyMap<string, MemberNow> },
): { fields: Partial<ImportedFields>; reasons: string[] } {
  const fields: Partial<ImportedFields> = {};
  const changed = changedSince(member, after);
  const reasons = changed.map(changedReason);
  for (const field of fieldsOf(before).filter((one) => !changed.includes(one))) {
    const value = before[field] ?? null;
    const manager = members.get(value ?? '');
    if (member.id === input.actorId && field === 'role') reasons.push(PEOPLE_MESSAGES.ownRole);
    else if (member.id === input.actorId && field === 'leaveDate') reasons.push(IMPORT_MESSAGES.ownLeaveDate);
    else if (field === 'departmentId' && value !== null && !input.departmentIds.has(value)) {
      reasons.push('The former department is gone');
    } else if (field === 'managerId' && value !== null && (manager === undefined || manager.status === 'deactivated')) {
      reasons.push('The former manager is gone');
    } else Object.assign(fields, { [field]: value });
  }
  const { hireDate, leaveDate } = { ...member, ...fields };
  if (hireDate === null || leaveDate === null || leaveDate >= hireDate) return { fields, reasons };
  const { hireDate: _hireDate, leaveDate: _leaveDate, ...rest } = fields;
  return { fields: rest, reasons: [...reasons, PEOPLE_MESSAGES.employmentOrder] };
}

/** Whom the import made an admin can by now be the last one who stays: then role and last day stay, too. */
function withoutLossOfAdmins(
  restore: UndoPlan['restore'],
  members: ReadonlyMap<string, MemberNow>,
): { id: string; reason: string }[] {
  const stays = ({ role, status, leaveDate }: MemberNow) =>
    role === 'admin' && status === 'active' && leaveDate === null;
  const fields = new Map(restore.map((step) => [step.memberId, step.fields]));
  const before = [...members.values()].filter(stays);
  if (before.length === 0 || before.some((member) => stays({ ...member, ...fields.get(member.id) }))) return [];
  const losing = new Set(before.map(({ id }) => id));
  const steps = restore.filter(({ memberId }) => losing.has(memberId));
  for (const step of steps) {
    const { role: _role, leaveDate: _leaveDate, ...rest } = step.fields;
    step.fields = rest;
  }
  return steps.map(({ memberId }) => ({ id: memberId, reason: PEOPLE_MESSAGES.lastAdmin }));
}

/** A former manager can by now be somebody below: then the present one stays. */
function withoutRings(
  restore: UndoPlan['restore'],
  members: ReadonlyMap<string, MemberNow>,
): { id: string; reason: string }[] {
  const kept: { id: string; reason: string }[] = [];
  for (;;) {
    const inRing = new Set(membersInCycles(linesAfter(restore, members)));
    const closing = restore.filter(({ memberId, fields }) => inRing.has(memberId) && 'managerId' in fields);
    if (closing.length === 0) return kept;
    for (const step of closing) {
      const { managerId: _managerId, ...rest } = step.fields;
      step.fields = rest;
      kept.push({ id: step.memberId, reason: PEOPLE_MESSAGES.reportingCycle });
    }
  }
}

function linesAfter(restore: UndoPlan['restore'], members: ReadonlyMap<string, MemberNow>): Map<string, string | null> {
  const lines = new Map([...members.values()].map(({ id, managerId }) => [id, managerId]));
  for (const { memberId, fields } of restore) {
    if (fields.managerId !== undefined) lines.set(memberId, fields.managerId);
  }
  return lines;
}

/** Whoever was added goes, unless somebody who stays reports to them. */
function removable(added: MemberNow[], restore: UndoPlan['restore'], members: ReadonlyMap<string, MemberNow>) {
  const leaving = new Set(added.map(({ id }) => id));
  const lines = linesAfter(restore, members);
  const managing: string[] = [];
  const staying = [...lines.keys()].filter((id) => !leaving.has(id));
  for (let id = staying.pop(); id !== undefined; id = staying.pop()) {
    const manager = lines.get(id) ?? '';
    if (!leaving.delete(manager)) continue;
    managing.push(manager);
    staying.push(manager);
  }
  return { remove: [...leaving], managing };
}
