import type { Change, Figure as FigureValue } from '@vela/contract';
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
      {since !== undefined && <ChangeBadge change={change} of={name} since={since} />}
    </FigureCard>
  );
}
