import { SegmentedControl } from '@mantine/core';
import type { GroupFigures, Survey, SurveyAnalytics } from '@vela/contract';
import { SEGMENT_DIMENSIONS, type SegmentDimension } from '@vela/domain/anonymity';
import { CATEGORIES, type Category } from '@vela/domain/surveys';
import { useState } from 'react';
import { categoryLabel, counted, type Formats } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { explainFigure, figureText } from '../../components/figure-words.ts';
import { HeatMap, type HeatCell, type HeatRow } from '../../components/heat-map.tsx';
import classes from '../components/survey-figures.module.css';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import { DIMENSION_LABELS } from '../filter-words.ts';

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

/** Overall, then the categories that any of the groups has, in their fixed order. */
function heatColumns(groups: readonly GroupFigures[]): { key: string; label: string }[] {
  const asked = new Set(groups.flatMap(({ categories }) => categories.map(({ category }) => category)));
  const columns = CATEGORIES.filter((category) => asked.has(category));
  return [{ key: 'score', label: 'Overall' }, ...columns.map((key) => ({ key, label: categoryLabel(key) }))];
}

interface Showing {
  minGroup: number;
  /** What is hidden may be released later. */
  isOpen: boolean;
}

/** Each group with a cell for each column. Why one is hidden stands below the table, as the reasons differ. */
function heatRows(formats: Formats, groups: readonly GroupFigures[], showing: Showing): HeatRow[] {
  const columns = heatColumns(groups);
  return groups.map((group) => ({
    key: group.value,
    label: group.label,
    note: noteOf(formats, group),
    cells: columns.map(({ key }) => cellOf(formats, group, { column: key, ...showing })),
  }));
}

/** Of a hidden group not even how many of it are released is told. */
const noteOf = (formats: Formats, { hidden, released, invited }: GroupFigures): string =>
  hidden
    ? `${formats.number(invited)} invited`
    : `${formats.number(released)} of ${counted(formats, invited, 'person', 'people')}`;

function cellOf(
  formats: Formats,
  group: GroupFigures,
  { column, minGroup, isOpen }: Showing & { column: string },
): HeatCell {
  const figure = column === 'score' ? group.score : figureOf(group, column);
  // Where nothing has to be hidden, only what nobody has answered is empty.
  if ((group.hidden || figure?.hidden) && minGroup > 1) {
    return { hidden: isOpen ? 'hidden for now' : 'hidden' };
  }
  if (figure === undefined || figure.value === null) return { hidden: 'no answers yet' };
  return {
    score: figure.value,
    text: figureText(formats, 'score', figure),
    explanation: explainFigure(formats, SURVEY_FIGURE_DEFINITIONS.score, { figure, kind: 'score' }),
  };
}

const figureOf = ({ categories }: GroupFigures, column: string) =>
  // Safe: the column's key is compared, never used as a category.
  categories.find(({ category }) => category === (column as Category))?.figure;
