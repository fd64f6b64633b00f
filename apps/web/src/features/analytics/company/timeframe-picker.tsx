import { SegmentedControl } from '@mantine/core';
import { type Timeframe, TIMEFRAME_OPTIONS, timeframeFrom } from '../timeframe.ts';
import classes from './timeframe-picker.module.css';

interface TimeframePickerProps {
  value: Timeframe;
  onChange: (timeframe: Timeframe) => void;
}

/** The period that the figures are about. */
export function TimeframePicker({ value, onChange }: TimeframePickerProps) {
  return (
    <SegmentedControl
      aria-label="Period"
      classNames={{ label: classes.label ?? '' }}
      data={TIMEFRAME_OPTIONS.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      onChange={(chosen) => {
        onChange(timeframeFrom(chosen));
      }}
    />
  );
}
