import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { VelaLogo } from '../../../ui/vela-logo.tsx';
import classes from './auth-layout.module.css';
import { SkyPane } from './sky-pane.tsx';

interface AuthLayoutProps {
  title: string;
  /** What the tab says, where it differs from the heading. */
  tabTitle?: string;
  subtitle: ReactNode;
  children: ReactNode;
  wide?: boolean;
}

/** The frame of every screen before sign-in: the form at the left, the night sky at the right. */
export function AuthLayout({ title, tabTitle = title, subtitle, children, wide = false }: AuthLayoutProps) {
  useDocumentTitle(tabTitle);
  return (
    <div className={classes.layout}>
      <main className={classes.side}>
        <div className={classes.brand}>
          <VelaLogo size={32} />
          Vela
        </div>
        <div className={classNames(classes.content, wide && classes.wide)}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.subtitle}>{subtitle}</p>
          {children}
        </div>
      </main>
      <SkyPane />
    </div>
  );
}
