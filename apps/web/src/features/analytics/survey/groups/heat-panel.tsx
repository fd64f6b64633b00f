import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { GroupFigures, Survey, SurveyAnalytics } from '@vela/contract';
import { SEGMENT_DIMENSIONS, type SegmentDimension } from '@vela/domain/anonymity';
import { counted } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { HeatMap } from '../../components/heat-map.tsx';
import { DIMENSION_LABELS } from '../filter-words.ts';
import { heatColumns, heatRows } from './heat-rows.ts';
import classes from '../components/survey-figures.module.css';

interface HeatPanelProps {
  analytics: SurveyAnalytics;
  survey: Survey;
}

/** Groups beside each other, by department, time in the company or location. */
export function HeatPanel({ survey, analytics }: HeatPanelProps) {
  const formats = useFormats();
  const [chosen, setChosen] = useState<SegmentDimension>('department');
  const { segments, release } = analytics;
  const told = SEGMENT_DIMENSIONS.filter((dimension) => segments[dimension].length > 0);
  const dimension = told.find((one) => one === chosen) ?? told[0];
  if (dimension === undefined) {
    return (
      <Panel title="Groups">
        <EmptyState plain title="No groups are told apart" text={noGroupsText(survey.settings)} />
      </Panel>
    );
  }
  const groups = segments[dimension];
  const reasons = [...new Set(groups.flatMap(({ hiddenReason }) => (hiddenReason === null ? [] : [hiddenReason])))];
  return (
    <Panel title="Groups" purpose="Scores from 0 to 100 of the whole survey, whatever filter is set">
      <div className={classes.spaced}>
        {told.length > 1 && (
          <SegmentedControl
            aria-label="Groups by"
            value={dimension}
            data={told.map((value) => ({ value, label: DIMENSION_LABELS[value] }))}
            onChange={(value) => {
              setChosen(SEGMENT_DIMENSIONS.find((one) => one === value) ?? 'department');
            }}
          />
        )}
        <HeatMap
          label={`Scores by ${DIMENSION_LABELS[dimension].toLowerCase()} and category`}
          rowLabel={DIMENSION_LABELS[dimension]}
          columns={heatColumns(groups)}
          rows={heatRows(formats, groups, { minGroup: release.minGroup, isOpen: survey.status === 'active' })}
        />
        <Untold survey={survey} groups={groups} />
        {reasons.map((reason) => (
          <p key={reason} className={classes.note}>
            {reason}
          </p>
        ))}
      </div>
    </Panel>
  );
}

/** Whoever is in no group of the table counts in the whole survey all the same. */
function Untold({ survey, groups }: { survey: Survey; groups: readonly GroupFigures[] }) {
  const formats = useFormats();
  const told = groups.reduce((sum, { invited }) => sum + invited, 0);
  const untold = survey.invitedCount - told;
  if (untold <= 0) return null;
  return (
    <p className={classes.note}>
      {formats.number(untold)} of {counted(formats, survey.invitedCount, 'invited person', 'invited people')}{' '}
      {untold === 1 ? 'is' : 'are'} in no group of this table: the group is too small to be told apart, or shares one
      with such a group. In the whole survey {untold === 1 ? 'this person counts' : 'they count'} all the same.
    </p>
  );
}

function noGroupsText({ access, anonymous }: Survey['settings']): string {
  if (access === 'invited_only') {
    return anonymous
      ? 'Too few people were invited to tell any group apart without somebody being recognised.'
      : 'No groups were recorded for this survey.';
  }
  return anonymous
    ? 'Everybody with the link could answer, so nothing is known of anybody’s department, time in the company or location. Surveys with personal links tell groups apart.'
    : 'It was answered over an open link: names go with the answers, but departments, time in the company and locations were not recorded with them. Surveys with personal links tell groups apart.';
}
