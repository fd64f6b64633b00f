import type { OwnSegment } from '@vela/contract';
import type { Tx } from '@vela/db';
import { parseSegmentKey, TENURE_BANDS } from '@vela/domain/anonymity';
import { findAudienceDepartment } from './invitations-store.ts';

/** A group in the words that the people in it read. A department that was deleted since has no name any more. */
export async function describeSegment(tx: Tx, companyId: string, key: string): Promise<OwnSegment> {
  const { department, tenure, location } = parseSegmentKey(key);
  const name = department === undefined ? null : await findAudienceDepartment(tx, companyId, department);
  const band = TENURE_BANDS.find(({ id }) => id === tenure);
  return {
    key,
    ...(name === null ? {} : { department: name }),
    ...(band === undefined ? {} : { tenure: band.label }),
    ...(location === undefined ? {} : { location }),
  };
}
