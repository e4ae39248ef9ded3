import { day, id, oneOf, present, text } from '../../../shell/address-values'

/** What the address says of a calendar of people. */
export interface CalendarSearch {
  /** A day of the first month that is shown; this month without it. */
  readonly from?: string
  /** Three months without it. */
  readonly span?: 'month' | 'year'
  readonly search?: string
  readonly reasonID?: string
  readonly state?: 'approved' | 'waiting'
  /** Markings are shown without it. */
  readonly markings?: 'hidden'
}

export const readCalendarSearch = (search: Record<string, unknown>): CalendarSearch =>
  present<CalendarSearch>({
    from: day(search.from),
    span: oneOf(['month', 'year'] as const, search.span),
    search: text(search.search),
    reasonID: id(search.reasonID),
    state: oneOf(['approved', 'waiting'] as const, search.state),
    markings: oneOf(['hidden'] as const, search.markings),
  })

/** What the address says about the report of a team's absences. */
export interface TeamAbsencesSearch extends CalendarSearch {
  readonly lineManagerID?: string
}

export const readTeamAbsencesSearch = (search: Record<string, unknown>): TeamAbsencesSearch =>
  present<TeamAbsencesSearch>({ ...readCalendarSearch(search), lineManagerID: id(search.lineManagerID) })
