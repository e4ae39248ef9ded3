import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { api } from '../../api/api'
import { saveFile } from '../../ui/files/save-file'

type Downloaded = Pick<Invoice, 'id' | 'number'>

const nameOf = ({ number }: Downloaded): string => number ?? 'draft-invoice'

export const savePdf = async (invoice: Downloaded) =>
  saveFile(await api.download(invoiceDocuments.printInvoice, { params: { id: invoice.id } }), `${nameOf(invoice)}.pdf`)

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
