import { isDeepStrictEqual } from 'node:util'
import type { ContractInput, ContractPeriod, Employee } from '@praxis/contract/people/employees'
import { mayEditContract, visibleParts } from '@praxis/domain/people/employee-policy'
import {
  endedOn,
  movedStart,
  periodProblems,
  sortedPeriods,
  withoutEnd,
} from '@praxis/domain/people/employment-contract'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { relationTo } from '../employees.policy'
import { type EmployeeRow, periodsOf } from '../queries/get-employee'
import { announceContract } from './announce-employee'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'
import { storePeriods } from './store-periods'

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

/** The periods with another end of the contract; null takes the end back, undefined leaves it as it is. */
const withEnd = (
  periods: ContractPeriod[],
  startDate: string,
  endDate: string | null | undefined,
): ContractPeriod[] => {
  if (endDate === undefined) return periods
  if (endDate === null)
    return periods.map((period, index) => (index < periods.length - 1 ? period : withoutEnd(period)))
  if (endDate < startDate) throw invalidField('endDate', 'A contract can’t end before it starts')
  return endedOn(
    periods.map((period, index) => (index < periods.length - 1 ? period : withoutEnd(period))),
    endDate,
  )
}

const changedTerms = (row: EmployeeRow, before: ContractTerms | undefined, input: ContractInput): ContractTerms => {
  const isAvailableInClientResourcing = input.isAvailableInClientResourcing ?? row.isAvailableInClientResourcing
  const given = input.periods && sortedPeriods(input.periods)
  const startDate = input.startDate ?? before?.startDate ?? given?.[0]?.appliedDate
  if (startDate === undefined) throw invalidField('periods', 'A contract needs a period')
  const periods = withEnd(given ?? movedStart(before?.periods ?? [], startDate), startDate, input.endDate)
  return { startDate, periods, isAvailableInClientResourcing }
}

const assertSound = ({ startDate, periods }: ContractTerms, input: ContractInput): void => {
  if (periods.length === 0) throw invalidField('periods', 'A contract needs a period')
  const problems = periodProblems({ startDate, periods: input.periods ?? periods })
  if (problems.length === 0) return
  const fields = problems.map(({ at, message }) => {
    const ofAll = input.periods ? 'periods' : 'startDate'
    return { path: at ? `periods.${at.index}.${at.field}` : ofAll, message }
  })
  throw new Refusal('invalidInput', { fields })
}

/** Has the person told if leave that they have asked for costs other days now. */
const tellOfContract = (db: Tx, employeeId: string, { startDate, periods }: ContractTerms): void => {
  const by = { employeeId: db.scope.employeeId, userId: db.scope.userId }
  db.enqueue({ task: 'tellOfContract', payload: { by, employeeId, before: { startDate, periods } } })
}

/** The names of the rate cards that periods name. */
const namesOfCards = async (db: Tx, all: readonly ContractPeriod[]): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(all.flatMap(({ rateCardID }) => rateCardID ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Columns<'rate_cards', 'id' | 'name'>>(sql`
    select id, name from rate_cards where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[]) for key share`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const assertCardsKnown = ({ periods = [] }: ContractInput, names: ReadonlyMap<string, string>): void => {
  const index = periods.findIndex(({ rateCardID }) => rateCardID !== undefined && !names.has(rateCardID))
  if (index >= 0) throw invalidField(`periods.${index}.rateCardID`, 'Unknown rate card')
}

/** The terms as the history has them: with the names of rate cards, without their ids. */
const recordedTerms = ({ periods, ...terms }: ContractTerms, names: ReadonlyMap<string, string>) => ({
  ...terms,
  periods: periods.map(({ rateCardID, ...period }) => ({
    ...period,
    ...(rateCardID !== undefined && { rateCard: names.get(rateCardID) ?? null }),
  })),
})

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
  const names = await namesOfCards(db, [...(before?.periods ?? []), ...after.periods])
  assertCardsKnown(input, names)
  if (isDeepStrictEqual(before, after)) return changedEmployee(call)
  await db.run(sql`
    update employees set ${assignments<'employees'>({
      contract_start: after.startDate,
      is_available_in_client_resourcing: after.isAvailableInClientResourcing,
      contract_version: row.contractVersion + 1,
      updated_at: db.now,
    })} where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  if (!isDeepStrictEqual(before?.periods, after.periods)) {
    await storePeriods(db, employeeId, after.periods)
    if (before) tellOfContract(db, employeeId, before)
  }
  db.record({
    entity: 'employee',
    id: employeeId,
    action: 'contractUpdated',
    before: before ? recordedTerms(before, names) : {},
    after: recordedTerms(after, names),
  })
  announceContract(db, row)
  return changedEmployee(call)
}
