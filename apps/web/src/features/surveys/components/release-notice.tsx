import { IconShieldLock } from '@tabler/icons-react';
import type { Survey } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { waitingText, withheldText, type Release } from '../../../lib/release-text.ts';
import classes from './figures.module.css';

/** Why less is shown than was handed in; nothing where everything is. */
export function ReleaseNotice({ survey, release }: { survey: Survey; release: Release }) {
  const formats = useFormats();
  const isOpen = survey.status === 'active';
  if (!survey.settings.anonymous || release.withheld === 0) return null;
  const text = waitingText(formats, release, isOpen) ?? withheldText(formats, release, isOpen);
  if (text === null) return null;
  return (
    <div className={classes.notice} role="note">
      <IconShieldLock size={18} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
