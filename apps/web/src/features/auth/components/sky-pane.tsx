import { IconDeviceMobile, IconLock, IconSparkles } from '@tabler/icons-react';
import classes from './auth-layout.module.css';
import { PulsarArt } from './pulsar-art.tsx';

const CLAIMS = [
  { icon: IconSparkles, text: 'A survey drafted in seconds, every question yours to change' },
  { icon: IconLock, text: 'Anonymous answers stay anonymous: small groups are never shown' },
  { icon: IconDeviceMobile, text: 'Answered on any phone, even while the connection is gone' },
];

export function SkyPane() {
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
