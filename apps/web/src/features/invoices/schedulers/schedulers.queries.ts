import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { listQueries, query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'
import { present } from '../../../shell/address-values'

type Listed = Omit<NonNullable<Input<typeof invoiceSchedulers.listInvoiceSchedulers>['query']>, 'page'>

/** What the next drafts would come to follows what is logged, approved and agreed. */
const ofNextDrafts = {
  keepsPrevious: true,
  topics: [...shownIn.invoices, 'timeSheetSubmissions', 'requests', 'approvals', 'plans'],
} as const

export const schedulersQueries = (listed: Listed) =>
  listQueries(
    invoiceSchedulers.listInvoiceSchedulers,
    (page) => ({ query: { page, ...present<Listed>(listed) } }),
    ofNextDrafts,
  )

/** The drafts that come next, and how many schedulers there are. */
export const nextDraftsQuery = schedulersQueries({ per: 3 }).page(1)

export const schedulerQuery = (projectID: string) =>
  query(
    invoiceSchedulers.getInvoiceScheduler,
    { params: { id: projectID } },
    { topics: ofNextDrafts.topics, subject: projectID },
  )
