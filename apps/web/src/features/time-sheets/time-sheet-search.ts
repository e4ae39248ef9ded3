import { day, id, oneOf, present } from '../../shell/address-values'

/** Weeks wholly between these days can be shown, since time can be logged there. The rules are not loaded yet. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'

const loggableDay = (given: unknown): string | undefined => {
  const read = day(given)
  return read !== undefined && FIRST_DAY <= read && read <= LAST_DAY ? read : undefined
}

export const timeSheetDisplays = ['agenda', 'calendar', 'grid'] as const
export type TimeSheetDisplay = (typeof timeSheetDisplays)[number]

export interface TimeSheetSearch {
  /** A day of the shown week; this week without it. */
  readonly from?: string
  /** The display, instead of the person's preferred one. */
  readonly display?: TimeSheetDisplay
  /** The project of a new submission. */
  readonly projectID?: string
}

export const readTimeSheetSearch = (search: Record<string, unknown>): TimeSheetSearch =>
  present<TimeSheetSearch>({
    from: loggableDay(search.from),
    display: oneOf(timeSheetDisplays, search.display),
    projectID: id(search.projectID),
  })
