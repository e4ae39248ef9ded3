import { present, text } from '../../shell/address-values'
import { readTimePeriod, type TimePeriodSearch } from './time-search'

/** What the address says about the team's report; without days it shows this week. */
export interface TeamTimeSearch extends TimePeriodSearch {
  readonly search?: string
}

export const readTeamTimeSearch = (search: Record<string, unknown>): TeamTimeSearch =>
  present<TeamTimeSearch>({ ...readTimePeriod(search), search: text(search.search) })
