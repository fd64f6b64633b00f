import type { ExportSubject } from './export-subject.ts';

const PREFIX = 'vela.export.';

const keyOf = (subject: ExportSubject): string =>
  PREFIX + ('surveyId' in subject ? subject.surveyId : subject.timeframe);

/** The export that this tab waits for, so that leaving the page or a reload loses none. */
export function readRunningExport(subject: ExportSubject): string | null {
  try {
    return sessionStorage.getItem(keyOf(subject));
  } catch {
    // Refused storage: the export goes on, this tab just won't remember it.
    return null;
  }
}

export function keepRunningExport(subject: ExportSubject, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(subject));
    else sessionStorage.setItem(keyOf(subject), id);
  } catch {
    // As above.
  }
}
