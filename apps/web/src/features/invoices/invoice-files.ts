import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { api } from '../../api/api'
import { saveFile } from '../../ui/files/save-file'

type Downloaded = Pick<Invoice, 'id' | 'number'>

const nameOf = ({ number }: Downloaded): string => number ?? 'draft-invoice'

export const pdfNameOf = (invoice: Downloaded): string => `${nameOf(invoice)}.pdf`

export const loadPdf = ({ id }: Downloaded): Promise<Blob> =>
  api.download(invoiceDocuments.printInvoice, { params: { id } })

export const savePdf = async (invoice: Downloaded) => saveFile(await loadPdf(invoice), pdfNameOf(invoice))

export const saveBreakdown = async (invoice: Downloaded) =>
  saveFile(
    await api.download(invoiceDocuments.printBreakdown, { params: { id: invoice.id } }),
    `${nameOf(invoice)}-breakdown.pdf`,
  )

export const saveCsv = async (invoice: Downloaded) =>
  saveFile(await api.download(invoiceDocuments.exportInvoice, { params: { id: invoice.id } }), `${nameOf(invoice)}.csv`)

export const saveEInvoice = async (invoice: Downloaded) =>
  saveFile(
    await api.download(invoiceDocuments.downloadEInvoice, { params: { id: invoice.id } }),
    `${nameOf(invoice)}.xml`,
  )
