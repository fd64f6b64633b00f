/** Runs database work; an error that leaves it says what went wrong, but holds no parameter: logs must hold no answer. */
export async function withoutAnswers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`Responses could not be stored (${reasonOf(error)})`);
  }
}

/** The database's own code is deepest; messages further out quote the statement's values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause !== undefined) return reasonOf(error.cause);
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  const known = [code, table, constraint].filter((part) => typeof part === 'string');
  return known.length > 0 ? known.join(' ') : error.name;
}
