import { id, oneOf, period, present, text } from '../../shell/address-values'

/** What the address says of the report; without days it shows eight weeks from this one on. */
export interface ResourcingSearch {
  readonly from?: string
  readonly to?: string
  /** A name, or something booked. */
  readonly search?: string
  readonly targetableID?: string
  readonly clientID?: string
  readonly only?: 'overBooked'
  /** People are grouped by line manager without it. */
  readonly groupedBy?: 'nothing'
}

export const readResourcingSearch = (search: Record<string, unknown>): ResourcingSearch =>
  present<ResourcingSearch>({
    ...period(search.from, search.to),
    search: text(search.search),
    targetableID: id(search.targetableID),
    clientID: id(search.clientID),
    only: oneOf(['overBooked'] as const, search.only),
    groupedBy: oneOf(['nothing'] as const, search.groupedBy),
  })

/** How many filters are on, besides the typed words. */
export const filtersOn = ({ targetableID, clientID, only }: ResourcingSearch): number =>
  [targetableID, clientID, only].filter((filter) => filter !== undefined).length

export const isFiltered = (search: ResourcingSearch): boolean => search.search !== undefined || filtersOn(search) > 0
