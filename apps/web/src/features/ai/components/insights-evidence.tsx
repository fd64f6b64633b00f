import { Anchor } from '@mantine/core';
import type { Insights } from '@vela/contract';
import { Link } from 'react-router';
import { insightsSourceText } from '../../../lib/ai-source-words.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { furtherEvidence, namesItsBase } from '../insight-evidence.ts';
import classes from './insights-panel.module.css';

interface InsightsEvidenceProps {
  insights: Insights;
  /** Lines that the screen shows already. */
  shown: readonly string[];
  surveyPath: (id: string) => string;
}

/** What the insights stand on, and who wrote them. */
export function InsightsEvidence({ insights, shown, surveyPath }: InsightsEvidenceProps) {
  const formats = useFormats();
  const evidence = furtherEvidence(insights.evidence, shown);
  return (
    <div className={classes.evidence}>
      {evidence.length > 0 && (
        <details>
          <summary>What else this is based on</summary>
          <ul>
            {evidence.map((entry) => (
              <li key={`${entry.statement}-${entry.surveyId ?? ''}`}>
                {entry.surveyId === undefined ? (
                  entry.statement
                ) : (
                  <Anchor component={Link} to={surveyPath(entry.surveyId)} inherit underline="always">
                    {entry.statement}
                  </Anchor>
                )}
                {!namesItsBase(entry) && ` (${counted(formats, entry.base, 'answer')})`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={classes.source}>{insightsSourceText(formats, insights)}</div>
    </div>
  );
}
