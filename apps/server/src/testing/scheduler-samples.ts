import type { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import type { SamplesOf } from './time-samples'

export const schedulerSamples: SamplesOf<typeof invoiceSchedulers> = {
  listInvoiceSchedulers: () => ({}),
  getInvoiceScheduler: ({ projectId }) => ({ params: { id: projectId } }),
  updateInvoiceScheduler: ({ projectId }) => ({ params: { id: projectId }, body: { type: 'effort' } }),
}
