/** A wait that ends early when the connection comes back, the page is looked at again, or somebody asks for it. */
export interface WakeableWait {
  wait(delayMs: number, options: { canShorten: boolean }): Promise<void>;
  wake(): void;
}

export function createWakeableWait(): WakeableWait {
  let wakeCurrent: (() => void) | null = null;
  const wake = () => wakeCurrent?.();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  return {
    wake,
    wait: (delayMs, { canShorten }) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          wakeCurrent = null;
          resolve();
        };
        const timer = setTimeout(finish, delayMs);
        wakeCurrent = canShorten ? finish : null;
      }),
  };
}
