/** More is no handbook: some 700 pages. */
export const DOCUMENT_MAX_CHARACTERS = 2_000_000;
export const DOCUMENT_MAX_SECTIONS = 5_000;
/** A longer section is split, so that each can be indexed and sent as one piece. */
export const SECTION_MAX_CHARACTERS = 100_000;
export const HEADING_MAX_CHARACTERS = 300;
/** Roughly what is read in five minutes; the length of the parts of a text without headings. */
export const PART_WORDS = 1_500;
