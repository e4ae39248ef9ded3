import type { CompanyManagement } from '@praxis/contract/company/company-management'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import { getWholeCompany } from '../../companies/companies.queries'
import { lockCompany, recordCompanyChange } from './company-changes'

interface ClosedPeriod {
  readonly closedUntil: string | null
  readonly reason: string
}

/** Closes the books up to a day. What was closed is opened only for a reason, which the history keeps. */
export const closePeriod = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { closedUntil, reason }: ClosedPeriod,
): Promise<CompanyManagement> => {
  await lockCompany(db)
  const before = await getWholeCompany(db, platform)
  const { closedUntil: closedBefore, timeZone } = before.company.details
  if (closedUntil !== null && closedUntil >= dayInTimeZone(platform.clock(), timeZone))
    throw invalidField('closedUntil', 'Choose a day before today')
  const opens = closedBefore !== null && (closedUntil === null || closedUntil < closedBefore)
  if (opens && reason === '') throw invalidField('reason', 'Reason is required')
  await db.run(sql`
    update companies set closed_until = ${closedUntil}, updated_at = ${db.now} where company_id = ${db.scope.companyId}`)
  return recordCompanyChange(db, platform, actor, before, reason === '' ? undefined : reason)
}
