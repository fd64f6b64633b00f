import type { QuestionAnalytics } from '@vela/contract';
import { classNames } from '../../../../lib/class-names.ts';
import { shareText } from '../../../../lib/figure-texts.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import classes from './questions.module.css';

type Entry = QuestionAnalytics['analytics']['distribution'][number];

/** How often each answer was given, with its share of the answers that count; options of the past stand apart. */
export function AnswerBars({ result }: { result: QuestionAnalytics }) {
  const { distribution } = result.analytics;
  if (distribution.length === 0) return null;
  const offered = distribution.filter(({ orphaned }) => !orphaned);
  const orphaned = distribution.filter((entry) => entry.orphaned);
  return (
    <>
      <Bars label={`Answers to ${result.questionText}`} entries={offered} base={result.responseCount} />
      {orphaned.length > 0 && (
        <div>
          <p className={classes.note}>No longer offered, chosen before:</p>
          <Bars
            label={`Answers to ${result.questionText} that are no longer offered`}
            entries={orphaned}
            base={result.responseCount}
            isPast
          />
        </div>
      )}
    </>
  );
}

interface BarsProps {
  label: string;
  entries: readonly Entry[];
  base: number;
  isPast?: boolean;
}

function Bars({ label, entries, base, isPast = false }: BarsProps) {
  const formats = useFormats();
  return (
    <ul className={classes.bars} aria-label={label}>
      {entries.map(({ value, label: text, count }) => (
        <li key={value}>
          <span className={classes.value}>{text}</span>
          <span className={classes.count}>{shareText(formats, count, base)}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classNames(classes.fill, isPast && classes.past)}
              style={{ width: `${String(base === 0 ? 0 : Math.min(100, (count / base) * 100))}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
