import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import { query } from '../../../api/query'

/** What of a billed invoice can be credited; asked anew whenever the question is opened. */
export const creditableItemsQuery = (id: string) =>
  query(creditNotes.getCreditableItems, { params: { id } }, { staleTime: 0, gcTime: 0 })
