import { id, period, present, text } from '../../shell/address-values'

/** What an address of master planning says: which days and rows, and by what they are grouped. */
export interface PlanningSearch {
  readonly from?: string
  readonly to?: string
  readonly groupedBy?: 'target' | 'resource'
  readonly search?: string
  readonly people?: readonly string[]
  readonly rateCards?: readonly string[]
  readonly targets?: readonly string[]
  /** Whether roles that nobody is named for are shown. */
  readonly unnamed?: boolean
  /** The scenario that is planned in, unless it is the real plan. */
  readonly scenario?: string
}

const ids = (given: unknown): string[] | undefined => {
  const found = Array.isArray(given) ? given.flatMap((each) => id(each) ?? []) : []
  return found.length > 0 ? found : undefined
}

/** Reads an address. What it does not say comes from the saved view. */
export function readPlanningSearch(search: Record<string, unknown>): PlanningSearch {
  const { groupedBy, unnamed } = search
  return present<PlanningSearch>({
    ...period(search.from, search.to),
    groupedBy: groupedBy === 'target' || groupedBy === 'resource' ? groupedBy : undefined,
    search: text(search.search),
    people: ids(search.people),
    rateCards: ids(search.rateCards),
    targets: ids(search.targets),
    unnamed: typeof unnamed === 'boolean' ? unnamed : undefined,
    scenario: id(search.scenario),
  })
}

export const withoutFilters = ({ from, to, groupedBy, scenario }: PlanningSearch): PlanningSearch =>
  present<PlanningSearch>({ from, to, groupedBy, scenario })
