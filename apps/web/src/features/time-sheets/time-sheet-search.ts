import { day, id, oneOf, present } from '../../shell/address-values'

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
    from: day(search.from),
    display: oneOf(timeSheetDisplays, search.display),
    projectID: id(search.projectID),
  })
