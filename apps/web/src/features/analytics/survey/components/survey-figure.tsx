import type { Change, Figure as FigureValue } from '@vela/contract';
import { counted, type Formats } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { ChangeBadge } from '../../components/change-badge.tsx';
import { FigureCard } from '../../components/figure-card.tsx';

import { explainFigure, figureText, type FigureKind } from '../../components/figure-words.ts';

interface SurveyFigureProps {
  name: string;
  kind: FigureKind;
  figure: FigureValue;
  definition: string;
  change?: Change;
  /** The survey that is compared with; no change is shown without one. */
  since?: string | undefined;
}

/** One large figure of a survey, with its change where it is compared. */
export function SurveyFigure({ name, kind, figure, definition, change = null, since }: SurveyFigureProps) {
  const formats = useFormats();
  return (
    <FigureCard
      name={name}
      value={figureText(formats, kind, figure)}
      explanation={explainFigure(formats, definition, { figure, kind })}
    >
      {baseText(formats, kind, figure)}
      {since !== undefined && (
        <div>
          <ChangeBadge change={change} of={name} since={since} />
        </div>
      )}
    </FigureCard>
  );
}

/** No share stands without its base. */
function baseText(formats: Formats, kind: FigureKind, { value, hidden, base, people }: FigureValue): string | null {
  if (hidden || value === null) return null;
  if (kind === 'rate') return `${formats.number(people)} of ${formats.number(base)}`;
  return counted(formats, base, 'answer');
}
