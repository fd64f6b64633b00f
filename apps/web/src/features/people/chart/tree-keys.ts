import type { KeyboardEvent } from 'react';

const ITEM = '[role="treeitem"]';

/** Moves the focus in a tree as its pattern asks; opening and closing is the item's own click on its toggle. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  const tree = event.currentTarget;
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null;
  if (item === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = targetOf(event.key, tree, item);
  if (target === undefined) return;
  event.preventDefault();
  if (target === 'toggle') item.querySelector<HTMLElement>('[data-toggle]')?.click();
  else target?.focus();
}

/** Undefined: not a key of the tree. Null: nowhere to go. */
function targetOf(key: string, tree: HTMLElement, item: HTMLElement): HTMLElement | 'toggle' | null | undefined {
  const all = [...tree.querySelectorAll<HTMLElement>(ITEM)];
  const at = all.indexOf(item);
  const isOpen = item.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return all[at + 1] ?? null;
    case 'ArrowUp':
      return all[at - 1] ?? null;
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowRight':
      if (isOpen === null) return null;
      return isOpen === 'false' ? 'toggle' : item.querySelector<HTMLElement>(ITEM);
    case 'ArrowLeft':
      return isOpen === 'true' ? 'toggle' : (item.parentElement?.closest<HTMLElement>(ITEM) ?? null);
    default:
      return undefined;
  }
}
