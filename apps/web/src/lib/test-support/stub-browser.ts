import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a browser has and jsdom lacks, and a clean slate around each test. */
export function stubBrowser({ isPhone = false } = {}): void {
  // How fast the machine is must not decide whether a test passes.
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    // An answer that came after its test has ended may have said something.
    notifications.cleanQueue();
    notifications.clean();
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => 0, removeEventListener: () => 0 }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
    Element.prototype.scrollIntoView = () => undefined;
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    notifications.cleanQueue();
    notifications.clean();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
