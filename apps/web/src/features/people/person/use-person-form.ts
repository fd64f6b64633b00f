import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '@vela/contract';
import { PERSON_FIELDS, type PersonField } from '@vela/domain/people';
import { type ChangeEvent, type Dispatch, type FormEvent, type SetStateAction, useState } from 'react';
import { type ApiError, fieldErrors } from '../../../lib/api-error.ts';
import { isEditConflict } from '../../../lib/edit.ts';
import { type EditHandle, useEdit } from '../../../lib/use-edit.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { personQuery, useUpdatePerson } from '../api/person.ts';
import { PERSON_EDIT_RULES, personBody, type PersonValues, savedPerson } from './person-form.ts';

/** The fields of a person: kept on the device while unsaved, and laid on top of what somebody else saves meanwhile. */
export function usePersonForm(person: Person) {
  const queryClient = useQueryClient();
  const update = useUpdatePerson(person.id);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edit = useEdit({ key: `person.${person.id}`, saved: savedPerson(person), rules: PERSON_EDIT_RULES });
  const { formElement, refuse, refuseWith } = useRefusal({ setErrors });
  const { values } = edit;

  const showConflict = async (error: ApiError) => {
    const answer = await queryClient.fetchQuery({ ...personQuery(person.id), staleTime: 0 });
    const theirs = savedPerson(answer.person);
    const merged = edit.putMineOnTop(theirs);
    edit.openConflict(theirs, error);
    const said = fieldErrors(error);
    const differing = PERSON_FIELDS.filter((field) => merged[field] !== theirs.values[field]);
    setErrors(
      Object.fromEntries(differing.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]]))),
    );
    refuse();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.email.trim() === '') {
      setErrors({ email: 'Email is required' });
      refuse();
      return;
    }
    setErrors({});
    update.mutate(personBody(values), {
      onSuccess(answer) {
        edit.accept(savedPerson(answer.person), values);
      },
      onError(error) {
        if (isEditConflict(error)) void showConflict(error);
        else refuseWith(error);
      },
    });
  };
  const reset = () => {
    setErrors({});
    edit.discard();
  };
  return {
    fields: personInputs({ edit, errors, setErrors }),
    formElement,
    conflict: edit.conflict?.refusal?.issues.map(({ message }) => message) ?? [],
    isDirty: edit.isDirty,
    isSaving: update.isPending,
    error: update.error,
    submit,
    reset,
  };
}

interface Inputs {
  edit: EditHandle<PersonValues>;
  errors: Record<string, string>;
  setErrors: Dispatch<SetStateAction<Record<string, string>>>;
}

/** The values and what changes them; an error stands until its field is changed. */
function personInputs({ edit, errors, setErrors }: Inputs) {
  const setFieldValue = (field: PersonField, value: string) => {
    edit.change((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  const getInputProps = (field: PersonField) => ({
    value: edit.values[field],
    error: errors[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setFieldValue(field, currentTarget.value);
    },
  });
  return { values: edit.values, errors, getInputProps, setFieldValue };
}
