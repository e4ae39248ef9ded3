import { day, present } from '../../shell/address-values'

export interface PlanSearch {
  /** A past day, to see the plan or forecast as it was then. */
  readonly asOf?: string
}

export const readPlanSearch = (search: Record<string, unknown>): PlanSearch =>
  present<PlanSearch>({ asOf: day(search.asOf) })
