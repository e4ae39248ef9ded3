import { type EmployeeSettings, weekdays } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import type * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Gives somebody the contract of the company's settings from a day on, unless one was prepared; answers with it. */
export const startDefaultContract = async (
  db: Tx,
  employeeId: string,
  startDate: string,
  { defaultWorkingWeek, defaultHolidayEntitlementDays }: z.output<typeof EmployeeSettings>,
): Promise<{ startDate: string; periods: ContractPeriod[] } | undefined> => {
  const period: ContractPeriod = {
    appliedDate: startDate,
    type: 'permanent',
    workingTimeIntervalByDay: defaultWorkingWeek,
    holidayEntitlementDays: defaultHolidayEntitlementDays,
  }
  const started = await db.run(sql`
    with started as (
      update employees set contract_start = ${startDate}, contract_version = contract_version + 1
      where company_id = ${db.scope.companyId} and id = ${employeeId} and contract_start is null
      returning company_id, id
    )
    insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
    select company_id, id, ${startDate}, ${period.type}, ${weekdays.map((weekday) => defaultWorkingWeek[weekday])},
           ${defaultHolidayEntitlementDays * 2}
    from started`)
  return started === 0 ? undefined : { startDate, periods: [period] }
}
