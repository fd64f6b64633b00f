import { MantineProvider } from '@mantine/core';
import { cleanup, configure, render } from '@testing-library/react';
import type { User } from '@vela/contract';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Session, SessionContext } from '../../../lib/session-context.ts';

const USER: User = {
  id: 'ann',
  name: 'Ann Lee',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  role: 'admin',
  locale: 'en',
  timeZone: 'UTC',
  company: { id: 'c', name: 'Nebula Works', isDemo: false, timeZone: 'UTC' },
};

const session: Session = {
  status: 'signed-in',
  user: USER,
  leftByChoice: false,
  signIn: () => undefined,
  signOut: () => Promise.resolve(),
  replaceUser: () => undefined,
  retry: () => undefined,
};

/** What a browser has and jsdom lacks: a window of a given width, and elements that have a size. */
export function stubWindow({ isPhone = false } = {}): void {
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener: () => 0,
      removeEventListener: () => 0,
    }));
    vi.stubGlobal('ResizeObserver', SizedObserver);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 240));
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Draws a part as somebody sees it who is signed in. */
export const renderPart = (part: ReactNode) =>
  render(
    <MantineProvider env="test">
      <SessionContext value={session}>
        <MemoryRouter>{part}</MemoryRouter>
      </SessionContext>
    </MantineProvider>,
  );

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
