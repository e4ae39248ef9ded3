import { LONGEST_RESOURCING_DAYS } from '@praxis/contract/planning/resourcing'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { snappedRange } from '@praxis/domain/planning/intervals'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import { invalidField } from '../../../../platform/refusal'
import { isResourced } from '../../queries/resourced-people'
import { isReportedTo } from '../resourcing.policy'
import { type BookedPerson, listBookedPeople } from './booked-people'

export interface AskedPeriod {
  readonly startDate: Day
  readonly endDate: Day
}

export const NO_LINE_MANAGER = 'none'

export const groupIdOf = ({ lineManager }: BookedPerson): string => lineManager?.id ?? NO_LINE_MANAGER

/** The whole weeks that a period touches. */
export const weeksOf = ({ startDate, endDate }: AskedPeriod): DateRange => {
  if (startDate > endDate) throw invalidField('endDate', 'Invalid Date')
  if (daysBetween(startDate, endDate) >= LONGEST_RESOURCING_DAYS)
    throw invalidField('endDate', `Maximum of ${LONGEST_RESOURCING_DAYS} days`)
  return snappedRange({ from: startDate, to: endDate }, 'week')
}

const isInGroup = (groupId: string): Sql =>
  groupId === NO_LINE_MANAGER ? rawSql('e.line_manager_id is null') : sql`e.line_manager_id = ${groupId}`

/** As in planning: whoever is available in client resourcing, and others where they are booked. */
export const listReportedPeople = async (
  db: Db,
  actor: EmployeeActor,
  range: DateRange,
  groupId?: string,
): Promise<BookedPerson[]> => {
  const isAsked = groupId === undefined ? rawSql('true') : isInGroup(groupId)
  const isKnown = sql`${isAsked} and ${isReportedTo(actor, rawSql('e.id'))}`
  return listBookedPeople(
    db,
    sql`${isKnown} and (${isResourced} or exists (
      select from targetable_roles r join bookings b on b.company_id = r.company_id and b.role_id = r.id
      where r.company_id = e.company_id and r.employee_id = e.id
        and b.end_date >= ${range.from} and b.start_date <= ${range.to}))`,
    range,
  )
}
