import { exampleDocument, exampleLine, summedDocument } from '@praxis/domain/invoices/testing/example-document'
import { invoicePages } from '@praxis/server/features/invoices/documents/pages/invoice-pages'
import { withEInvoice } from '@praxis/server/features/invoices/documents/pages/with-e-invoice'
import { startHeavyWork } from '@praxis/server/platform/threads/heavy-work'
import type { Figure } from './figure'

const ITEMS = 60
const WARM_UP = 30
const ROUNDS = 20
const MOST_MS = 150
const NOBODY = { company: 'bench', person: 'bench' }

const lines = Array.from({ length: ITEMS }, (_, index) => ({
  ...exampleLine,
  name: `Person ${index + 1}, Senior Engineer`,
  quantity: 10_000 * (index + 1),
}))
const invoice = { ...exampleDocument, ...summedDocument(lines) }

/** CPU of making the PDF of an invoice, its e-invoice included, in the thread that is kept for it. */
export const invoicePageFigures = async (): Promise<Figure[]> => {
  const work = startHeavyWork()
  try {
    const print = () => work.printing.run<Uint8Array>(withEInvoice(invoicePages(invoice, null), invoice), NOBODY)
    for (let round = 0; round < WARM_UP; round += 1) await print()
    // The process does nothing else meanwhile, so all its CPU is that of the thread and of handing it the pages.
    const start = process.cpuUsage()
    for (let round = 0; round < ROUNDS; round += 1) await print()
    const { user, system } = process.cpuUsage(start)
    const measured = (user + system) / 1000 / ROUNDS
    const parts = `${ROUNDS} PDFs of ${ITEMS} items, one after the other`
    return [{ name: `PDF of an invoice of ${ITEMS} items`, measured, limit: MOST_MS, unit: 'ms', parts }]
  } finally {
    await Promise.all([work.printing.close(), work.cleaning.close()])
  }
}
