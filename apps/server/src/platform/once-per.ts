/**
 * Makes something once for each owner and keeps it as long as the owner lives. With a server's `deps` or `db` as the owner it
 * is there once per server: a process runs one, tests run several.
 */
export function oncePer<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, { value: Made }>();
  return (owner) => {
    const known = made.get(owner) ?? { value: make(owner) };
    made.set(owner, known);
    return known.value;
  };
}
