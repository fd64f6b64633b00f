import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportCheck } from '@vela/contract';
import { formulaSafe, withoutFormulaGuard } from '@vela/domain/export';
import { IMPORT_FIELD_LABELS } from '@vela/domain/people';
import { csvFile, saveFile } from '../../../lib/save-file.ts';
import { useFormats } from '../../../lib/use-formats.ts';
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
