/** A document in the order it is read, before it is put into sections. Pages count from 1. */
export type TextBlock =
  | { kind: 'heading'; level: number; text: string; page: number | null }
  | { kind: 'paragraph'; text: string; page: number | null };

export const isHeading = (block: TextBlock): block is TextBlock & { kind: 'heading' } => block.kind === 'heading';
