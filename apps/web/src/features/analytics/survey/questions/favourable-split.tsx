import type { QuestionAnalytics } from '@vela/contract';
import { classNames } from '../../../../lib/class-names.ts';
import { percentOf } from '../../../../lib/figure-texts.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import classes from './questions.module.css';

const PARTS = [
  { key: 'favourable', label: 'Favourable' },
  { key: 'neutral', label: 'Neutral' },
  { key: 'unfavourable', label: 'Unfavourable' },
] as const;

/** Favourable, neutral and unfavourable answers side by side; nothing where the question takes no sides. */
export function FavourableSplit({ result }: { result: QuestionAnalytics }) {
  const formats = useFormats();
  const { analytics, responseCount } = result;
  if (analytics.favourable === null) return null;
  // Yes and no have no middle.
  const parts = PARTS.filter(({ key }) => key !== 'neutral' || result.questionType !== 'yes_no');
  return (
    <div>
      <div className={classes.split} aria-hidden>
        {parts.map(({ key }) => (
          <span key={key} className={classes[key]} style={{ flexGrow: analytics[key] ?? 0 }} />
        ))}
      </div>
      <ul className={classes.legend} aria-label="Favourable split">
        {parts.map(({ key, label }) => (
          <li key={key}>
            <span className={classNames(classes.swatch, classes[key])} aria-hidden />
            {label} {percentOf(formats, analytics[key] ?? 0, responseCount)}
          </li>
        ))}
      </ul>
    </div>
  );
}
