import { Select } from '@mantine/core';
import type { CompanyAnalytics } from '@vela/contract';
import { SURVEY_STATUS_LABELS } from '@vela/domain/surveys';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './individual.module.css';
import { IndividualSummary } from './individual-summary.tsx';

interface IndividualPanelProps {
  surveys: CompanyAnalytics['surveys'];
  /** The chosen survey; null while there is none. */
  surveyId: string | null;
  onChoose: (surveyId: string | null) => void;
}

/** One survey at a time; its figures are fetched once it is chosen. */
export function IndividualPanel({ surveys, surveyId, onChoose }: IndividualPanelProps) {
  return (
    <Panel title="Individual Survey Analytics">
      <div className={classes.stack}>
        <Select
          aria-label="Survey"
          placeholder="Select a survey"
          className={classes.picker}
          data={surveys.map(({ _id, title, status }) => ({
            value: _id,
            label: status === 'active' ? title : `${title} (${SURVEY_STATUS_LABELS[status]})`,
          }))}
          value={surveyId}
          onChange={onChoose}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Choose no survey' }}
          nothingFoundMessage="No survey has this title"
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
        {surveyId === null ? (
          <EmptyState
            plain
            title="Select a survey to view detailed analytics"
            text={surveys.length === 0 && 'There is none yet: surveys appear here once they are launched.'}
          />
        ) : (
          <IndividualSummary key={surveyId} surveyId={surveyId} />
        )}
      </div>
    </Panel>
  );
}
