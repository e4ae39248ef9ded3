import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import { query } from '../../../api/query'

/** What was paid on a billed invoice; other invoices change what its client has to their credit. */
export const receivedPaymentsQuery = (id: string) => query(receivedPayments.listReceivedPayments, { params: { id } })
