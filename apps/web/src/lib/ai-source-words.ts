import type { AiSource, Insights } from '@vela/contract';
import { commentSampleText } from './comment-sample-text.ts';
import type { Formats } from './format.ts';

/** The engine behind a text, in words that name it honestly. */
export function sourceWords({ engine, model, version, fallbackReason }: AiSource): string {
  const name =
    engine === 'embedded' ? `Vela's embedded engine (${model} ${version})` : `${engine}: ${model} ${version}`;
  return fallbackReason === undefined ? name : `${name}, because ${fallbackReason}`;
}

/** Who wrote insights, and in how many comments themes were looked for where not all of them were read. */
export function insightsSourceText(
  formats: Formats,
  { source, commentSample }: Pick<Insights, 'source' | 'commentSample'>,
): string {
  const sample = commentSampleText(formats, commentSample);
  const writer = `Written by ${sourceWords(source)}`;
  return sample === null ? writer : `${writer}. Themes from ${sample}`;
}
