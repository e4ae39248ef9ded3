import { day, id, oneOf, present, text } from '../../shell/address-values'

export interface TeamAbsencesSearch {
  /** A day of the first month that is shown; this month without it. */
  readonly from?: string
  readonly span?: 'month' | 'year'
  readonly search?: string
  readonly lineManagerID?: string
}

/** What the address says about the report of a team's absences. */
export const readTeamAbsencesSearch = (search: Record<string, unknown>): TeamAbsencesSearch =>
  present<TeamAbsencesSearch>({
    from: day(search.from),
    span: oneOf(['month', 'year'] as const, search.span),
    search: text(search.search),
    lineManagerID: id(search.lineManagerID),
  })
