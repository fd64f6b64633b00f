import { measureReading, type Measures } from '../measure-reading.ts';
import { readComment } from '../read-comment.ts';
import { DEVELOPMENT_COMMENTS } from './development-data.ts';
import { HELD_OUT_COMMENTS } from './held-out-data.ts';

/** A little below what was measured on the comments held out: docs/adr/0022-insights.md. */
export const READING_BARS = { sentimentMacroF1: 0.8, themesMicroF1: 0.85 } as const;

/** How well the embedded engine reads comments. The bars are for comments that nothing was tuned on. */
export function evaluateReading(): { lines: string[]; passed: boolean } {
  const development = measureReading(DEVELOPMENT_COMMENTS, readComment);
  const heldOut = measureReading(HELD_OUT_COMMENTS, readComment);
  const passed =
    heldOut.sentimentMacroF1 >= READING_BARS.sentimentMacroF1 && heldOut.themesMicroF1 >= READING_BARS.themesMicroF1;
  return {
    passed,
    lines: [
      'comments          n  sentiment macro-F1  themes micro-F1',
      row('development', development),
      row('held out', heldOut),
      `bar for held out     ${shown(READING_BARS.sentimentMacroF1)}               ${shown(READING_BARS.themesMicroF1)}`,
      passed ? 'passed' : 'failed: below the bar',
    ],
  };
}

const row = (name: string, { comments, sentimentMacroF1, themesMicroF1 }: Measures): string =>
  `${name.padEnd(15)} ${String(comments).padStart(3)}  ${shown(sentimentMacroF1)}               ${shown(themesMicroF1)}`;

const shown = (value: number): string => value.toFixed(3);
