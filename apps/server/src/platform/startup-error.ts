/** Something the operator can put right; the message is printed as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
