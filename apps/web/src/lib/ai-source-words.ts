import type { AiSource, CommentSample, Insights } from '@vela/contract';
import type { Formats } from './format.ts';

/** The engine behind a text, in words that name it honestly. */
export function sourceWords({ engine, model, version, fallbackReason }: AiSource): string {
  const name =
    engine === 'embedded' ? `Vela's embedded engine (${model} ${version})` : `${engine}: ${model} ${version}`;
  return fallbackReason === undefined ? name : `${name}, because ${fallbackReason}`;
}

/** Who wrote insights, from which surveys, and from how many comments where not all of them were read. */
export function insightsSourceText(
  formats: Formats,
  { source, commentSample, drawnFrom }: Pick<Insights, 'source' | 'commentSample' | 'drawnFrom'>,
): string {
  const sample = commentSampleText(formats, commentSample);
  return [
    `Written by ${sourceWords(source)}`,
    ...(drawnFrom.since === null ? [] : [`Drawn from ${surveysText(formats, drawnFrom.surveys, drawnFrom.since)}`]),
    ...(sample === null ? [] : [`Themes from ${sample}`]),
  ].join('. ');
}

const surveysText = (formats: Formats, surveys: number, since: string): string =>
  surveys === 1
    ? `one survey, launched on ${formats.date(since)}`
    : `${formats.number(surveys)} surveys, the first launched on ${formats.date(since)}`;

/** "500 of 12,340 comments, chosen at random"; null where all of them were read. */
export function commentSampleText(formats: Formats, { read, written }: CommentSample): string | null {
  if (read >= written) return null;
  return `${formats.number(read)} of ${formats.number(written)} comments, chosen at random`;
}
