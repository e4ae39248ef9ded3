import { present } from '../../../shell/address-values'
import type { ListedProjects } from '../projects.queries'
import {
  PAGE_SIZES,
  type ProjectListChanges,
  type ProjectListSearch,
  type ProjectListState,
} from './project-list-search'

const OWN_PER_PAGE = 12

/** The search with changes; another filter or order begins at the first page. */
export const changedSearch = (search: ProjectListSearch, changes: ProjectListChanges): ProjectListSearch =>
  present<ProjectListSearch>({ ...search, page: undefined, ...changes })

/** Whether fewer projects than the active ones are asked for; completed ones are a filter too. */
export const isFiltered = ({
  page: _p,
  per: _n,
  sortOrder: _s,
  attribute: _a,
  state,
  ...filters
}: ProjectListSearch): boolean => Object.keys(filters).length > 0 || state === 'completed'

/** How many filters differ from their defaults; the search is not counted. */
export const filterCount = ({ page: _p, per: _n, sortOrder: _s, search: _w, ...filters }: ProjectListSearch): number =>
  Object.keys(filters).length

/** The list as the address describes it without its filters. */
export const withoutFilters = ({ attribute, sortOrder, per }: ProjectListSearch): ProjectListSearch =>
  present<ProjectListSearch>({ attribute, sortOrder, per })

/** The query of a list; the company's list knows no attribute. */
export function listedProjects(of: ListedProjects['of'], search: ProjectListSearch): ListedProjects {
  const {
    page: _,
    per = PAGE_SIZES[0],
    sortOrder = 'projectName',
    attribute = 'assigned',
    state: given,
    ...filters
  } = search
  const state: ProjectListState | 'all' = given ?? 'active'
  const filter = { ...filters, ...(state !== 'all' && { state }) }
  return of === 'own'
    ? { of, request: { per: OWN_PER_PAGE, sortOrder, filter: { ...filter, attribute } } }
    : { of, request: { per, sortOrder, filter } }
}
