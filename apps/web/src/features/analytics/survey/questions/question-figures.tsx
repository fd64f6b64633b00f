import type { ReactNode } from 'react';
import type { Figure as FigureValue, QuestionAnalytics } from '@vela/contract';
import { valueRange, type Question } from '@vela/domain/surveys';
import { counted, type Formats } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Figure, type Explanation } from '../../components/figure.tsx';
import { explainFigure, figureText, type FigureKind } from '../../components/figure-words.ts';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import { besideTexts, leftOutTexts } from './question-words.ts';
import classes from './questions.module.css';

interface QuestionFiguresProps {
  result: QuestionAnalytics;
  question: Question | undefined;
  /** People whose answers are released. */
  people: number;
}

/** The figures of one question, each of which opens; who is not in them stands beside. */
export function QuestionFigures({ result, question, people }: QuestionFiguresProps) {
  const formats = useFormats();
  const { figures, analytics, responseCount } = result;
  const leftOut = leftOutTexts(formats, result, { question, people });
  const explain = (definition: string, kind: FigureKind, figure: FigureValue): Explanation => ({
    ...explainFigure(formats, definition, { figure, kind }),
    leftOut,
  });
  const base = counted(formats, responseCount, 'answer');
  const range = question ? valueRange(question) : null;
  const average = analytics.average === null ? null : averageText(formats, analytics.average, range);
  return (
    <dl className={classes.figures}>
      {figures.enps.value === null && figures.score.value !== null && (
        <Fact name="Score">
          <Figure
            name="Score"
            value={figureText(formats, 'score', figures.score)}
            explanation={explain(SURVEY_FIGURE_DEFINITIONS.score, 'score', figures.score)}
          />
        </Fact>
      )}
      {figures.enps.value !== null && (
        <Fact name="eNPS">
          <Figure
            name="eNPS"
            value={figureText(formats, 'enps', figures.enps)}
            explanation={explain(SURVEY_FIGURE_DEFINITIONS.enps, 'enps', figures.enps)}
          />
        </Fact>
      )}
      {average !== null && (
        <Fact name="Average">
          <Figure
            name="Average"
            value={average}
            explanation={{ definition: SURVEY_FIGURE_DEFINITIONS.average, base, leftOut }}
          />
        </Fact>
      )}
      {figures.yesPercentage.value !== null && (
        <Fact name="Yes">
          <Figure
            name="Yes"
            value={figureText(formats, 'percent', figures.yesPercentage)}
            explanation={explain(SURVEY_FIGURE_DEFINITIONS.yes, 'percent', figures.yesPercentage)}
          />
        </Fact>
      )}
      <Fact name="Base">
        <Figure
          name="Base"
          value={base}
          explanation={{
            definition: 'Answers that count: what every share and mean of this question stands on.',
            base: `${counted(formats, result.asked, 'person', 'people')} whose answers are counted`,
            leftOut: leftOut.length === 0 ? ['Nobody: everybody whose answers are released answered it'] : leftOut,
          }}
        />
      </Fact>
      {besideTexts(formats, result, { question, people }).length > 0 && (
        <Fact name="Not in it">{besideTexts(formats, result, { question, people }).join(', ')}</Fact>
      )}
    </dl>
  );
}

const averageText = (formats: Formats, average: number, range: { max: number } | null): string =>
  `${formats.oneDecimal(average)}${range ? ` of ${String(range.max)}` : ''}`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
