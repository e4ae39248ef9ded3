import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { invoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import { allPagesQuery, query } from '../../../api/query'

/** The mail as it would be sent now; asked anew whenever the question is opened. */
export const invoiceMailQuery = (id: string) =>
  query(invoiceDocuments.getInvoiceMail, { params: { id } }, { staleTime: 0, gcTime: 0 })

export const sendingsQuery = (id: string) =>
  allPagesQuery(invoiceDocuments.listSendings, (page) => ({ params: { id }, query: { page } }), { subject: id })

export const invoiceRemindersQuery = (id: string) =>
  query(invoiceReminders.getInvoiceReminders, { params: { id } }, { subject: id })
