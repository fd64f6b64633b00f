// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import { type EditRules, plainEditRules } from './edit.ts';
import { useEdit } from './use-edit.ts';

interface Form {
  name: string;
  size: string;
}

const PLAIN = plainEditRules<Form>({ name: '', size: '' });
const saved = (name: string, revision = 1) => ({ values: { name, size: '1' }, revision });
const render = (initial = saved('A'), rules = PLAIN) =>
  renderHook(({ now }) => useEdit({ key: 'form', saved: now, rules }), { initialProps: { now: initial } });
type Rendered = ReturnType<typeof render>;

const type = ({ result }: Rendered, changes: Partial<Form>) => {
  act(() => {
    result.current.change((before) => ({ ...before, ...changes }));
  });
};
const on = ({ result }: Rendered, act_: (form: Rendered['result']['current']) => void) => {
  act(() => {
    act_(result.current);
  });
};
const shown = ({ result: { current } }: Rendered) => [current.values.name, current.values.size, current.base.revision];

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

describe('when somebody else saves meanwhile', () => {
  const NEVER: EditRules<Form> = { ...PLAIN, follows: () => false };
  const UNLESS_BOTH: EditRules<Form> = {
    ...PLAIN,
    follows: ({ base, mine, theirs }) => mine.name === base.name || theirs.name === base.name,
  };
  it.each([
    ['nothing typed', 'never follows', NEVER, {}, ['A', '1', 1]],
    ['nothing typed', 'follows while nothing is typed', PLAIN, {}, ['theirs', '1', 2]],
    ['nothing typed', 'follows unless both changed the same', UNLESS_BOTH, {}, ['theirs', '1', 2]],
    ['another field typed', 'never follows', NEVER, { size: '5' }, ['A', '5', 1]],
    ['another field typed', 'follows while nothing is typed', PLAIN, { size: '5' }, ['A', '5', 1]],
    ['another field typed', 'follows unless both changed the same', UNLESS_BOTH, { size: '5' }, ['theirs', '5', 2]],
    ['the same field typed', 'never follows', NEVER, { name: 'mine' }, ['mine', '1', 1]],
    ['the same field typed', 'follows while nothing is typed', PLAIN, { name: 'mine' }, ['mine', '1', 1]],
    ['the same field typed', 'follows unless both changed the same', UNLESS_BOTH, { name: 'mine' }, ['mine', '1', 1]],
  ] as const)('with %s, a form that %s', (_typed, _kind, rules, typed, expected) => {
    const form = render(saved('A'), rules);
    type(form, typed);
    form.rerender({ now: saved('theirs', 2) });
    expect(shown(form)).toEqual(expected);
  });

  it('no form goes back to an older version', () => {
    const form = render(saved('new', 2));
    form.rerender({ now: saved('old', 1) });
    expect(shown(form)).toEqual(['new', '1', 2]);
  });
});

describe('the ways out of a conflict', () => {
  const theirs = { values: { name: 'theirs', size: '9' }, revision: 2 };
  const refusal = new ApiError(409, { code: 'edit_conflict', message: 'Changed' });
  const inConflict = () => {
    const form = render();
    type(form, { name: 'mine' });
    on(form, ({ openConflict }) => {
      openConflict(theirs, refusal);
    });
    expect(form.result.current.conflict).toEqual({ theirs, refusal });
    return form;
  };

  it.each([
    ['mine on top of theirs', (form) => form.putMineOnTop(theirs), ['mine', '9', 2], true],
    ['theirs', (form) => form.takeTheirs(theirs), ['theirs', '9', 2], false],
    ['mine, undecided', (form) => form.endConflict(), ['mine', '1', 1], true],
    ['what mine began with', (form) => form.discard(), ['A', '1', 1], false],
    ['what was sent', (form) => form.accept(theirs, { name: 'mine', size: '1' }), ['theirs', '9', 2], false],
  ] as [string, (form: Rendered['result']['current']) => void, unknown[], boolean][])(
    'lead to %s',
    (_name, leave, expected, isDirty) => {
      const form = inConflict();
      on(form, leave);
      expect(shown(form)).toEqual(expected);
      expect(form.result.current).toMatchObject({ conflict: null, isDirty });
    },
  );

  it('what stood there before theirs was taken can be brought back', () => {
    const form = inConflict();
    on(form, ({ takeTheirs }) => {
      takeTheirs(theirs);
    });
    on(form, ({ bringBack }) => bringBack?.());
    expect(shown(form)).toEqual(['mine', '1', 1]);
    expect(form.result.current.bringBack).toBeNull();
  });

  it('what is typed while theirs is loaded goes on top as well', () => {
    const form = inConflict();
    const { putMineOnTop } = form.result.current;
    type(form, { size: 'typed since' });
    act(() => {
      putMineOnTop(theirs);
    });
    expect(shown(form)).toEqual(['mine', 'typed since', 2]);
  });

  it('a form with a history puts what it shows then on top of it', () => {
    const rules: EditRules<Form> = {
      ...PLAIN,
      replace: (mine, next) => ({ ...next, name: `${mine.name}>${next.name}` }),
    };
    const form = render(saved('A'), rules);
    on(form, ({ takeTheirs }) => {
      takeTheirs(theirs);
    });
    expect(form.result.current.values.name).toBe('A>theirs');
  });
});

describe('unsaved work', () => {
  it('survives a reload, with what it started from', () => {
    const form = render();
    type(form, { name: 'mine' });
    form.unmount();
    const again = render(saved('theirs', 2));
    expect(shown(again)).toEqual(['mine', '1', 1]);
    expect(again.result.current).toMatchObject({ isDirty: true, wasKept: true });
  });

  it('is none once everything typed is taken back', () => {
    const form = render();
    type(form, { name: 'mine' });
    type(form, { name: 'A' });
    expect(form.result.current.isDirty).toBe(false);
    form.unmount();
    expect(readDraft('form')).toBeNull();
  });

  it('is what was typed while the save was on its way', () => {
    const form = render();
    type(form, { name: 'sent' });
    const sent = form.result.current.values;
    type(form, { name: 'typed since' });
    on(form, ({ accept }) => {
      accept(saved('sent', 2), sent);
    });
    expect(shown(form)).toEqual(['typed since', '1', 2]);
    form.unmount();
    expect(readDraft('form')).toMatchObject({ values: { name: 'typed since' }, base: { revision: 2 } });
  });

  it('leaves nothing on the device after it was discarded, even when the screen goes at once', () => {
    const form = render();
    type(form, { name: 'mine' });
    act(() => {
      form.result.current.discard();
      form.unmount();
    });
    expect(readDraft('form')).toBeNull();
  });

  it('is kept again after it was discarded, but not after it was forgotten for good', () => {
    const form = render();
    type(form, { name: 'mine' });
    on(form, ({ discard }) => {
      discard();
    });
    type(form, { name: 'again' });
    form.unmount();
    expect(readDraft('form')).toMatchObject({ values: { name: 'again' } });
    const saving = render();
    on(saving, ({ forgetForGood }) => {
      forgetForGood();
    });
    type(saving, { name: 'still drawn' });
    saving.unmount();
    expect(readDraft('form')).toBeNull();
  });

  it('is not what the device holds for another form', () => {
    writeDraft('form', { values: { other: 1 } });
    expect(render().result.current).toMatchObject({ isDirty: false, wasKept: false });
  });
});

describe('what the device keeps of a save', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const saveWhile = (typedSince: Partial<Form>) => {
    const form = render();
    type(form, { name: 'mine' });
    leave();
    expect(readDraft('form')).not.toBeNull();
    type(form, typedSince);
    on(form, ({ accept }) => {
      accept(saved('mine', 2), { name: 'mine', size: '1' });
    });
    return form;
  };

  it('is nothing, from the moment it is accepted', () => {
    saveWhile({});
    expect(readDraft('form')).toBeNull();
  });

  it('is what was typed while it was under way', () => {
    const form = saveWhile({ size: '5' });
    leave();
    form.unmount();
    expect(shown(render(saved('mine', 2)))).toEqual(['mine', '5', 2]);
  });
});
