/** Text before the first heading has none of its own. */
export const headingOf = ({ heading }: { heading: string }): string => (heading === '' ? 'Beginning' : heading);

/** The paragraphs of a section's text. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
