import type { AiSource } from '@vela/contract';

/** The engine behind a text, in words that name it honestly. */
export function sourceWords({ engine, model, version, fallbackReason }: AiSource): string {
  const name =
    engine === 'embedded' ? `Vela's embedded engine (${model} ${version})` : `${engine}: ${model} ${version}`;
  return fallbackReason === undefined ? name : `${name}, because ${fallbackReason}`;
}
