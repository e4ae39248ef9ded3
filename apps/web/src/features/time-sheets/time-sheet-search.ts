import { day, id, oneOf, present } from '../../shell/address-values'

/** Weeks that lie wholly within the days that time can be logged on; the rules themselves are not loaded yet. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'

const loggableDay = (given: unknown): string | undefined => {
  const read = day(given)
  return read !== undefined && FIRST_DAY <= read && read <= LAST_DAY ? read : undefined
}

export const timeSheetDisplays = ['agenda', 'calendar', 'grid'] as const
export type TimeSheetDisplay = (typeof timeSheetDisplays)[number]

export interface TimeSheetSearch {
  /** A day of the week that is shown; today's week without it. */
  readonly from?: string
  /** Instead of how the person likes to see it. */
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
