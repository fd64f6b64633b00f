import { getResolvedPDFJS } from 'unpdf';
import type { PdfPage } from './pdf-document.ts';

const DRAWING = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
  'paintImageMaskXObjectGroup',
  'shadingFill',
] as const;

/** Whether anything can be seen on a page without text: a scanned page rather than an empty one. */
export async function hasDrawing(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const drawing = new Set<number>(DRAWING.map((name) => OPS[name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  // A path that is only a frame for what follows is not seen.
  const isSeenPath = (index: number) => {
    const [paint]: unknown[] = argsArray[index] ?? [];
    return fnArray[index] === OPS.constructPath && paint !== OPS.endPath;
  };
  return fnArray.some((operator, index) => drawing.has(operator) || isSeenPath(index));
}
