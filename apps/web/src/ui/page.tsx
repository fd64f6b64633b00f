import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import classes from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** For forms and reading, where long lines tire. */
  narrow?: boolean;
}

/** The content column of a screen. */
export function Page({ children, narrow = false }: PageProps) {
  return <div className={classNames(classes.page, narrow && classes.narrow)}>{children}</div>;
}
