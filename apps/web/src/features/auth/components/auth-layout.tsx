import { Title } from '@mantine/core';
import { IconDeviceMobile, IconLock, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { VelaLogo } from '../../../ui/vela-logo.tsx';
import classes from './auth-layout.module.css';

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
  { icon: IconLock, text: 'Anonymous answers stay anonymous: small groups stay hidden' },
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

const WIDTH = 720;
const HEIGHT = 900;
const PULSAR = { x: 430, y: 290 };
const RINGS = [70, 130, 205, 295, 400];
/** Words stand below: no star may look like a full stop. */
const QUIET_FROM = 600;
/** Spread evenly by the golden angle, so that no two stars cling together. */
const GOLDEN_ANGLE = 2.399963;

const STARS = Array.from({ length: 110 }, (_, index) => {
  const distance = 46 * Math.sqrt(index + 1);
  const angle = index * GOLDEN_ANGLE;
  return {
    x: PULSAR.x + distance * Math.cos(angle) * 1.1,
    y: PULSAR.y + distance * Math.sin(angle) * 1.25,
    radius: index % 9 === 0 ? 1.7 : index % 3 === 0 ? 1.1 : 0.7,
    opacity: 0.25 + ((index * 37) % 60) / 100,
  };
}).filter(({ y }) => y < QUIET_FROM);

/** A pulsar with its beat running through the sky. Decorative. */
function PulsarArt({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="pulsar-glow">
          <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
          <stop offset="0.12" stopColor="#c8caf9" stopOpacity="0.65" />
          <stop offset="0.5" stopColor="#6e71e8" stopOpacity="0.18" />
          <stop offset="1" stopColor="#6e71e8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="pulsar-beat" x1="0" x2="1">
          <stop offset="0" stopColor="#8b8fef" stopOpacity="0" />
          <stop offset="0.5" stopColor="#e3e4fc" stopOpacity="1" />
          <stop offset="1" stopColor="#8b8fef" stopOpacity="0.1" />
        </linearGradient>
        <linearGradient id="pulsar-beam" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#a8abf4" stopOpacity="0" />
          <stop offset="0.5" stopColor="#e3e4fc" stopOpacity="0.5" />
          <stop offset="1" stopColor="#a8abf4" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="#fff">
        {STARS.map((star) => (
          <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.radius} opacity={star.opacity} />
        ))}
      </g>
      <g fill="none" stroke="#a8abf4">
        {RINGS.map((radius, index) => (
          <circle key={radius} cx={PULSAR.x} cy={PULSAR.y} r={radius} opacity={0.34 - index * 0.06} />
        ))}
      </g>
      <g transform={`translate(${PULSAR.x} ${PULSAR.y})`}>
        <path d="M-5 0L0 -430L5 0L0 430Z" fill="url(#pulsar-beam)" transform="rotate(24)" />
        <circle r="120" fill="url(#pulsar-glow)" />
        <circle r="5" fill="#fff" />
      </g>
      <path
        d={`M0 ${PULSAR.y} H250 l16 -20 l18 20 h34 l14 26 l30 -128 l34 196 l26 -118 l14 24 h22 l18 -22 l18 22 H${WIDTH}`}
        fill="none"
        stroke="url(#pulsar-beat)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
