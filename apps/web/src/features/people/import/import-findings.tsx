import { Button, Checkbox, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportCheck } from '@vela/contract';
import { type Role, ROLES } from '@vela/domain/accounts';
import { formulaSafe, withoutFormulaGuard } from '@vela/domain/export';
import { IMPORT_FIELD_LABELS } from '@vela/domain/people';
import { counted, type Formats } from '../../../lib/format.ts';
import { csvFile, saveFile } from '../../../lib/save-file.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import { ROLE_LABELS } from '../role-words.ts';
import classes from './import.module.css';

interface ImportProblemsProps {
  check: ImportCheck;
  fileName: string;
  header: readonly string[];
}

/** As many as one reads on a screen; all that the server tells are in the file. */
const SHOWN = 20;

/** Lines that can't be taken, by their number in the file. */
export function ImportProblems({ check, fileName, header }: ImportProblemsProps) {
  const { problems, problemCount } = check;
  const formats = useFormats();
  const download = () => {
    saveFile(csvFile(problemRows(check, header)), `problems-${fileName.replace(/\.[^.]*$/, '')}.csv`);
  };
  return (
    <section aria-label="Problems">
      <Group justify="space-between" gap="xs" mb="xs">
        <h3 className={classes.subtitle}>Lines with problems</h3>
        <Button variant="default" size="xs" leftSection={<IconDownload size={14} aria-hidden />} onClick={download}>
          Download the problems
        </Button>
      </Group>
      <ul className={classes.scrollList} aria-label="Lines with problems" tabIndex={0}>
        {problems.slice(0, SHOWN).map(({ line, field, message }, index) => (
          <li key={index}>
            <strong>Line {line}</strong>
            {field !== null && <span className={classes.muted}> · {IMPORT_FIELD_LABELS[field]}</span>}
            <div>{message}</div>
          </li>
        ))}
      </ul>
      {problemCount > SHOWN && (
        <p className={classes.remark}>
          {formats.number(problemCount - SHOWN)} more.{' '}
          {problems.length < problemCount
            ? `The first ${formats.number(problems.length)} are in the download.`
            : 'All are in the download.'}
        </p>
      )}
    </section>
  );
}

/** The refused lines with what is wrong in front of their own cells, as a list that can be corrected and imported. */
export function problemRows({ problems, refusedRows }: ImportCheck, header: readonly string[]): string[][] {
  const rows = refusedRows.map(({ line, cells }) => {
    const words = problems
      .filter((problem) => problem.line === line)
      .map(({ field, message }) => (field === null ? message : `${IMPORT_FIELD_LABELS[field]}: ${message}`));
    return [String(line), ...[words.join(' · '), ...cells].map(guarded)];
  });
  return [['Line', 'Problem', ...header.map(guarded)], ...rows];
}

/** Cells are kept as the file had them, so some are guarded already. */
const guarded = (cell: string): string => formulaSafe(withoutFormulaGuard(cell));

type Row = ImportCheck['preview'][number];

interface ImportPreviewProps {
  check: ImportCheck;
  /** Lines that were unchosen by hand. */
  leaveOut: ReadonlySet<number>;
  onChange: (leaveOut: ReadonlySet<number>) => void;
}

const ACTIONS: Record<Row['action'], { tone: Tone; label: string }> = {
  create: { tone: 'green', label: 'New' },
  update: { tone: 'blue', label: 'Update' },
  unchanged: { tone: 'neutral', label: 'Unchanged' },
  leave_out: { tone: 'yellow', label: 'Left out' },
};

/** What would change, line by line; single lines can be left out. */
export function ImportPreview({ check, leaveOut, onChange }: ImportPreviewProps) {
  const formats = useFormats();
  const rows = check.preview.filter(({ action }) => action === 'create' || action === 'update');
  const hidden = check.result.created + check.result.updated - rows.length;
  if (rows.length === 0) return null;
  return (
    <section aria-label="What would change">
      <h3 className={classes.subtitle}>What would change</h3>
      <p className={classes.roles}>Roles: {roleCounts(formats, check, leaveOut)}</p>
      <ul className={classes.preview} aria-label="What would change" tabIndex={0}>
        {rows.map((row) => (
          <PreviewRow
            key={row.line}
            row={row}
            isTaken={!leaveOut.has(row.line)}
            onToggle={(isTaken) => {
              const next = new Set(leaveOut);
              if (isTaken) next.delete(row.line);
              else next.add(row.line);
              onChange(next);
            }}
          />
        ))}
      </ul>
      {hidden > 0 && <p className={classes.remark}>{formats.number(hidden)} more are imported in the same way.</p>}
    </section>
  );
}

interface PreviewRowProps {
  row: Row;
  isTaken: boolean;
  onToggle: (isTaken: boolean) => void;
}

/** Most people are employees, so only another role is worth a word. */
const newPersonWords = ({ line, role, department }: Row): string =>
  [`Line ${line}`, role === 'employee' ? '' : ROLE_LABELS[role], department].filter(Boolean).join(' · ');

function PreviewRow({ row, isTaken, onToggle }: PreviewRowProps) {
  const { tone, label } = ACTIONS[row.action];
  const labels: Readonly<Record<string, string>> = IMPORT_FIELD_LABELS;
  return (
    <li>
      <Checkbox
        aria-label={`Import line ${row.line}, ${row.email}`}
        checked={isTaken}
        onChange={({ currentTarget }) => {
          onToggle(currentTarget.checked);
        }}
      />
      <div className={classes.previewText}>
        <div>
          <strong>{row.name || row.email}</strong> <span className={classes.muted}>{row.email}</span>
        </div>
        <div className={classes.muted}>
          {row.action === 'update'
            ? row.changes
                .map(({ field, from, to }) => `${labels[field] ?? field}: ${from || 'none'} → ${to || 'none'}`)
                .join(' · ')
            : newPersonWords(row)}
        </div>
      </div>
      <ToneBadge tone={tone}>{label}</ToneBadge>
    </li>
  );
}

const ONE: Record<Role, string> = { admin: 'admin', manager: 'manager', employee: 'employee' };

/** How many of the added and updated have each role afterwards, less those whose lines were left out by hand. */
export function roleCounts(formats: Formats, check: ImportCheck, leaveOut: ReadonlySet<number>): string {
  const leftOut = check.preview.filter(
    ({ line, action }) => leaveOut.has(line) && (action === 'create' || action === 'update'),
  );
  return ROLES.map((role) => ({
    role,
    count: check.roles[role] - leftOut.filter((row) => row.role === role).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ role, count }) => counted(formats, count, ONE[role]))
    .join(', ');
}
