import { Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
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

interface PageHeaderProps {
  title: string;
  /** One sentence: what this screen is for. */
  purpose?: ReactNode;
  /** The primary action stands last. */
  actions?: ReactNode;
  /** What stands beside the title, e.g. a status badge. */
  badge?: ReactNode;
  back?: { to: string; label: string };
}

/** Title of a screen: heads the page, names the tab and takes the focus when one arrives by navigation. */
export function PageHeader({ title, purpose, actions, badge, back }: PageHeaderProps) {
  useDocumentTitle(title);
  const heading = useFocusOnArrival();
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        {back && (
          <Link to={back.to} className={classes.back}>
            <IconChevronLeft size={16} aria-hidden />
            {back.label}
          </Link>
        )}
        <div className={classes.titleRow}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {badge}
        </div>
        {purpose && <Text className={classes.purpose}>{purpose}</Text>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // `default` is the page that was opened by its address: there the browser's own start is right.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return heading;
}
