import type { Tx } from '@vela/db';
import { isListed, listHeldAnswers, rowGateOf, toListed, type ListedResponse } from './gated-reads.ts';
import type { GatedSurvey } from './gated-reads-store.ts';
import { countListed, openTexts, readListedRows, readNextTexts, type WrittenText } from './streamed-reads-store.ts';
import { textQuestionIds } from './count-responses.ts';

/** All that is listed, a portion at a time: however many there are, few are in memory. */
export interface OpenResponses {
  /** Listed responses. */
  count: number;
  /** Texts do not stand with the responses that they came from; the responses have none. */
  textsDetached: boolean;
  portions(): AsyncGenerator<ListedResponse[]>;
  /** Every text that people wrote, by question in the given order and then by the alphabet, which tells nothing of its writer. */
  texts(questionIds: readonly string[]): AsyncGenerator<WrittenText[]>;
}

const ROWS_AT_ONCE = 100;
const TEXTS_AT_ONCE = 200;

/** Opens what is listed, without the end of lists. Meant for a snapshot, so that all of it is of one moment. */
export async function openResponses(tx: Tx, survey: GatedSurvey): Promise<OpenResponses> {
  if (!isListed(survey)) return { count: 0, textsDetached: false, portions: none, texts: none };
  const gate = await rowGateOf(tx, survey);
  return {
    count: await countListed(tx, survey),
    textsDetached: gate.textsDetached,
    portions: async function* () {
      let after: string | undefined;
      do {
        const rows = await readListedRows(tx, survey, { after, limit: ROWS_AT_ONCE });
        if (rows.length === 0) return;
        yield rows.map((row) => toListed(survey, row, gate.withoutDetached(gate.listedAnswers(row))));
        after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
      } while (after !== undefined);
    },
    texts: async function* (questionIds) {
      const without = await listHeldAnswers(tx, survey);
      const cursor = await openTexts(tx, survey, {
        textQuestionIds: [...textQuestionIds(survey.questions)],
        without,
        questionIds,
      });
      for (;;) {
        const texts = await readNextTexts(tx, cursor, TEXTS_AT_ONCE);
        if (texts.length > 0) yield texts;
        if (texts.length < TEXTS_AT_ONCE) return;
      }
    },
  };
}

/** Where nothing is listed there is no portion. */
async function* none(): AsyncGenerator<never> {
  yield* [];
}
