import { Stack } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePeoplePlace } from '../use-people-place.ts';
import { ImportRun } from './import-run.tsx';
import { ImportStart } from './import-start.tsx';
import classes from './import.module.css';

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
