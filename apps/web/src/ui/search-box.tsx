import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** The specified words; they name the field for screen readers too. */
  placeholder: string;
}

/** The search of a page. The shortcut `/` goes to it. */
export function SearchBox({ value, onChange, placeholder }: SearchBoxProps) {
  return (
    <TextInput
      type="search"
      data-search-box
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      placeholder={placeholder}
      aria-label={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value !== '' && (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              onChange('');
            }}
          />
        )
      }
    />
  );
}
