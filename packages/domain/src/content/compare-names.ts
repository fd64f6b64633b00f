const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The order of names in a list: by the alphabet, numbers in them by their value, so that "Team 2" stands before "Team 10". */
export const compareNames = (left: string, right: string): number => COLLATOR.compare(left, right);
