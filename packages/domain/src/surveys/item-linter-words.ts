/** Words that tell English from other languages; short ones that other languages share are left out. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the my you your our of to is are was were how what which when why who do does did have has had i i'm with this that
  and not don't doesn't isn't would should could can for at by from about we they their it without
  never always everyone gives give work works team`.split(/\s+/),
);

/** "and" and "or" that join no two questions; names of two capitalised words are one thing too. */
export const BOTH_PARTS_ONE_THING: readonly RegExp[] = [
  /\b(?:learning|training) and development\b/gi,
  /\b(?:health and safety|diversity and inclusion|research and development|trial and error|pros and cons)\b/gi,
  /\b(?:yes or no|more or less|sooner or later|whether or not|and so on|one or two|a day or two|a week or two)\b/gi,
  /\b(?:or (?:more|less|fewer|not|so|later|earlier))\b/gi,
  /\bbetween\b[^.?!,]*?\band\b/gi,
  /\b(?:my|our|your) [\p{L}]+ and (?:i|me|us|we|you)\b/giu,
  /\b(?:you|we|they|me|he|she) and (?:your|our|their|my) [\p{L}]+/giu,
  /(?<=\S\s)\p{Lu}[\p{L}]+ (?:and|&) \p{Lu}[\p{L}]+/gu,
  /\b\d+ (?:and|or) \d+\b/gi,
  /\b(?:24\/7|n\/a|on\/off|he\/she|she\/he|his\/her|him\/her|s\/he)\b/gi,
];

export const LEADING: readonly RegExp[] = [
  /^\s*(?:don't|doesn't|didn't|wouldn't|isn't|aren't|wasn't|shouldn't|couldn't|haven't|hasn't) (?:you|we|it|the|our|your|this)\b/i,
  /\b(?:do|would|don't|wouldn't) you (?:not )?(?:agree|think|feel) that\b/i,
  /,\s*(?:right|correct|don't you(?: think)?|isn't it|aren't you|doesn't it|wouldn't you(?: say| agree)?)\s*\?/i,
  /\b(?:as you know|of course|obviously|surely|needless to say|everyone knows|most people (?:think|agree|say))\b/i,
  /^\s*clearly\b/i,
  /\bhow (?:much|greatly|strongly) (?:do|did|will) you (?:love|enjoy|like|hate|dislike)\b/i,
  /\bhow (?:great|excellent|amazing|good|bad|awful|terrible|fantastic|wonderful|poor|happy|unhappy|excited)\b/i,
];

export const LOADED_WORDS: ReadonlySet<string> = new Set(
  `terrible awful horrible dreadful amazing fantastic incredible outstanding wonderful brilliant superb magnificent
  toxic ridiculous useless stupid lazy incompetent greedy abusive disaster disastrous nightmare pathetic shocking
  outrageous heroic visionary genius hopeless clueless`.split(/\s+/),
);

/** Hyphenated compounds such as "all-hands" and "overall" are no claims about all. */
export const ABSOLUTE =
  /\b(?:always|never|everyone|everybody|nobody|no one|completely|totally|entirely|absolutely|constantly|all the time|at all times|all of the time|every single|without exception)\b(?!-)/i;

export const JARGON =
  /\b(?:synerg(?:y|ies)|leverag(?:e|ing)|bandwidth|low-hanging fruit|paradigm|move the needle|touch base|circle back|deep[- ]dive|ideat(?:e|ion)|value[- ]add|utili[sz]e|incentivi[sz]e|going forward|deliverables|KPIs?|OKRs?|actionable|holistic(?:ally)?|thought leadership|core competenc(?:y|ies)|stakeholder alignment|boil the ocean|value proposition)\b/i;

export const NEGATIONS: ReadonlySet<string> = new Set(
  `not no never nobody none nothing neither nor without hardly scarcely cannot`.split(/\s+/),
);

/** Turned round once by themselves, so a negation beside them makes two. */
export const NEGATIVE_WORDS: ReadonlySet<string> = new Set(
  `unable unlikely uncommon unclear unimportant unfair unhappy unnecessary unreasonable unusual unsafe uncomfortable
  unsupported dissatisfied disagree impossible lack lacks lacking fail fails failed prevent prevents avoid`.split(
    /\s+/,
  ),
);

/** Starts of questions that are answered by yes or no. */
export const CLOSED_START = /^(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should) \p{L}+/iu;
