import { getDocumentProxy } from 'unpdf';
import { ReadingProblem } from '../reading-shapes.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Pixels, enough for a scanned page; a larger picture is left out rather than unpacked. */
const LARGEST_IMAGE = 40_000_000;

/** Opens a PDF for its text alone: no fonts, no scripts, no code made at run time, nothing from the network. */
export async function openPdf(bytes: Buffer): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      maxImageSize: LARGEST_IMAGE,
      verbosity: 0,
    });
  } catch (error) {
    // Protected against changes alone is opened without a password; this one asks for it.
    if (error instanceof Error && error.name === 'PasswordException') throw new ReadingProblem('encrypted');
    throw error;
  }
}
