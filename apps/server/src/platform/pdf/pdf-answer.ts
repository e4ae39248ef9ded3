import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { createPdf } from 'pdfmake'
import type { BinaryAnswer } from '../http/implement'
import { serverFolder } from '../server-folder'

/** Without functions, which cannot go to another thread. Pages are numbered there. */
export type PrintedDocument = Omit<
  Parameters<typeof createPdf>[0],
  'footer' | 'header' | 'background' | 'images' | 'pageBreakBefore'
>

const printAlone = async (document: PrintedDocument): Promise<Uint8Array> => {
  const worker = new Worker(join(serverFolder, 'assets', 'print-document.mjs'), { workerData: document })
  try {
    const [bytes] = await once(worker, 'message')
    return bytes
  } finally {
    await worker.terminate()
  }
}

let lastPrinted: Promise<unknown> = Promise.resolve()

/** One after the other: several at once would take the machine from everybody else. */
const print = (document: PrintedDocument): Promise<Uint8Array> => {
  const printed = lastPrinted.then(() => printAlone(document))
  lastPrinted = printed.catch(() => undefined)
  return printed
}

async function* pagesOf(document: PrintedDocument) {
  yield await print(document)
}

/** A document to print. It is set once the answer is on its way, so that no transaction waits for it. */
export const pdfAnswer = (name: string, document: PrintedDocument): BinaryAnswer => ({
  content: Readable.from(pagesOf(document)),
  contentType: 'application/pdf',
  name: `${name}.pdf`,
  inline: false,
  cacheControl: 'no-store',
})
