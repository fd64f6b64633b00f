import type { Figure, Measure } from '@vela/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChangeBadge } from './change-badge.tsx';
import { FigureCard } from './figure-card.tsx';
import { explainFigure, figureText, type FigureKind } from './figure-words.ts';
import { Figure as FigureButton } from './figure.tsx';

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
