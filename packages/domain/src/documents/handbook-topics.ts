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
    'contents|table of contents|index|glossary|introduction|preface|foreword|prologue|welcome|greeting|greetings|appendix',
    'appendices|annex|annexes|overview|summary|general|general information|miscellaneous|other|others|notes|definitions',
    'purpose|scope|abbreviations|about|about us|document control|history|document history|revisions|revision history',
    'version history|change history|change log|changelog|changes|copyright|disclaimer|legal notice|legal notices|imprint',
    'contact|contacts|contact us|questions|references|bibliography|dedication|thanks|thank you|acknowledgement',
    'acknowledgements|acknowledgment|acknowledgments|signature|signatures|conclusion|closing|closing words|closing remarks',
    'editorial|who we are|our story|our history|our company',
    'inhalt|inhaltsübersicht|inhaltsverzeichnis|verzeichnis|stichwortverzeichnis|abkürzungsverzeichnis|abkürzungen',
    'abbildungsverzeichnis|tabellenverzeichnis|literaturverzeichnis|quellen|einleitung|einführung|vorwort|geleitwort',
    'grußwort|gruß|grüße|begrüßung|vorbemerkung|vorbemerkungen|präambel|anhang|anhänge|anlage|anlagen|willkommen',
    'allgemeines|sonstiges|impressum|kontakt|kontakte|ansprechpartner|zweck|geltungsbereich|glossar|begriffe|definitionen',
    'überblick|übersicht|zusammenfassung|schluss|schlusswort|nachwort|dank|danke|danksagung|danksagungen|widmung|änderungen',
    'änderungshistorie|änderungsverzeichnis|änderungsnachweis|revisionen|revisionshistorie|revisionsverzeichnis',
    'versionshistorie|versionsverlauf|dokumentenhistorie|haftungsausschluss|rechtliche hinweise|unterschrift|unterschriften',
    'über uns|wer wir sind|unsere geschichte|unser unternehmen|zu diesem dokument|hinweise',
    'índice|indice|índice general|tabla de contenido|tabla de contenidos|contenido|contenidos|sumario|resumen|introducción',
    'prólogo|prefacio|preámbulo|presentación|bienvenida|bienvenidos|bienvenidas|saludo|saludos|anexo|anexos|apéndice',
    'apéndices|glosario|definiciones|abreviaturas|objeto|objetivo|alcance|ámbito de aplicación|generalidades|otros|notas',
    'varios|contacto|contactos|referencias|bibliografía|agradecimiento|agradecimientos|gracias|dedicatoria|conclusión',
    'conclusiones|epílogo|historial de cambios|historial de versiones|historial de revisiones|control de cambios',
    'control de versiones|registro de cambios|aviso legal|créditos|firma|firmas|sobre nosotros|quiénes somos',
    'nuestra historia|nuestra empresa|palabras finales',
  ]
    .join('|')
    .split('|')
    .map(plainKey),
);
/** "Greeting and thanks", "Vorwort, Einleitung": nothing but such headings, joined. */
const JOINTS = /\s*(?:[,/&+]|\b(?:and|und|y|e)\b)\s*/u;
const NO_SUBJECT_PATTERNS: readonly RegExp[] = [
  /^(?:appendix|annex|anhang|anlage|anexo|ap[ée]ndice|figure|table|list of|version|revision|draft|page|confidential|effective|last updated|stand:?|seite|p[áa]gina)(?:\s|$)/iu,
  /handbook|handbuch|guidebook|leitfaden|\bmanual\b|^gu[ií]a (?:del?|para)\s/iu,
  /^(?:a |an? open |our )?(?:message|letter|note|words?|welcome|greetings?|foreword|preface|thanks|thank you) (?:from|by|to)\b/iu,
  /^(?:ein )?(?:vorwort|geleitwort|gru(?:ß|ss)wort|gr(?:ü|ue)(?:ß|ss)e|begr(?:ü|ue)(?:ß|ss)ung|botschaft|brief|worte?) (?:an|aus|der|des|durch|unsere[rs]?|von|vom)\s/iu,
  /^(?:un |una |unas )?(?:carta|mensaje|palabras|pr[óo]logo|saludos?|nota|bienvenida) (?:a|al|de|del|desde|por)\s/iu,
  /^(?:herzlich )?(?:welcome|willkommen|bienvenid[oa]s?)(?:\s|$)/iu,
  /^(?:dear|hello|liebe[rs]?|hallo|sehr geehrte[rs]?|querid[oa]s?|estimad[oa]s?|hola)\s/iu,
  /^(?:about this|how to use this|über diese[sn]?|zu diese[mr]|sobre este|acerca de este)\s/iu,
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
  if (isPartOfAnyDocument(topic) || NO_SUBJECT_PATTERNS.some((pattern) => pattern.test(topic))) return null;
  return isPersonsName(topic) ? null : topic;
}

const isPartOfAnyDocument = (topic: string): boolean =>
  NO_SUBJECTS.has(plainKey(topic)) || topic.split(JOINTS).every((part) => NO_SUBJECTS.has(plainKey(part)));

/** "Begrüßung", "BEGRÜSSUNG", "Indice" and "Índice" are one heading each. */
function plainKey(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
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
