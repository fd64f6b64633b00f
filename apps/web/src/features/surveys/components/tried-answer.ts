/** What somebody tries out in a preview; nothing of it is ever sent. */
export interface TriedAnswer {
  value: string | string[];
  notApplicable: boolean;
  other: string;
  comment: string;
}

export const NOTHING_TRIED: TriedAnswer = { value: '', notApplicable: false, other: '', comment: '' };
