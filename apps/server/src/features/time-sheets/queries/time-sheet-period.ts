import type { Sent } from '@praxis/contract/protocol/endpoint'
import {
  LONGEST_TIME_SHEET_DAYS,
  type TimeSheetDay,
  type timeSheetSubmissions,
} from '@praxis/contract/time/time-sheets'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { capacityByDay, type DayCapacity } from '@praxis/domain/capacity/capacity'
import type { DayItem } from '@praxis/domain/capacity/day-item'
import { EARLIEST_LOGGABLE_DAY } from '@praxis/domain/time/submission-time'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import { listAwayTimes } from '../../absences/queries/away-times'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import { type ListedRow, listedRowsSql } from './listed-rows'
import { listingOf } from './listed-submission'

export interface Period {
  readonly from: Day
  readonly to: Day
}

export const assertPeriod = ({ from, to }: Period): void => {
  if (from < EARLIEST_LOGGABLE_DAY) throw invalidField('from', 'Invalid Date')
  if (from > to) throw invalidField('to', 'Invalid Date')
  if (daysBetween(from, to) >= LONGEST_TIME_SHEET_DAYS)
    throw invalidField('to', `Maximum of ${LONGEST_TIME_SHEET_DAYS} days`)
}

/** Submissions without a time of day come last within their day. */
const BY_TIME = rawSql('order by s.day, s.starts_at, s.created_at, s.id')

const takenBy = (parts: DayCapacity['parts'], item: DayItem): number =>
  parts.reduce((sum, part) => (part.kind === 'item' && part.item === item ? sum - part.seconds : sum), 0)

const timeSheetDayOf = ({ day, seconds, parts, items }: DayCapacity): TimeSheetDay => ({
  day,
  contractedTimeInterval: seconds,
  bankHoliday: items.find(({ kind }) => kind === 'bankHoliday')?.words ?? null,
  items: items.flatMap((item) => {
    const { kind, share, words, takesTime } = item
    return kind === 'bankHoliday' ? [] : { kind, share, words, takesTime, takenTimeInterval: takenBy(parts, item) }
  }),
})

/** The actor's own time; corrected submissions are left out in favour of their corrections. */
export const getTimeSheetPeriod = async (
  db: Db,
  platform: Pick<Platform, 'files' | 'dayItems'>,
  actor: EmployeeActor,
  { from, to }: Period,
): Promise<Sent<typeof timeSheetSubmissions.getTimeSheetPeriod>> => {
  assertPeriod({ from, to })
  const { id } = actor.employee
  const [rows, calendarOf, timesAway] = await Promise.all([
    db.rows<ListedRow>(
      listedRowsSql(db, actor, {
        rows: sql`
          select s.* from time_sheet_submissions s
          where s.company_id = ${actor.company.id} and s.employee_id = ${id} and s.day between ${from} and ${to}
            and not exists (select from time_sheet_submissions c where c.company_id = s.company_id and c.correction_of = s.id)`,
        order: BY_TIME,
      }),
    ),
    loadWorkCalendars(db, platform, { reader: actor, employeeIds: [id], from, to }),
    listAwayTimes(db, actor, { employeeIds: [id], from, to }),
  ])
  const { beside, submissionOf } = listingOf(rows, platform.files, actor)
  const calendar = calendarOf(id)
  const days = capacityByDay(calendar, from, to)
  return {
    from,
    to,
    submissions: rows.map(submissionOf),
    ...beside,
    absences: timesAway.get(id) ?? [],
    contractedTimeInterval: days.reduce((sum, { seconds }) => sum + seconds, 0),
    hasContract: calendar.contract !== undefined,
    days: days.map(timeSheetDayOf),
  }
}
