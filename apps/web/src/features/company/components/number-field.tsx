import { TextInput } from '@mantine/core';
import classes from './fields.module.css';

interface NumberFieldProps {
  label: string;
  /** As typed: half a number is kept too. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  unit?: string;
  description?: string;
  error?: string;
}

/** A whole number with its unit. */
export function NumberField({ value, onChange, unit, min, max, ...rest }: NumberFieldProps) {
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode="numeric"
      step={1}
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      // Scrolling the page over a focused field must not change its number.
      onWheel={(event) => {
        event.currentTarget.blur();
      }}
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unit && `${unit.length * 0.55 + 1.5}rem`}
      rightSectionPointerEvents="none"
    />
  );
}
