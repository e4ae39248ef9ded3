import type { createPdf } from 'pdfmake'
import type { BinaryAnswer } from '../http/implement'
import type { Platform } from '../platform'

/** A document without functions, which cannot be sent to a thread; pages are numbered there. */
export type PrintedDocument = Omit<
  Parameters<typeof createPdf>[0],
  'footer' | 'header' | 'background' | 'images' | 'pageBreakBefore'
>

/** A document that is printed for the caller, as long as they wait for it. */
export const pdfAnswer = ({ heavyWork }: Platform, name: string, document: PrintedDocument): BinaryAnswer => ({
  content: async (caller) => Buffer.from(await heavyWork.printing.run<Uint8Array>(document, caller)),
  contentType: 'application/pdf',
  name: `${name}.pdf`,
  inline: false,
  cacheControl: 'no-store',
})
