import { ciiInvoice } from '@praxis/domain/e-invoice/cii-invoice'
import {
  FACTUR_X_FILE_NAME,
  FACTUR_X_FILE_TYPE,
  FACTUR_X_RELATIONSHIP,
  facturXMetadata,
} from '@praxis/domain/e-invoice/factur-x'
import { eInvoiceOf } from '@praxis/domain/invoices/e-invoice-of'
import type { InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { obstaclesToEInvoice } from '@praxis/domain/invoices/missing-facts'
import type { PrintedDocument } from '../../../../platform/pdf/pdf-answer'
import { momentOf } from './invoice-pages'

/**
 * A billed invoice is a PDF for archives (PDF/A-3b), and carries its e-invoice (Factur-X, ZUGFeRD) as long as that lacks
 * nothing: half an e-invoice is refused by whoever reads it, while the pages alone are still an invoice.
 */
export const withEInvoice = (pages: PrintedDocument, document: InvoiceDocument): PrintedDocument => {
  if (document.number === null) return pages
  const archived = { ...pages, subset: 'PDF/A-3b', version: '1.7' } as const
  if (obstaclesToEInvoice(document, 'facturX').length > 0) return archived
  const xml = Buffer.from(ciiInvoice(eInvoiceOf(document))).toString('base64')
  const moment = momentOf(document)
  // The days of a file are none that pdfmake’s types know of, though those of archives have to be there.
  const file = {
    src: `data:${FACTUR_X_FILE_TYPE};base64,${xml}`,
    name: FACTUR_X_FILE_NAME,
    description: 'Factur-X invoice',
    creationDate: moment,
    modifiedDate: moment,
    relationship: FACTUR_X_RELATIONSHIP,
  }
  return { ...archived, files: { [FACTUR_X_FILE_NAME]: file }, metadata: facturXMetadata }
}
