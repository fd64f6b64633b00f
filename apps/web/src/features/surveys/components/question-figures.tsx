import { valueRange, type Question } from '@vela/domain';
import type { QuestionAnalytics } from '@vela/contract';
import { counted, type Formats } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { percentOf, signed } from '../../../lib/figure-texts.ts';
import { ExplainNumber } from '../../../ui/explain-number.tsx';
import classes from './figures.module.css';

interface QuestionFiguresProps {
  question: Question | undefined;
  result: QuestionAnalytics;
}

/** The figures of one question, each with its base and its definition. */
export function QuestionFigures({ question, result }: QuestionFiguresProps) {
  const formats = useFormats();
  const { average, yesPercentage, score, enps } = result.analytics;
  const base = result.responseCount;
  const leftOut = leftOutText(formats, result);
  const range = question ? valueRange(question) : null;
  return (
    <dl className={classes.figures}>
      {average !== null && (
        <Figure name="Average" value={`${formats.oneDecimal(average)}${range ? ` of ${String(range.max)}` : ''}`}>
          The mean of the {counted(formats, base, 'answer')} on the original scale
          {range ? ` from ${String(range.min)} to ${String(range.max)}` : ''}. {leftOut}
        </Figure>
      )}
      {yesPercentage !== null && (
        <Figure name="Yes" value={percentOf(formats, yesPercentage, base)}>
          “Yes” as a share of the {counted(formats, base, 'answer')} with yes or no. {leftOut}
        </Figure>
      )}
      {score !== null && enps === null && (
        <Figure name="Score" value={`${formats.oneDecimal(score)} of 100`}>
          (answer - lowest) / (highest - lowest) × 100, as a mean over {counted(formats, base, 'answer')}; yes counts
          100 and no 0. {question?.reverse && 'Turned round, because a high answer is bad news here. '}
          {leftOut}
        </Figure>
      )}
      {enps !== null && (
        <Figure name="eNPS" value={signed(formats, enps)}>
          Share of promoters (9 or 10) minus share of detractors (0 to 6), from -100 to 100, over{' '}
          {counted(formats, base, 'answer')}. {leftOut}
        </Figure>
      )}
      <Figure name="Base" value={counted(formats, base, 'answer')}>
        {leftOut === '' ? 'Everybody whose response can be shown answered this question.' : leftOut}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  children: React.ReactNode;
}

export function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>
        {name} <ExplainNumber of={name}>{children}</ExplainNumber>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function leftOutText(formats: Formats, { skippedCount, notApplicableCount }: QuestionAnalytics): string {
  const parts = [];
  if (skippedCount > 0) parts.push(`${formats.number(skippedCount)} skipped or not asked`);
  if (notApplicableCount > 0) parts.push(`${formats.number(notApplicableCount)} not applicable`);
  return parts.length === 0 ? '' : `Left out: ${parts.join(', ')}.`;
}
