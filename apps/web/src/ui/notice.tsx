import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import classes from './notice.module.css';

interface NoticeProps {
  /** Red went wrong and is read out at once, yellow warns, blue tells. */
  tone: 'red' | 'yellow' | 'blue';
  children: ReactNode;
  id?: string;
}

/** A remark that stands where it matters. */
export function Notice({ tone, children, id }: NoticeProps) {
  const Sign = tone === 'blue' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div id={id} role={tone === 'red' ? 'alert' : 'note'} className={classNames(classes.notice, classes[tone])}>
      <Sign size={18} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
