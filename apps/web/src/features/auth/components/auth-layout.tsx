import { Title } from '@mantine/core';
import { IconDeviceMobile, IconLock, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { VelaLogo } from '../../../ui/vela-logo.tsx';
import classes from './auth-layout.module.css';
import { PulsarArt } from './pulsar-art.tsx';

interface AuthLayoutProps {
  title: string;
  /** What the tab says, where it differs from the heading. */
  tabTitle?: string;
  subtitle: ReactNode;
  children: ReactNode;
  wide?: boolean;
}

const CLAIMS = [
  { icon: IconSparkles, text: 'A survey drafted in seconds, every question yours to change' },
  { icon: IconLock, text: 'Anonymous answers stay anonymous: small groups are never shown' },
  { icon: IconDeviceMobile, text: 'Answered on any phone, even while the connection is gone' },
];

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

function SkyPane() {
  return (
    <aside className={classes.sky} aria-label="About Vela">
      <PulsarArt className={classes.art} />
      <div className={classes.claims}>
        <p className={classes.headline} style={{ marginTop: 0 }}>
          Know how your people are doing, while it still helps.
        </p>
        {CLAIMS.map(({ icon: Icon, text }) => (
          <div key={text} className={classes.claim}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span>{text}</span>
          </div>
        ))}
      </div>
    </aside>
  );
}
