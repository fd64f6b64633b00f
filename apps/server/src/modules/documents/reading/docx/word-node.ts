/** What mammoth's tree is made of, as far as it is read here. Its types say nothing about it. */
export interface WordNode {
  type: string;
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { level: string; isOrdered: boolean } | null;
  isBold?: boolean;
  breakType?: string;
  children?: WordNode[];
  notes?: { resolve(reference: WordNode): { body: WordNode[] } | undefined };
}
