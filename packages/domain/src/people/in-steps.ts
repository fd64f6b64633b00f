/** Long work that can be interrupted between its steps, so that whoever runs it can do something else meanwhile. */
export type Steps<T> = Generator<void, T, void>;

/** A few milliseconds of work. */
const ITEMS_PER_STEP = 250;

export function* mapInSteps<A, B>(items: readonly A[], map: (item: A) => B): Steps<B[]> {
  const mapped: B[] = [];
  for (const item of items) {
    mapped.push(map(item));
    if (mapped.length % ITEMS_PER_STEP === 0) yield;
  }
  return mapped;
}

/** All steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
