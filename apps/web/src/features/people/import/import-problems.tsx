import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportCheck } from '@vela/contract';
import { IMPORT_FIELD_LABELS } from '@vela/domain/people';
import { saveFile } from '../../../lib/save-file.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { csvFile } from './csv-file.ts';
import classes from './import.module.css';
import { problemRows } from './problem-rows.ts';

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
