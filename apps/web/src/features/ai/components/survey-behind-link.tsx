import { Anchor } from '@mantine/core';
import type { Insights } from '@vela/contract';
import { Link } from 'react-router';
import { surveyBehind } from '../insight-evidence.ts';
import classes from './insights-panel.module.css';

interface SurveyBehindLinkProps {
  line: string;
  evidence: Insights['evidence'];
  surveyPath: (id: string) => string;
}

/** The way to the survey that a line stands on, where it stands on one. */
export function SurveyBehindLink({ line, evidence, surveyPath }: SurveyBehindLinkProps) {
  const surveyId = surveyBehind(line, evidence);
  if (surveyId === undefined) return null;
  return (
    <>
      {' '}
      <Anchor component={Link} to={surveyPath(surveyId)} inherit underline="always" className={classes.nowrap}>
        See survey
      </Anchor>
    </>
  );
}
