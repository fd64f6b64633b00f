import { surveyInvitationMarks, type Tx } from '@vela/db';
import { and, eq, inArray, sql } from 'drizzle-orm';

export interface InvitedSurvey {
  companyId: string;
  surveyId: string;
}

/** So many people share a row: its version tells of none of them when their right to answer was used. */
export const PEOPLE_A_PART = 1024;
export const MARK_BYTES = 16;

const UNUSED = Buffer.alloc(MARK_BYTES);

/** The marks of some places, as they stand while the survey's row is locked. */
export interface Marks {
  /** In hex; null while the right to answer is unused. */
  of(place: number): string | null;
  set(place: number, mark: string): void;
  /** Writes each part that was changed once, so that no version of it stands between two people. */
  save(): Promise<void>;
}

const partOf = (place: number): number => Math.floor(place / PEOPLE_A_PART);
const offsetOf = (place: number): number => (place % PEOPLE_A_PART) * MARK_BYTES;

/** The survey's row must be locked: marks are read, changed and written back. */
export async function loadMarks(tx: Tx, survey: InvitedSurvey, places: readonly number[]): Promise<Marks> {
  const wanted = [...new Set(places.map(partOf))];
  const rows =
    wanted.length === 0
      ? []
      : await tx
          .select({ part: surveyInvitationMarks.part, marks: surveyInvitationMarks.marks })
          .from(surveyInvitationMarks)
          .where(and(isOf(survey), inArray(surveyInvitationMarks.part, wanted)));
  const parts = new Map(rows.map(({ part, marks }) => [part, marks]));
  const changed = new Set<number>();
  const at = (place: number): Buffer => {
    const marks = parts.get(partOf(place))?.subarray(offsetOf(place), offsetOf(place) + MARK_BYTES);
    if (marks?.length !== MARK_BYTES) throw new Error('Every invitation must have a mark');
    return marks;
  };
  return {
    of: (place) => (at(place).equals(UNUSED) ? null : at(place).toString('hex')),
    set: (place, mark) => {
      Buffer.from(mark, 'hex').copy(at(place));
      changed.add(partOf(place));
    },
    save: async () => {
      for (const part of changed) await writePart(tx, survey, { part, marks: parts.get(part) ?? UNUSED });
    },
  };
}

const isOf = ({ companyId, surveyId }: InvitedSurvey) =>
  and(eq(surveyInvitationMarks.companyId, companyId), eq(surveyInvitationMarks.surveyId, surveyId));

async function writePart(tx: Tx, survey: InvitedSurvey, { part, marks }: { part: number; marks: Buffer }) {
  await tx
    .update(surveyInvitationMarks)
    .set({ marks })
    .where(and(isOf(survey), eq(surveyInvitationMarks.part, part)));
}

/** How many places there are, those of people who were erased since included. */
export async function countPlaces(tx: Tx, survey: InvitedSurvey): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql`coalesce(sum(length(${surveyInvitationMarks.marks})), 0)`.mapWith(Number) })
    .from(surveyInvitationMarks)
    .where(isOf(survey));
  return (row?.bytes ?? 0) / MARK_BYTES;
}

/** Makes room for further places behind those that there are. */
export async function addPlaces(tx: Tx, survey: InvitedSurvey, { from, count }: { from: number; count: number }) {
  const end = from + count;
  for (let place = from; place < end;) {
    const next = Math.min(end, (partOf(place) + 1) * PEOPLE_A_PART);
    const marks = Buffer.alloc((next - place) * MARK_BYTES);
    await tx
      .insert(surveyInvitationMarks)
      .values({ ...keyOf(survey), part: partOf(place), marks })
      .onConflictDoUpdate({
        target: [surveyInvitationMarks.companyId, surveyInvitationMarks.surveyId, surveyInvitationMarks.part],
        set: { marks: sql`${surveyInvitationMarks.marks} || excluded.marks` },
      });
    place = next;
  }
}

const keyOf = ({ companyId, surveyId }: InvitedSurvey) => ({ companyId, surveyId });

/** Writes all marks of a survey once more, so that no part of them keeps the version of the last that was used. */
export async function rewriteMarks(tx: Tx, survey: InvitedSurvey): Promise<void> {
  await tx
    .update(surveyInvitationMarks)
    .set({ marks: sql`${surveyInvitationMarks.marks}` })
    .where(isOf(survey));
}
