import { LONGEST_TIME_SHEET_DAYS, type TimeSheetPeriod } from '@praxis/contract/time-sheets'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { contractedDaysOf } from '@praxis/domain/time/contracted'
import { EARLIEST_LOGGABLE_DAY } from '@praxis/domain/time/submission-time'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField } from '../../../platform/refusal'
import { loadContracts } from './contracted-time'
import { submissionsWhere } from './submissions'

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

/** The actor's own time; what was corrected is left out for what puts it right. */
export const getTimeSheetPeriod = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { from, to }: Period,
): Promise<TimeSheetPeriod> => {
  assertPeriod({ from, to })
  const { id } = actor.employee
  const [submissions, { byEmployee, bankHolidays }] = await Promise.all([
    submissionsWhere(
      db,
      files,
      actor,
      sql`s.employee_id = ${id} and s.day between ${from} and ${to} and correction.id is null`,
    ),
    loadContracts(db, [id], from, to),
  ])
  const contract = byEmployee.get(id)
  const days = contractedDaysOf(contract, bankHolidays, from, to)
  return {
    from,
    to,
    submissions,
    contractedTimeInterval: days.reduce((sum, { contractedTimeInterval }) => sum + contractedTimeInterval, 0),
    hasContract: contract !== undefined,
    days,
  }
}
