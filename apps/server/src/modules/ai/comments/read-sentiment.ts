import type { CommentSentiment } from '@vela/domain/ai';
import { phraseList, createPhraseMatcher, type PhraseMatch, type Token } from './phrase-matcher.ts';
import { CONCESSIONS, CONTRASTS, INTENSIFIERS, NEGATORS, SENTIMENT_WORDS, WISH_WORDS } from './sentiment-words-data.ts';

type Sign =
  | { kind: 'weight'; weight: number }
  | { kind: 'factor'; factor: number }
  | { kind: 'negator' | 'contrast' | 'concession' | 'wish' | 'too' };
type Signs = readonly PhraseMatch<Sign>[];

/** Praise and complaint, both as sizes. */
interface Tone {
  praise: number;
  complaint: number;
}

/** A negation reaches so many words, and a word that strengthens as many fewer. */
const NEGATION_REACH = 5;
const FACTOR_REACH = 2;
/** "Not good" is a complaint, "not bad" a weak praise. */
const NEGATED_PRAISE = -0.9;
const NEGATED_COMPLAINT = -0.6;
/** "Nobody told us" complains without any other word that does. */
const BARE_NEGATION = -0.55;
/** "None" and "no idea" only leave the question unanswered. */
const BARE_FROM_WORDS = 3;
const TOO = -1;
/** What stands before a "but" or behind an "although" is conceded. */
const CONCEDED = 0.75;
const MEANT = 1.1;
/** A wish finds something missing, and praises nothing that is there. */
const WISHED_PRAISE = 0.15;
const WISHED_COMPLAINT = 0.6;
const WISH = 0.2;
/** "Never such kind colleagues" is no negation of "kind". */
const NEVER_SUCH = new Set(['such', 'so', 'as', 'more']);
/** Below this nothing is said. */
const AUDIBLE = 0.5;
/** From this share of the stronger side on a comment is mixed: sooner where one clause praises and another complains. */
const MIXED_FROM = 0.6;
const MIXED_CLAUSES_FROM = 0.35;
const CLAUSE_AUDIBLE = 0.4;

const signsOf = createPhraseMatcher<Sign>([
  ...phraseList(CONTRASTS).map((phrase) => [phrase, { kind: 'contrast' }] as const),
  ...phraseList(CONCESSIONS).map((phrase) => [phrase, { kind: 'concession' }] as const),
  ...INTENSIFIERS.flatMap(([factor, words]) =>
    phraseList(words).map((phrase) => [phrase, { kind: 'factor', factor }] as const),
  ),
  ...phraseList(NEGATORS).map((phrase) => [phrase, { kind: 'negator' }] as const),
  ...SENTIMENT_WORDS.flatMap(([weight, phrases]) =>
    phraseList(phrases).map((phrase) => [phrase, { kind: 'weight', weight }] as const),
  ),
  ...phraseList(WISH_WORDS).map((phrase) => [phrase, { kind: 'wish' }] as const),
  ['too/ADV', { kind: 'too' }],
]);

/** How a comment sounds, from its sentences one by one. */
export function readSentiment(sentences: readonly (readonly Token[])[]): CommentSentiment {
  const clauses = sentences.flatMap(clausesOf);
  const praise = clauses.reduce((sum, clause) => sum + clause.praise, 0);
  const complaint = clauses.reduce((sum, clause) => sum + clause.complaint, 0);
  const [less, more] = praise < complaint ? [praise, complaint] : [complaint, praise];
  const nets = clauses.map((clause) => clause.praise - clause.complaint);
  const isOpposed = nets.some((net) => net >= CLAUSE_AUDIBLE) && nets.some((net) => net <= -CLAUSE_AUDIBLE);
  if (more - less < AUDIBLE || less >= more * (isOpposed ? MIXED_CLAUSES_FROM : MIXED_FROM)) return 'neutral';
  return praise > complaint ? 'positive' : 'negative';
}

/** The tone of each clause of a sentence. */
function clausesOf(tokens: readonly Token[]): Tone[] {
  const signs = signsOf(tokens);
  const isWish = signs.some(({ value }) => value.kind === 'wish');
  const tones = new Map<number, Tone>();
  for (const { at, weight } of weightsOf(tokens, signs)) {
    const clause = clauseAt(tokens, signs, at);
    const tone = tones.get(clause) ?? { praise: 0, complaint: 0 };
    const heard = weight * stressAt(tokens, signs, at);
    if (heard > 0) tone.praise += heard * (isWish ? WISHED_PRAISE : 1);
    else tone.complaint -= heard * (isWish ? WISHED_COMPLAINT : 1);
    tones.set(clause, tone);
  }
  return [...tones.values(), ...(isWish ? [{ praise: 0, complaint: WISH }] : [])];
}

/** What praises and complains, with what strengthens it or turns it round. */
function weightsOf(tokens: readonly Token[], signs: Signs): { at: number; weight: number }[] {
  const spent = new Set<number>();
  const weights = signs.flatMap(({ value, at }) => {
    const own = value.kind === 'weight' ? value.weight : value.kind === 'too' ? tooWeight(tokens, at) : null;
    if (own === null) return [];
    const negator = lastBefore(tokens, signs, { at, kind: 'negator', reach: NEGATION_REACH, spent });
    if (negator !== null) spent.add(negator.at);
    const turns = negator !== null && !tokens.slice(negator.at, at).some(({ word }) => NEVER_SUCH.has(word));
    const factor = lastBefore(tokens, signs, { at, kind: 'factor', reach: FACTOR_REACH });
    const strength = factor?.value.kind === 'factor' ? factor.value.factor : 1;
    const weight = strength * own;
    return [{ at, weight: turns ? weight * (weight > 0 ? NEGATED_PRAISE : NEGATED_COMPLAINT) : weight }];
  });
  const isShort = tokens.filter(({ pos }) => pos !== 'PUNCT').length < BARE_FROM_WORDS;
  const bare = signs.filter(
    ({ value, at }) => value.kind === 'negator' && !isShort && !spent.has(at) && !isAside(tokens, at),
  );
  return [...weights, ...bare.map(({ at }) => ({ at, weight: BARE_NEGATION }))];
}

/** "About me, not about status" says what something is, by what it is not. */
const isAside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'not' && tokens[at - 1]?.word === ',';

/** "Too" before what there is too much of; at the end of a sentence it only means "also". */
const tooWeight = (tokens: readonly Token[], at: number): number =>
  ['ADJ', 'ADV', 'DET'].includes(tokens[at + 1]?.pos ?? '') ? TOO : 0;

/** How many clauses begin before a place. */
const clauseAt = (tokens: readonly Token[], signs: Signs, place: number): number =>
  tokens.slice(0, place).filter(({ pos }) => pos === 'PUNCT').length +
  signs.filter(({ value, at }) => at <= place && (value.kind === 'contrast' || value.kind === 'concession')).length;

function stressAt(tokens: readonly Token[], signs: Signs, place: number): number {
  const contrasts = signs.filter(({ value, at }) => value.kind === 'contrast' && at > 0);
  if (contrasts.length > 0) return contrasts.some(({ at }) => at < place) ? MEANT : CONCEDED;
  const concession = signs.find(({ value, at }) => value.kind === 'concession' && at < place);
  if (concession === undefined) return 1;
  const endsBefore = tokens.slice(concession.at, place).some(({ word }) => word === ',');
  return endsBefore ? MEANT : CONCEDED;
}

interface Looking {
  at: number;
  kind: 'negator' | 'factor';
  reach: number;
  spent?: ReadonlySet<number>;
}

/** The last sign of a kind before a place that reaches it, with no other clause between. */
function lastBefore(tokens: readonly Token[], signs: Signs, { at, kind, reach, spent }: Looking): Signs[number] | null {
  const last = signs.filter((sign) => sign.value.kind === kind && sign.at < at && !spent?.has(sign.at)).at(-1);
  if (last === undefined) return null;
  const end = last.at + last.length;
  const between = tokens.slice(end, at);
  const isOtherClause = between.some(({ pos, word }) => pos === 'PUNCT' || word === 'but' || word === 'because');
  return at - end >= reach || isOtherClause ? null : last;
}
