import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, vi } from 'vitest';
import { renderSignedIn } from '../../../lib/test-support/render-signed-in.tsx';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';

/** A browser whose elements have a size: without one, charts draw nothing. */
export function stubSizedBrowser({ isPhone = false } = {}): void {
  stubBrowser({ isPhone });
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', SizedObserver);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 240));
  });
}

/** Draws a part as somebody sees it who is signed in. */
export const renderPart = (part: ReactNode) => renderSignedIn(<MemoryRouter>{part}</MemoryRouter>);

class SizedObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    // Safe: the charts read nothing else of an entry.
    const entry = { contentRect: new DOMRect(0, 0, 600, 240) } as ResizeObserverEntry;
    this.#tell([entry], this);
  }

  unobserve(): void {
    return;
  }

  disconnect(): void {
    return;
  }
}
