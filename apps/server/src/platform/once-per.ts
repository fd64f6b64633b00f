/**
 * Makes something once for each owner and keeps it as long as the owner lives. With a server's `deps` or `db` as the owner it
 * is there once per server: a process runs one, tests run several.
 */
export function oncePer<Owner extends object, Made extends object>(
  make: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = made.get(owner) ?? make(owner);
    made.set(owner, known);
    return known;
  };
}
