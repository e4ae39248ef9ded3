import type { projectTemplateSortOrders } from '@praxis/contract/projects/project-templates'
import { oneOf, pageAfterFirst, present, text, truth } from '../../../shell/address-values'

type SortOrder = (typeof projectTemplateSortOrders)[number]

/** What the address says about the list of templates, which is sorted by name unless the address says otherwise. */
export interface TemplateListSearch {
  readonly search?: string
  readonly isActive?: boolean
  readonly sortOrder?: Exclude<SortOrder, 'name'>
  readonly page?: number
}

type TemplateListChanges = { readonly [Name in keyof TemplateListSearch]?: TemplateListSearch[Name] | undefined }

// The types alone hold these to the contract: addresses are read before its schemas are loaded.
const OTHER_ORDERS = ['-name', '-lastUsedAt', '-updatedAt'] as const satisfies readonly SortOrder[]

export const readTemplateListSearch = (search: Record<string, unknown>): TemplateListSearch =>
  present<TemplateListSearch>({
    search: text(search.search),
    isActive: truth(search.isActive),
    sortOrder: oneOf(OTHER_ORDERS, search.sortOrder),
    page: pageAfterFirst(search.page),
  })

/** The search with changes; another filter or order begins at the first page. */
export const changedTemplateSearch = (search: TemplateListSearch, changes: TemplateListChanges): TemplateListSearch =>
  present<TemplateListSearch>({ ...search, page: undefined, ...changes })
