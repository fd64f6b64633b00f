const LONGEST_TOPIC = 60;
const MOST_WORDS = 8;
const FEWEST_LETTERS = 3;

/** "3.2", "Chapter 4:", "§ 7", "B)", "iv." in front of a heading. */
const NUMBERING =
  /^(?:(?:chapter|section|part|article|module|kapitel|abschnitt|teil|artikel|cap[ií]tulo|secci[oó]n)\s+(?=[\divxlc]))?(?:§+\s*)?(?:\d+(?:\.\d+)*[.):]?|[ivxlc]+[.):]|[a-z](?:\.\d+)*[.)])\s+/iu;
/** The way to a page number in a table of contents. */
const LEADER = /\s*(?:\.{3,}|…+|\t)\s*\d*$/u;

/** Headings that are part of every document and no subject of any. */
const NO_SUBJECTS: ReadonlySet<string> = new Set(
  [
    'contents|table of contents|index|glossary|introduction|preface|foreword|welcome|appendix|appendices|annex|overview',
    'summary|general|general information|miscellaneous|other|others|notes|definitions|purpose|scope|purpose and scope',
    'about|about us|about this document|document control|revision history|version history|change history|changes',
    'copyright|disclaimer|legal notice|imprint|contact|contacts|contact us|questions|references|acknowledgement',
    'acknowledgements|acknowledgment|acknowledgments|signature|signatures|conclusion|closing words|who we are|our story',
    'inhalt|inhaltsverzeichnis|einleitung|einführung|vorwort|anhang|willkommen|allgemeines|sonstiges|impressum|kontakt',
    'zweck|geltungsbereich|glossar|schlusswort|índice|indice|introducción|bienvenida|anexo|prólogo|contenido|contacto',
  ]
    .join('|')
    .split('|'),
);
const NO_SUBJECT_PATTERNS: readonly RegExp[] = [
  /^(?:appendix|annex|anhang|anexo|figure|table|list of|version|revision|draft|page|confidential|effective|last updated)\b/iu,
  /\b(?:handbook|handbuch|manual|guidebook)\b/iu,
  /^(?:a |our )?(?:message|letter|note|word|words|welcome|greetings?|foreword) (?:from|by|to)\b/iu,
  /^welcome\b/iu,
  /[@]|https?:|www\.|\d{4,}/u,
  /\b(?:mr|mrs|ms|dr|prof|herr|frau|señora?)\.?\s+\p{Lu}/iu,
  /[?!]$/u,
];
/** First names that are no words: with one or two names behind, a heading of nothing else is a person. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adam alexander alice amanda andrea andrew anna anne anthony barbara benjamin brian carlos carol caroline catherine
  charles charlotte christian christina christine christopher claudia daniel david deborah diana dominic donald edward
  elena elizabeth emily emma eric eva felix fiona frances gabriel george hannah heather helen henry ian isabella jacob
  james jane janet jason jennifer jessica joan johannes john jonathan jose joseph joshua juan julia julie karen katherine
  kathleen kevin laura lena leon linda lisa louis lucas lucy luis lukas maria marie martin mary matthew megan melissa
  michael michelle mohammed monica nancy natalie nicholas nicole oliver olivia oscar pamela patricia patrick paul paula
  peter philip rachel rebecca richard robert roger rosa samantha samuel sandra sarah sebastian sharon simon sofia sophia
  sophie stefan stephanie stephen steven susan teresa theresa thomas timothy tobias tyler vanessa veronica victoria
  vincent walter wendy william zoe`.split(/\s+/),
);

/**
 * A heading as the name of a subject that people can be asked about, without its number; null where it names none: parts
 * of every document, titles, dates, people.
 */
export function handbookTopicOf(heading: string): string | null {
  const plain = heading
    .replace(/["“”„«»\p{Cc}\p{Cf}\p{Co}\p{Surrogate}]/gu, ' ')
    .trim()
    .replace(LEADER, '')
    .replace(NUMBERING, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:;,.–—-]+$/u, '')
    .trim();
  const topic = inUsualCase(plain);
  if (topic.length > LONGEST_TOPIC || topic.split(' ').length > MOST_WORDS) return null;
  if ((topic.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS || isMostlySigns(topic)) return null;
  if (NO_SUBJECTS.has(topic.toLowerCase()) || NO_SUBJECT_PATTERNS.some((pattern) => pattern.test(topic))) return null;
  return isPersonsName(topic) ? null : topic;
}

/** "WORKING HOURS" shouts in the middle of a question. Short ones may be abbreviations. */
function inUsualCase(text: string): string {
  if (text !== text.toUpperCase() || text === text.toLowerCase() || !/\p{L}{5}/u.test(text)) return text;
  return text.charAt(0) + text.slice(1).toLowerCase();
}

function isMostlySigns(topic: string): boolean {
  const letters = (topic.match(/[\p{L}\s]/gu) ?? []).length;
  return letters < topic.length * 0.7;
}

function isPersonsName(topic: string): boolean {
  const words =
    topic
      .split(/,| - | – /)[0]
      ?.trim()
      .split(' ') ?? [];
  if (words.length < 2 || words.length > 4) return false;
  return FIRST_NAMES.has(words[0]?.toLowerCase() ?? '') && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word));
}
