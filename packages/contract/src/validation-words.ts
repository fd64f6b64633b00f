import type { z } from 'zod';

type Raw = z.core.$ZodRawIssue;
type Of<Code extends Raw['code']> = Extract<Raw, { code: Code }>;

const CHECK_THIS = 'Please check what you entered here';
const FILL_IN = 'Please fill this in';
const CHOOSE_ONE = 'Please choose one of the values offered';
/** What reads as a word. The names of programs, such as `new_hires`, say less than the screen that offers them. */
const WORD = /^[a-z0-9]+$/;

/**
 * What a person reads about a value that a schema refuses without a message of its own. The library's own texts speak of
 * types, and never get this far.
 */
export const validationWords = (issue: Raw): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wordsForType(issue);
    case 'too_small':
      return wordsForTooLittle(issue);
    case 'too_big':
      return wordsForTooMuch(issue);
    case 'invalid_format':
      return wordsForFormat(issue);
    case 'invalid_value':
      return wordsForChoice(issue.values);
    case 'not_multiple_of':
      return `Please enter a multiple of ${number(issue.divisor)}`;
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'Please leave out what is not asked for here';
    case 'invalid_union':
      return CHOOSE_ONE;
    case 'invalid_element':
    case 'custom':
      return CHECK_THIS;
  }
};

function wordsForType({ expected, input, path }: Of<'invalid_type'>): string {
  // The whole of what was sent: no form sends that.
  if (path === undefined || path.length === 0) return 'Please send JSON with the fields of this call';
  switch (expected) {
    case 'boolean':
      return 'Please choose yes or no';
    case 'int':
      return 'Please enter a whole number';
    case 'number':
    case 'bigint':
    case 'nan':
      return 'Please enter a number';
    case 'date':
      return 'Please enter a date';
    case 'string':
      return isMissing(input) ? FILL_IN : 'Please enter a text';
    default:
      return isMissing(input) ? FILL_IN : CHECK_THIS;
  }
}

const isMissing = (input: unknown): boolean => input === undefined || input === null;

function wordsForTooLittle({ origin, minimum, inclusive }: Of<'too_small'>): string {
  if (minimum === 1 && origin === 'string') return FILL_IN;
  if (minimum === Number.MIN_SAFE_INTEGER) return 'Please enter a larger number';
  return `${inclusive === false ? 'More than' : 'At least'} ${number(minimum)}${unitOf(origin, minimum)}`;
}

function wordsForTooMuch({ origin, maximum, inclusive }: Of<'too_big'>): string {
  if (maximum === Number.MAX_SAFE_INTEGER) return 'Please enter a smaller number';
  return `${inclusive === false ? 'Less than' : 'At most'} ${number(maximum)}${unitOf(origin, maximum)}`;
}

function unitOf(origin: string, count: number | bigint): string {
  if (origin === 'string') return Number(count) === 1 ? ' character' : ' characters';
  if (origin === 'array' || origin === 'set' || origin === 'map') return Number(count) === 1 ? ' entry' : ' entries';
  return '';
}

const number = (value: number | bigint): string => value.toLocaleString('en');

function wordsForFormat({ format }: Of<'invalid_format'>): string {
  switch (format) {
    case 'uuid':
      return CHOOSE_ONE;
    case 'email':
      return 'Please enter a valid email address';
    case 'url':
      return 'Please enter a web address such as https://example.com';
    case 'date':
      return 'Please enter a date';
    case 'datetime':
      return 'Please enter a date and a time';
    case 'time':
      return 'Please enter a time';
    default:
      return CHECK_THIS;
  }
}

function wordsForChoice(values: readonly unknown[]): string {
  const names = values.map(String);
  const last = names.pop();
  if (last === undefined || ![...names, last].every((name) => WORD.test(name))) return CHOOSE_ONE;
  return `Please choose ${names.length === 0 ? last : `${names.join(', ')} or ${last}`}`;
}
