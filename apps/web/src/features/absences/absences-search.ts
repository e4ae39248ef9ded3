import { day, id, oneOf, period, present } from '../../shell/address-values'
import { type AbsenceState, absenceStates } from './absence-states'

/** What the address says of the reader's year. */
export interface MyYearSearch {
  /** The shown period; this holiday year without it. */
  readonly from?: string
  readonly to?: string
  readonly reasonID?: string
  readonly state?: AbsenceState
  /** The shown month of the month calendar, as YYYY-MM. */
  readonly month?: string
}

const month = (given: unknown): string | undefined =>
  typeof given === 'string' && /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(given) ? given : undefined

export const readMyYearSearch = (search: Record<string, unknown>): MyYearSearch =>
  present<MyYearSearch>({
    ...period(search.from, search.to),
    reasonID: id(search.reasonID),
    state: oneOf(absenceStates, search.state),
    month: month(search.month),
  })

/** What the address says of the requests and of the history: a holiday year by its first day, and a reason. */
export interface YearSearch {
  readonly year?: string
  readonly reason?: string
}

export const readYearSearch = (search: Record<string, unknown>): YearSearch =>
  present<YearSearch>({
    year: day(search.year),
    reason: typeof search.reason === 'string' && search.reason !== '' ? search.reason : undefined,
  })
