// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft-store.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);
const render = () => renderHook(() => useKeptDraft({ key: 'note', initial: '', parse }));

beforeEach(() => {
  localStorage.clear();
});

describe('useKeptDraft', () => {
  it('brings back what was typed when the screen is left at once', () => {
    const first = render();
    act(() => {
      first.result.current.setValue('half a thought');
    });
    first.unmount();
    const second = render();
    expect(second.result.current).toMatchObject({ value: 'half a thought', restored: true });
  });

  it('writes nothing while nothing was typed', () => {
    render().unmount();
    expect(readDraft('note')).toBeNull();
  });

  it('forgets a discarded draft for good', () => {
    const { result, unmount } = render();
    act(() => {
      result.current.setValue('saved');
    });
    act(() => {
      result.current.discard();
    });
    unmount();
    expect(readDraft('note')).toBeNull();
  });

  it('refuses what an earlier version stored in another shape', () => {
    writeDraft('note', { text: 'old' });
    expect(render().result.current).toMatchObject({ value: '', restored: false });
  });
});
