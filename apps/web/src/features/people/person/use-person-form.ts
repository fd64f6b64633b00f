import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '@vela/contract';
import { PERSON_FIELDS } from '@vela/domain/people';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, fieldErrors } from '../../../lib/api-error.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { personQuery, useUpdatePerson } from '../api/person.ts';
import { personBody, personClashes, isPersonChanged, onTopOf, type PersonValues, personValues } from './person-form.ts';

/** The fields of a person: kept on the device while unsaved, and laid on top of what somebody else saves meanwhile. */
export function usePersonForm(person: Person) {
  const queryClient = useQueryClient();
  const update = useUpdatePerson(person.id);
  const [conflict, setConflict] = useState<readonly string[]>([]);
  const { form, discard } = useKeptForm<PersonValues>({
    key: `person.${person.id}`,
    initialValues: personValues(person),
    validate: { email: (value) => (value.trim() === '' ? 'Email is required' : null) },
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);

  const startFrom = (saved: PersonValues, shown = saved) => {
    form.setInitialValues(saved);
    form.setValues(shown);
    if (shown === saved) discard();
  };

  useFollowSaved({ person, form, startFrom });

  const showConflict = async (error: ApiError) => {
    const answer = await queryClient.fetchQuery({ ...personQuery(person.id), staleTime: 0 });
    const theirs = personValues(answer.person);
    const merged = onTopOf({ base: form.getInitialValues(), mine: form.getValues(), theirs });
    startFrom(theirs, merged);
    setConflict(error.issues.map(({ message }) => message));
    const said = fieldErrors(error);
    const differing = PERSON_FIELDS.filter((field) => said[field] !== undefined && merged[field] !== theirs[field]);
    form.setErrors(Object.fromEntries(differing.map((field) => [field, said[field]])));
    refuse();
  };

  const submit = (values: PersonValues) => {
    update.mutate(personBody(values), {
      onSuccess(answer) {
        setConflict([]);
        startFrom(personValues(answer.person));
      },
      onError(error) {
        if (error instanceof ApiError && error.code === 'edit_conflict') void showConflict(error);
        else refuseWith(error);
      },
    });
  };
  const reset = () => {
    setConflict([]);
    form.clearErrors();
    startFrom(form.getInitialValues());
  };
  const isDirty = isPersonChanged(form.values, form.getInitialValues());
  return {
    form,
    formElement,
    refuse,
    conflict,
    isDirty,
    isSaving: update.isPending,
    error: update.error,
    submit,
    reset,
  };
}

interface Following {
  person: Person;
  form: { getValues: () => PersonValues; getInitialValues: () => PersonValues };
  startFrom: (saved: PersonValues, shown?: PersonValues) => void;
}

/** A newer version is taken over at once unless the same fields are being changed here. Then saving tells. */
function useFollowSaved({ person, form, startFrom }: Following): void {
  const follow = useEffectEvent((saved: Person) => {
    const versions = { base: form.getInitialValues(), mine: form.getValues(), theirs: personValues(saved) };
    const { base, mine, theirs } = versions;
    if (theirs.revision === base.revision || personClashes(versions).length > 0) return;
    startFrom(theirs, isPersonChanged(mine, base) ? onTopOf(versions) : theirs);
  });
  useEffect(() => {
    follow(person);
  }, [person]);
}
