import { weekdays } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Replaces the periods of an employee's contract. */
export const storePeriods = async (db: Tx, employeeId: string, periods: readonly ContractPeriod[]): Promise<void> => {
  const { companyId } = db.scope
  const rows = periods.map((period) => ({
    appliedOn: period.appliedDate,
    type: period.type,
    workingTime: weekdays.map((weekday) => period.workingTimeIntervalByDay[weekday]),
    entitlementHalfDays: period.holidayEntitlementDays * 2,
    endsOn: period.endDate ?? null,
    rateCardId: period.rateCardID ?? null,
  }))
  await db.run(sql`delete from contract_periods where company_id = ${companyId} and employee_id = ${employeeId}`)
  await db.run(sql`
    insert into contract_periods (
      company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days, ends_on,
      rate_card_id
    )
    select ${companyId}, ${employeeId}, r."appliedOn", r.type, r."workingTime", r."entitlementHalfDays", r."endsOn",
      r."rateCardId"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      "appliedOn" date, type text, "workingTime" integer[], "entitlementHalfDays" integer, "endsOn" date,
      "rateCardId" uuid
    )`)
}
