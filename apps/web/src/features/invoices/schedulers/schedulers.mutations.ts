import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../../api/use-call'
import { schedulerQuery } from './schedulers.queries'

type Given = Input<typeof invoiceSchedulers.updateInvoiceScheduler>['body']

export const useUpdateInvoiceScheduler = (projectID: string) =>
  useCall(invoiceSchedulers.updateInvoiceScheduler, (body: Given) => ({ params: { id: projectID }, body }), {
    keep: () => [schedulerQuery(projectID)],
    changes: ['invoices', 'projects'],
  })
