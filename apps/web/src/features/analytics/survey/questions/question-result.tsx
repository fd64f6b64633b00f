import type { QuestionAnalytics } from '@vela/contract';
import { favourability } from '@vela/domain/scoring';
import type { Question } from '@vela/domain/surveys';
import { classNames } from '../../../../lib/class-names.ts';
import { percentOf, shareText } from '../../../../lib/figure-texts.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { ChangeBadge } from '../../components/change-badge.tsx';
import { QuestionFigures } from './question-figures.tsx';
import { isHiddenQuestion } from './question-words.ts';
import classes from './questions.module.css';

interface QuestionResultProps {
  result: QuestionAnalytics;
  /** As it is asked now; undefined for one of the past. */
  question: Question | undefined;
  people: number;
  minGroup: number;
  /** The survey that is compared with. */
  since?: string | undefined;
}

const PARTS = [
  { key: 'favourable', label: 'Favourable' },
  { key: 'neutral', label: 'Neutral' },
  { key: 'unfavourable', label: 'Unfavourable' },
] as const;

/** How one question was answered, or why that is hidden. */
export function QuestionResult({ result, question, people, minGroup, since }: QuestionResultProps) {
  const formats = useFormats();
  if (isHiddenQuestion(result)) {
    return (
      <p className={classes.hidden}>Hidden: fewer than {formats.number(minGroup)} people answered this question.</p>
    );
  }
  if (result.asked === 0 && people > 0 && minGroup > 1) {
    return (
      <p className={classes.hidden}>
        The answers are held until at least {formats.number(minGroup)} more people have answered this question.
      </p>
    );
  }
  if (result.asked === 0) return <p className={classes.note}>No answers yet.</p>;
  const isText = result.questionType === 'text';
  const ofWhat = result.questionType === 'enps' ? 'eNPS' : 'Score';
  return (
    <div className={classes.result}>
      <QuestionFigures result={result} question={question} people={people} />
      {since !== undefined && result.change !== null && (
        <ChangeBadge change={result.change} of={`${ofWhat} of ${result.questionText}`} since={since} />
      )}
      {result.responseCount > 0 && (
        <>
          <FavourableSplit result={result} question={question} />
          <AnswerBars result={result} />
        </>
      )}
      {isText && <p className={classes.note}>What people wrote stands with the comments.</p>}
      {result.questionType === 'multiple_choice' && question?.allowMultiple && (
        <p className={classes.note}>Several answers were possible, so the shares can add up to more than 100%.</p>
      )}
    </div>
  );
}

/** Favourable, neutral and unfavourable answers side by side; nothing where the question takes no sides. */
function FavourableSplit({ result, question }: { result: QuestionAnalytics; question: Question | undefined }) {
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

type Entry = QuestionAnalytics['analytics']['distribution'][number];

/** How often each answer was given, with its share of the answers that count; options of the past stand apart. */
function AnswerBars({ result }: { result: QuestionAnalytics }) {
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
