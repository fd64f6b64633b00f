const OLDEST = [20, 19];

/** Ends with a clear line on a Node that is too old, before anything fails in a way that nobody understands. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `Vela needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}
