import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { IMPORT_LIMITS, peopleExportRows } from '@vela/domain/people';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFileDrop } from '../../../lib/file-upload.ts';
import { csvFile, saveFile } from '../../../lib/save-file.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useUploadPeopleImport } from '../api/people-imports.ts';
import { usePeoplePlace } from '../people-place.ts';
import { ImportRun } from './import-run.tsx';
import classes from './import.module.css';
import { PastImports } from './past-imports.tsx';

/** The way of a list into the company: file, columns, check, result. */
export function ImportScreen({ id }: { id: string }) {
  const { linkTo } = usePeoplePlace();
  return (
    <Stack gap="lg">
      <div>
        <Link to={linkTo({ import: null })} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden />
          People
        </Link>
        <StepHeading key={id} />
      </div>
      {id === 'new' ? <ImportStart /> : <ImportRun key={id} id={id} />}
    </Stack>
  );
}

/** Takes the focus, so that a screen reader starts at the new step. */
function StepHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.title}>
      Import people
    </h2>
  );
}

const MEGABYTE = 1_000_000;

/** The first step: a file is chosen or dropped and sent to be read. */
function ImportStart() {
  const { go } = usePeoplePlace();
  const { upload, percent, cancel } = useUploadPeopleImport();
  const [problem, setProblem] = useState<string | null>(null);
  const send = (file: File | undefined) => {
    if (file === undefined || upload.isPending) return;
    setProblem(null);
    if (file.size > IMPORT_LIMITS.bytes) {
      setProblem(`The file is larger than ${IMPORT_LIMITS.bytes / MEGABYTE} MB. Please split the list.`);
      return;
    }
    upload.mutate(file, {
      onSuccess: (answer) => {
        go({ import: answer.import.id }, { replace: true });
      },
      onError: (error) => {
        const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
        setProblem(wasCancelled ? null : messageOf(error, 'The file could not be read. Please try again.'));
      },
    });
  };
  return (
    <>
      <Panel title="Choose a list" purpose="A CSV file from your HR system or a spreadsheet; nobody is added yet">
        <Stack gap="md">
          {upload.isPending ? <Uploading percent={percent} onCancel={cancel} /> : <DropPlace onFile={send} />}
          {problem !== null && <Notice tone="red">{problem}</Notice>}
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed" className={classes.explanation}>
              People are recognised by their email address: whoever is here already is updated, nobody is added twice.
            </Text>
            <Button
              variant="subtle"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => {
                saveFile(templateFile(), 'people-template.csv');
              }}
            >
              Download a template
            </Button>
          </Group>
        </Stack>
      </Panel>
      <PastImports />
    </>
  );
}

function DropPlace({ onFile }: { onFile: (file: File | undefined) => void }) {
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop((files) => {
    onFile(files[0]);
  });
  return (
    <div className={classNames(classes.drop, isOver && classes.over)} {...drop}>
      <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label="CSV file"
        className={classes.file}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same file again, corrected meanwhile, must count as chosen too.
          currentTarget.value = '';
        }}
      />
      <Button
        onClick={() => {
          input.current?.click();
        }}
      >
        Choose a file
      </Button>
      <Text size="sm" c="dimmed">
        or drop it here: .csv or .txt, up to {IMPORT_LIMITS.bytes / MEGABYTE} MB and{' '}
        {formats.number(IMPORT_LIMITS.rows)} rows
      </Text>
    </div>
  );
}

function Uploading({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  return (
    <div role="status">
      <Group justify="space-between" mb="xs">
        <Text size="sm">{percent < 100 ? `Uploading, ${percent} %` : 'Reading the list...'}</Text>
        <Button variant="default" size="xs" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
      <Progress value={percent} aria-label="Upload" />
    </div>
  );
}

/** An empty list with the columns that the import recognises by itself, and one line to write over. */
const templateFile = (): Blob =>
  csvFile(
    peopleExportRows([
      {
        email: 'ann.lee@example.com',
        firstName: 'Ann',
        lastName: 'Lee',
        role: 'employee',
        department: 'Engineering',
        jobTitle: 'Developer',
        managerEmail: null,
        location: 'Berlin',
        hireDate: '2024-05-01',
        leaveDate: null,
        timeZone: 'Europe/Berlin',
      },
    ]),
  );
