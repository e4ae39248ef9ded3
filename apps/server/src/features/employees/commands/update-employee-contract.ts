import { isDeepStrictEqual } from 'node:util'
import { weekdays } from '@praxis/contract/company/company-settings'
import type { ContractInput, ContractPeriod, Employee } from '@praxis/contract/people/employees'
import { mayEditContract, visibleParts } from '@praxis/domain/people/employee-policy'
import { movedStart, periodProblems, sortedPeriods } from '@praxis/domain/people/employment-contract'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { relationTo } from '../employees.policy'
import { type EmployeeRow, periodsOf } from '../queries/get-employee'
import { announceContract } from './announce-employee'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'

interface ContractTerms {
  readonly startDate: string
  readonly periods: readonly ContractPeriod[]
  readonly isAvailableInClientResourcing: boolean
}

const termsOf = (row: EmployeeRow): ContractTerms | undefined =>
  row.contractStart === null
    ? undefined
    : {
        startDate: row.contractStart,
        periods: periodsOf(row),
        isAvailableInClientResourcing: row.isAvailableInClientResourcing,
      }

const changedTerms = (row: EmployeeRow, before: ContractTerms | undefined, input: ContractInput): ContractTerms => {
  const isAvailableInClientResourcing = input.isAvailableInClientResourcing ?? row.isAvailableInClientResourcing
  const given = input.periods && sortedPeriods(input.periods)
  const startDate = input.startDate ?? before?.startDate ?? given?.[0]?.appliedDate
  if (startDate === undefined) throw invalidField('periods', 'A contract needs a period')
  const periods = given ?? movedStart(before?.periods ?? [], startDate)
  return { startDate, periods, isAvailableInClientResourcing }
}

const assertSound = ({ startDate, periods }: ContractTerms, input: ContractInput): void => {
  if (periods.length === 0) throw invalidField('periods', 'A contract needs a period')
  const problems = periodProblems({ startDate, periods: input.periods ?? periods })
  if (problems.length === 0) return
  const fields = problems.map(({ index, message }) => {
    const ofAll = input.periods ? 'periods' : 'startDate'
    return { path: index === undefined ? ofAll : `periods.${index}.appliedDate`, message }
  })
  throw new Refusal('invalidInput', { fields })
}

const storePeriods = async (db: Tx, employeeId: string, periods: readonly ContractPeriod[]): Promise<void> => {
  const { companyId } = db.scope
  const rows = periods.map(({ appliedDate, type, workingTimeIntervalByDay, holidayEntitlementDays }) => ({
    appliedOn: appliedDate,
    type,
    workingTime: weekdays.map((weekday) => workingTimeIntervalByDay[weekday]),
    entitlementHalfDays: holidayEntitlementDays * 2,
  }))
  await db.run(sql`delete from contract_periods where company_id = ${companyId} and employee_id = ${employeeId}`)
  await db.run(sql`
    insert into contract_periods (
      company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days
    )
    select ${companyId}, ${employeeId}, r."appliedOn", r.type, r."workingTime", r."entitlementHalfDays"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      "appliedOn" date, type text, "workingTime" integer[], "entitlementHalfDays" integer
    )`)
}

/** Changes the contract of somebody else. Of two people who do so at once the second is refused, so nothing is lost. */
export const updateEmployeeContract = async (call: EmployeeCall, input: ContractInput): Promise<Employee> => {
  const { db, actor, employeeId } = call
  const row = await lockEmployee(call)
  const relation = relationTo(actor, row)
  if (!visibleParts(relation).contract) throw new Refusal('notFound')
  if (!mayEditContract(relation)) throw new Refusal('invalidPermission')
  if (!row.isActive) throw new Refusal('employeeInactive')
  const before = termsOf(row)
  assertUnchangedSince(input.version, row.contractVersion)
  const after = changedTerms(row, before, input)
  assertSound(after, input)
  if (isDeepStrictEqual(before, after)) return changedEmployee(call)
  await db.run(sql`
    update employees set ${assignments<'employees'>({
      contract_start: after.startDate,
      is_available_in_client_resourcing: after.isAvailableInClientResourcing,
      contract_version: row.contractVersion + 1,
      updated_at: db.now,
    })} where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  if (!isDeepStrictEqual(before?.periods, after.periods)) await storePeriods(db, employeeId, after.periods)
  db.record({
    entity: 'employee',
    id: employeeId,
    action: 'contractUpdated',
    before: { ...before },
    after: { ...after },
  })
  announceContract(db, row)
  return changedEmployee(call)
}
