/** What is kept of a member's state; being on leave or gone follows from the day. */
export const MEMBER_STATUSES = ['invited', 'active', 'deactivated'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** What people read: the kept status, as the day changes it. */
export const SHOWN_STATUSES = ['invited', 'active', 'on_leave', 'left', 'deactivated'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const STATUS_LABELS: Record<ShownStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  on_leave: 'On leave',
  left: 'Left',
  deactivated: 'Deactivated',
};

/** What decides whether somebody is at work; dates are `YYYY-MM-DD`. */
export interface Employment {
  status: MemberStatus;
  /** First day at work. */
  hireDate?: string | null | undefined;
  /** Last day at work. */
  leaveDate?: string | null | undefined;
  /** First and last day of a leave; without a last day it goes on. */
  onLeaveFrom?: string | null | undefined;
  onLeaveTo?: string | null | undefined;
}

export function isOnLeave({ onLeaveFrom, onLeaveTo }: Employment, today: string): boolean {
  return Boolean(onLeaveFrom) && (onLeaveFrom ?? '') <= today && !(onLeaveTo && onLeaveTo < today);
}

/** The leave date is the last day at work. */
export const hasLeft = ({ leaveDate }: Employment, today: string): boolean => Boolean(leaveDate && leaveDate < today);

export function shownStatus(member: Employment, today: string): ShownStatus {
  if (member.status === 'deactivated') return 'deactivated';
  if (hasLeft(member, today)) return 'left';
  if (isOnLeave(member, today)) return 'on_leave';
  return member.status;
}

/** Whoever is on leave, deactivated, gone or not yet hired is neither asked nor part of any denominator. */
export function isAtWork(member: Employment, today: string): boolean {
  if (member.status === 'deactivated' || hasLeft(member, today) || isOnLeave(member, today)) return false;
  return !(member.hireDate && member.hireDate > today);
}

/** Whoever has joined may sign in until the last day at work, also while on leave. */
export const maySignIn = (member: Employment, today: string): boolean =>
  member.status === 'active' && !hasLeft(member, today);
