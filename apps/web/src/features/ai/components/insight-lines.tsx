import { Anchor } from '@mantine/core';
import type { Insights } from '@vela/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { surveyBehind } from '../insight-evidence.ts';
import classes from './insights-panel.module.css';

interface InsightLinesProps {
  lines: readonly string[];
  icon: ReactNode;
  evidence: Insights['evidence'];
  surveyPath: (id: string) => string;
}

/** Sentences of one kind, each with the way to the survey that it stands on. */
export function InsightLines({ lines, icon, evidence, surveyPath }: InsightLinesProps) {
  return (
    <ul className={classes.list}>
      {lines.map((line) => {
        const surveyId = surveyBehind(line, evidence);
        return (
          <li key={line} className={classes.item}>
            {icon}
            <span>
              {line}
              {surveyId !== undefined && (
                <>
                  {' '}
                  <Anchor
                    component={Link}
                    to={surveyPath(surveyId)}
                    inherit
                    underline="always"
                    className={classes.nowrap}
                  >
                    See survey
                  </Anchor>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
