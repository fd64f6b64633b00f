import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useFoundPeople } from '../api/people-list.ts';
import { usePerson } from '../api/person.ts';

interface Choice {
  value: string;
  label: string;
}

interface PersonSelectProps extends Pick<
  SelectProps,
  'label' | 'aria-label' | 'placeholder' | 'description' | 'error' | 'className' | 'disabled'
> {
  value: string | null;
  /** Name of the chosen person where it is known already. */
  name?: string | undefined;
  /** Choices beside the people. */
  extra?: readonly Choice[];
  /** Somebody who can't be chosen. */
  except?: string | undefined;
  /** The search of the page: the shortcut `/` goes to it. */
  isSearchBox?: boolean;
  onChange: (id: string | null) => void;
}

const TYPING_MS = 200;
const NO_CHOICES: readonly Choice[] = [];

/** Chooses somebody of the company by typing a part of the name; the server searches. */
export function PersonSelect({
  value,
  name,
  extra = NO_CHOICES,
  except,
  isSearchBox,
  onChange,
  ...field
}: PersonSelectProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [searched] = useDebouncedValue(typed, TYPING_MS);
  const chosen = useChosen(value, name, extra);
  // With somebody chosen the field holds that name, which is no search.
  const q = searched === chosen?.label ? '' : searched;
  const found = useFoundPeople(q, { enabled: isOpen });
  const people = (found.data?.people ?? []).filter(({ id }) => id !== except).map(toChoice);
  const choices = [...extra, ...people];
  const isListed = chosen === null || choices.some((choice) => choice.value === chosen.value);
  return (
    <Select
      {...field}
      data-search-box={isSearchBox}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear' }}
      value={value}
      data={isListed ? choices : [chosen, ...choices]}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => {
        setIsOpen(true);
      }}
      onDropdownClose={() => {
        setIsOpen(false);
      }}
      nothingFoundMessage={found.isPending ? 'Searching…' : found.isError ? 'Could not be searched' : 'Nobody found'}
      onChange={onChange}
    />
  );
}

const toChoice = ({ id, name, jobTitle }: { id: string; name: string; jobTitle: string }): Choice => ({
  value: id,
  label: jobTitle === '' ? name : `${name} (${jobTitle})`,
});

function useChosen(value: string | null, name: string | undefined, extra: readonly Choice[]): Choice | null {
  const known = extra.find((choice) => choice.value === value);
  const person = usePerson(value ?? '', { enabled: value !== null && known === undefined && name === undefined });
  if (value === null) return null;
  if (known !== undefined) return known;
  return { value, label: name ?? person.data?.name ?? 'Loading…' };
}
