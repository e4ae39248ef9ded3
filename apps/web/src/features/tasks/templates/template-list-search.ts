import { pageAfterFirst, present, text } from '../../../shell/address-values'

/** What the address says about the list of templates. */
export interface TemplateListSearch {
  readonly search?: string
  readonly page?: number
}

export const readTemplateListSearch = (search: Record<string, unknown>): TemplateListSearch =>
  present<TemplateListSearch>({ search: text(search.search), page: pageAfterFirst(search.page) })
