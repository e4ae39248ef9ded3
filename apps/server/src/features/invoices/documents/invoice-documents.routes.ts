import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { ublInvoice } from '@praxis/domain/e-invoice/ubl-invoice'
import { eInvoiceOf } from '@praxis/domain/invoices/e-invoice-of'
import { lackingFacts, obstaclesToEInvoice } from '@praxis/domain/invoices/missing-facts'
import { implement } from '../../../platform/http/implement'
import { pdfAnswer } from '../../../platform/pdf/pdf-answer'
import { Refusal } from '../../../platform/refusal'
import { invoiceCsv } from './invoice-csv'
import { fileNameOf, UBL_TYPE } from './invoice-files'
import { getInvoiceMail } from './invoice-mail'
import { listSendings } from './list-sendings'
import { assertWhole, openBilled, openDocument, readBreakdown } from './open-document'
import { breakdownPages } from './pages/breakdown-pages'
import { printInvoice } from './print-invoice'
import { sendInvoice } from './send-invoice'

export const invoiceDocumentsRoutes = implement(invoiceDocuments, {
  exportInvoice: async ({ db, platform, actor, params }) =>
    invoiceCsv(platform.files, await openDocument(db, platform, actor, params.id)),

  printInvoice: ({ db, platform, actor, params }) => printInvoice(db, platform, actor, params.id),

  printBreakdown: async ({ db, platform, actor, params }) => {
    const document = await openDocument(db, platform, actor, params.id)
    const pages = breakdownPages(document, await readBreakdown(db, params.id))
    return pdfAnswer(platform, fileNameOf(document, 'breakdown').replace(/\.pdf$/, ''), pages)
  },

  downloadEInvoice: async ({ db, platform, actor, params }) => {
    const document = await openBilled(db, platform, actor, params.id)
    const [obstacle] = obstaclesToEInvoice(document, 'peppol')
    if (obstacle !== undefined) throw new Refusal('eInvoiceIncomplete', { missing: obstacle })
    return {
      content: ublInvoice(eInvoiceOf(document)),
      contentType: UBL_TYPE,
      name: fileNameOf(document, 'ubl'),
      inline: false,
      cacheControl: 'no-store',
    }
  },

  listValidExportOptions: async ({ db, actor, params }) => {
    await assertWhole(db, actor, params.id)
    return { validExportOptions: ['csv' as const] }
  },

  listMissingFacts: async ({ db, platform, actor, params }) => {
    const document = await openDocument(db, platform, actor, params.id)
    const facts = lackingFacts(document)
    const named = new Set(facts.map(({ text }) => text))
    const others = (form: 'facturX' | 'peppol') =>
      obstaclesToEInvoice(document, form).filter((text) => !named.has(text))
    return {
      facts: facts.map(({ neededFor, ...fact }) => ({ ...fact, neededFor: [...neededFor] })),
      obstacles: { facturX: others('facturX'), peppol: others('peppol') },
    }
  },

  getInvoiceMail: ({ db, platform, actor, params }) => getInvoiceMail(db, platform, actor, params.id),

  sendInvoice: ({ db, platform, actor, params, body }) => sendInvoice(db, platform, actor, params.id, body),

  listSendings: ({ db, platform, actor, params, query }) => listSendings(db, platform, actor, params.id, query),
})
