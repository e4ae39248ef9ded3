import type { createPdf } from 'pdfmake'
import type { BinaryAnswer } from '../http/implement'
import type { Platform } from '../platform'
import type { Caller } from '../shares/caller'

/** A document without functions, which cannot be sent to a thread; pages are numbered there. */
export interface PrintedDocument
  extends Omit<Parameters<typeof createPdf>[0], 'footer' | 'header' | 'background' | 'images' | 'pageBreakBefore'> {
  /** What is read on each page, beside its number. */
  readonly foot?: string
  /** Parts of the rdf:RDF of its metadata, beside those that say what it is. */
  readonly metadata?: string
}

export const PDF_TYPE = 'application/pdf'

/** Sets a document in pages, in a thread. */
export const printed = async (
  { heavyWork }: Pick<Platform, 'heavyWork'>,
  document: PrintedDocument,
  caller: Caller,
): Promise<Buffer> => Buffer.from(await heavyWork.printing.run<Uint8Array>(document, caller))

/** A document that is printed for the caller, as long as they wait for it. */
export const pdfAnswer = (platform: Platform, name: string, document: PrintedDocument): BinaryAnswer => ({
  content: (caller) => printed(platform, document, caller),
  contentType: PDF_TYPE,
  name: `${name}.pdf`,
  inline: false,
  cacheControl: 'no-store',
})
