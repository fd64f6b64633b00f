import type { DomainError } from '../../../platform/domain-error.ts';
import { invalid } from '../../../platform/domain-error.ts';

/** The file can't be read as a list of people; the message says why and where. */
export const fileRefused = (message: string): DomainError => invalid([{ path: 'people', message }]);
