import { id, present } from '../../../shell/address-values'

export interface CreateInvoiceSearch {
  /** The project or client that the invoice is for, when one comes from its page. */
  readonly projectID?: string
  readonly clientID?: string
}

export const readCreateInvoiceSearch = (search: Record<string, unknown>): CreateInvoiceSearch =>
  present<CreateInvoiceSearch>({ projectID: id(search.projectID), clientID: id(search.clientID) })
