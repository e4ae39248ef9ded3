import { LONGEST_PLANNING_DAYS } from '@praxis/contract/planning/planning-rules'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { type SecondsOfPercentage, secondsOfPercentage } from '@praxis/domain/planning/percentage'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { loadWorkDays } from '../../bookings/queries/work-days'

interface AskedPercentage {
  readonly employeeID: string | null
  readonly startDate: Day
  readonly endDate: Day
  readonly percentage: number
}

const exists = async (db: Db, employeeId: string): Promise<boolean> =>
  (await db.row(sql`select from employees where company_id = ${db.scope.companyId} and id = ${employeeId}`)) !==
  undefined

export const convertUtilisationPercentage = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  { employeeID, startDate, endDate, percentage }: AskedPercentage,
): Promise<{ seconds: number; days: { day: Day; seconds: number }[] }> => {
  if (endDate < startDate) throw invalidField('endDate', 'Invalid Date')
  if (daysBetween(startDate, endDate) >= LONGEST_PLANNING_DAYS)
    throw invalidField('endDate', `Maximum of ${LONGEST_PLANNING_DAYS} days`)
  if (employeeID !== null && !(await exists(db, employeeID))) throw invalidField('employeeID', 'Unknown employee')
  const range = { from: startDate, to: endDate }
  const company = await loadCompanyGround(db)
  const daysOf = await loadWorkDays(db, platform, actor, company, { employeeIds: [employeeID], ...range })
  const { seconds, days }: SecondsOfPercentage = secondsOfPercentage(percentage, range, daysOf(employeeID))
  return { seconds, days: [...days] }
}
