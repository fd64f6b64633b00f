const CHECK_EVERY_MS = 250;

/**
 * `npm start` runs this command in a shell that dies of SIGTERM without passing it on. Whoever stops npm means the
 * server, so losing the parent counts as the signal.
 */
export function stopWithParent(parent = process.ppid) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  watch.unref();
}
