import { pageAfterFirst, present } from '../../../shell/address-values'

export interface ProjectInvoicesSearch {
  readonly page?: number
}

export const readProjectInvoicesSearch = (search: Record<string, unknown>): ProjectInvoicesSearch =>
  present<ProjectInvoicesSearch>({ page: pageAfterFirst(search.page) })
