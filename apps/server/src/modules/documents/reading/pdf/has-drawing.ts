import { getResolvedPDFJS } from 'unpdf';
import type { PdfPage } from './pdf-document.ts';

const DRAWING = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
  'paintImageMaskXObjectGroup',
  'constructPath',
  'shadingFill',
] as const;

/** Whether anything can be seen on a page without text: a scanned page rather than an empty one. */
export async function hasDrawing(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const drawing = new Set<number>(DRAWING.map((name) => OPS[name]));
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operator) => drawing.has(operator));
}
