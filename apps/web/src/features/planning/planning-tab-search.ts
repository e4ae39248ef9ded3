import { id, period, present } from '../../shell/address-values'

/** What the address of a planning tab says: which days, and the role that a person is looked for. */
export interface PlanningTabSearch {
  readonly from?: string
  readonly to?: string
  readonly role?: string
}

export const readPlanningTabSearch = (search: Record<string, unknown>): PlanningTabSearch =>
  present<PlanningTabSearch>({ ...period(search.from, search.to), role: id(search.role) })
