import { Button, NativeSelect } from '@mantine/core';
import type { SurveyFilters } from '@vela/contract';
import { SEGMENT_DIMENSIONS } from '@vela/domain/anonymity';
import { useFormats } from '../../../../lib/use-formats.ts';
import { chosenLabels, DIMENSION_LABELS, isChoosable, thresholdText } from '../filter-words.ts';
import type { PlaceName } from '../survey-place.ts';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  filters: SurveyFilters;
  onChange: (changes: Partial<Record<PlaceName, string | null>>) => void;
  /** Other figures are on their way. */
  isLoading: boolean;
}

export const NO_GROUP_FILTER = { department: null, tenure: null, location: null } as const;

/** Narrows the figures down to a group, or compares them with another run; says from how many people on. */
export function FilterBar({ filters, onChange, isLoading }: FilterBarProps) {
  const formats = useFormats();
  const { choices, mostFilters } = filters;
  const dimensions = SEGMENT_DIMENSIONS.filter(
    (dimension) => mostFilters > 0 && (choices[dimension].length > 0 || filters[dimension] !== null),
  );
  const hasComparison = choices.compareWith.length > 0;
  if (dimensions.length === 0 && !hasComparison) return null;
  return (
    <section className={classes.bar} aria-label="Filters" aria-busy={isLoading}>
      <div className={classes.fields}>
        {dimensions.map((dimension) => (
          <Choice
            key={dimension}
            label={DIMENSION_LABELS[dimension]}
            all="Everybody"
            value={filters[dimension]}
            choices={choices[dimension]}
            disabled={!isChoosable(filters, dimension)}
            onChange={(value) => {
              onChange({ [dimension]: value });
            }}
          />
        ))}
        {hasComparison && (
          <Choice
            label="Compare with"
            all="Nothing"
            value={filters.compareWith}
            choices={choices.compareWith}
            onChange={(value) => {
              onChange({ compareWith: value });
            }}
          />
        )}
        {chosenLabels(filters).length > 0 && (
          <Button
            variant="subtle"
            onClick={() => {
              onChange(NO_GROUP_FILTER);
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
      {dimensions.length > 0 && <p className={classes.note}>{thresholdText(formats, filters)}</p>}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  /** What choosing nothing means. */
  all: string;
  value: string | null;
  choices: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string | null) => void;
}

function Choice({ label, all, value, choices, disabled = false, onChange }: ChoiceProps) {
  // A group of an old link may be gone; showing "Everybody" over its figures would be wrong.
  const isKnown = value === null || choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      className={classes.field}
      label={label}
      value={value ?? ''}
      disabled={disabled}
      onChange={(event) => {
        onChange(event.currentTarget.value === '' ? null : event.currentTarget.value);
      }}
    >
      <option value="">{all}</option>
      {!isKnown && <option value={value}>A group that is not told apart</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
