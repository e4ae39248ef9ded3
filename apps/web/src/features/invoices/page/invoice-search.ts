export interface InvoiceSearch {
  /** The panel of changes stands open. */
  readonly history?: true
}

export const readInvoiceSearch = (search: Record<string, unknown>): InvoiceSearch =>
  search.history === true ? { history: true } : {}
