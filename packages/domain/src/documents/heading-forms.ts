export interface HeadingForm {
  kind: 'marked' | 'named' | 'numbered' | 'item' | 'capitals';
  level: number;
  text: string;
}

const MARKED = /^(#{1,6})\s+(.+?)\s*#*$/;
const NAMES =
  'chapter|section|part|appendix|article|annex|kapitel|abschnitt|teil|anhang|artikel|cap[ií]tulo|secci[oó]n|parte|anexo|chapitre|partie|annexe|capitolo|sezione|sectie|hoofdstuk|глава|раздел|الفصل|الباب|القسم|פרק|חלק';
const NAMED = new RegExp(
  `^(?:${NAMES})\\s+(?:[\\divxlc]+|[a-z]|\\p{L}{2,12})(?:\\s*[.:)–—-]|\\s*$|\\s+\\p{Lu}|\\s+\\p{Lo})`,
  'iu',
);
const NAMED_CHINESE = /^第\s?[\d一二三四五六七八九十百]+\s?[章节節部分篇条條]/u;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){1,4})[.)]?\s+(?=\p{L})/u;
const ITEM =
  /^(?:\d{1,2}|[IVX]{1,5}|[A-Z])[.)]\s+(?=\p{L})|^(?:§\s?\d{1,3})\s+(?=\p{L})|^[一二三四五六七八九十]{1,3}、/u;
const LONGEST = 90;
const LONGEST_CAPITALS = 70;
/** How a sentence ends, or a line that goes on. */
const ENDS_AS_PROSE = /[.;,:!。；，：！]$/;

/** In what form of a heading a line is, if in any. Whether it is one, what stands around it tells. */
export function headingFormOf(raw: string): HeadingForm | null {
  const text = raw.trim();
  const marked = MARKED.exec(text);
  if (marked) return { kind: 'marked', level: marked[1]?.length ?? 1, text: marked[2] ?? '' };
  if (text.length > LONGEST || text.includes('\t') || (ENDS_AS_PROSE.test(text) && !NAMED_CHINESE.test(text)))
    return null;
  if (NAMED.test(text) || NAMED_CHINESE.test(text)) return { kind: 'named', level: 1, text };
  const number = NUMBERED.exec(text)?.[1];
  if (number !== undefined) return { kind: 'numbered', level: Math.min(6, number.split('.').length), text };
  if (ITEM.test(text)) return { kind: 'item', level: 1, text };
  return isInCapitals(text) ? { kind: 'capitals', level: 1, text } : null;
}

function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return (
    letters.length >= 4 &&
    letters.length >= text.length / 2 &&
    capitals.length === letters.length &&
    text.length <= LONGEST_CAPITALS
  );
}
