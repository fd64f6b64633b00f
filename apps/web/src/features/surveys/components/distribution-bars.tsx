import type { QuestionAnalytics } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { shareText } from '../../../lib/figure-texts.ts';
import classes from './charts.module.css';

/** How often each answer was given, with its share of the answers that count. */
export function DistributionBars({ result }: { result: QuestionAnalytics }) {
  const formats = useFormats();
  const { distribution } = result.analytics;
  const base = result.responseCount;
  return (
    <ul className={classes.distribution} aria-label={`Answers to ${result.questionText}`}>
      {distribution.map(({ value, label, count }) => (
        <li key={value}>
          <span className={classes.value}>{label}</span>
          <span className={classes.count}>{shareText(formats, count, base)}</span>
          <span className={classes.track} aria-hidden>
            <span className={classes.fill} style={{ width: `${String(base === 0 ? 0 : (count / base) * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
