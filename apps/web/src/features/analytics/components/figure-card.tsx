import type { ReactNode } from 'react';
import { StatCard } from '../../../ui/stat-card.tsx';
import { Figure as FigureButton, type Explanation } from './figure.tsx';
import classes from './figure-card.module.css';
import type { Figure, Measure } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChangeBadge } from './change-badge.tsx';
import { explainFigure, figureText, type FigureKind } from './figure-words.ts';

interface FigureCardProps {
  name: string;
  value: string;
  explanation: Explanation;
  icon?: ReactNode;
  /** What stands below the number, e.g. its change. */
  children?: ReactNode;
}

/** "No answers yet" and the like are no figures: drawn as large they would shout. */
const isWords = (value: string): boolean => /\p{L}/u.test(value) && !/\d/.test(value);

/** A large figure with its name, that opens what it means. */
export function FigureCard({ name, value, explanation, icon, children }: FigureCardProps) {
  const figure = <FigureButton name={name} value={value} explanation={explanation} />;
  return (
    <StatCard
      label={name}
      value={isWords(value) ? <div className={classes.words}>{figure}</div> : figure}
      icon={icon}
      hint={children}
    />
  );
}

interface MeasureCardProps {
  name: string;
  kind: FigureKind;
  measure: Measure;
  definition: string;
  /** What the change is against, e.g. "the 30 days before". */
  since: string;
  /** The figure of that time, shown beside the change. */
  before?: Figure | undefined;
  icon?: ReactNode;
}

/** A large figure with its change. */
export function MeasureCard({ name, kind, measure, definition, since, before, icon }: MeasureCardProps) {
  const formats = useFormats();
  const { figure, change } = measure;
  return (
    <FigureCard
      name={name}
      value={figureText(formats, kind, figure)}
      explanation={explainFigure(formats, definition, { figure, kind, isOverSurveys: true })}
      icon={icon}
    >
      {figure.value !== null && <ChangeBadge change={change} of={name} since={since} />}
      {before !== undefined && before.value !== null && !before.hidden && (
        <div>
          Before:{' '}
          <FigureButton
            name={`${name}, ${since}`}
            value={figureText(formats, kind, before)}
            explanation={explainFigure(formats, definition, { figure: before, kind, isOverSurveys: true })}
          />
        </div>
      )}
    </FigureCard>
  );
}
