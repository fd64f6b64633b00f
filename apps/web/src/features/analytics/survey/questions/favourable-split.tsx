import type { QuestionAnalytics } from '@vela/contract';
import { favourability } from '@vela/domain/scoring';
import type { Question } from '@vela/domain/surveys';
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
export function FavourableSplit({ result, question }: { result: QuestionAnalytics; question: Question | undefined }) {
  const formats = useFormats();
  const { analytics, responseCount } = result;
  if (analytics.favourable === null) return null;
  // From the counts: what was rounded once for the API must not be rounded once more.
  const shares =
    (question && favourability(question, Object.fromEntries(analytics.distribution.map(countOf)))) ?? analytics;
  // Yes and no have no middle.
  const parts = PARTS.filter(({ key }) => key !== 'neutral' || result.questionType !== 'yes_no');
  return (
    <div>
      <div className={classes.split} aria-hidden>
        {parts.map(({ key }) => (
          <span key={key} className={classes[key]} style={{ flexGrow: shares[key] ?? 0 }} />
        ))}
      </div>
      <ul className={classes.legend} aria-label="Favourable split">
        {parts.map(({ key, label }) => (
          <li key={key}>
            <span className={classNames(classes.swatch, classes[key])} aria-hidden />
            {label} {percentOf(formats, shares[key] ?? 0, responseCount)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const countOf = ({ value, count }: QuestionAnalytics['analytics']['distribution'][number]) => [value, count] as const;
