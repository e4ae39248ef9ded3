import { randomUUID } from 'node:crypto'
import type { Expense, NewExpense } from '@praxis/contract/expenses/expense-shapes'
import type { expenses } from '@praxis/contract/expenses/expenses'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { makeRequests } from '../../requests/commands/make-requests'
import { expenseRequests } from '../expense-requests'
import { loadClaimGround } from '../queries/claim-ground'
import { expensesByIds, getChangedExpense } from '../queries/expense-access'
import { mileageRateOf } from '../queries/expense-settings'
import { readOpenExpenses } from '../queries/own-expenses'
import { columnsOfClaim } from './claim-values'
import { lockExpenses, type StoredExpense } from './lock-expense'
import { addExpense } from './save-expense'

/** The person's groups of a day are numbered; the person is locked, so that no two get one number. */
const makeGroup = async (db: Tx, actor: EmployeeActor, today: string): Promise<string> => {
  const id = randomUUID()
  await db.run(sql`
    insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
    select ${actor.company.id}, ${id}, ${actor.employee.id}, ${today},
           coalesce(max(g.number), 0) + 1, ${db.now}
    from expense_groups g
    where g.company_id = ${actor.company.id} and g.employee_id = ${actor.employee.id} and g.submitted_on = ${today}`)
  return id
}

/** What is submitted is rated once more, and stays as it is from then on. */
const freeze = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  claims: readonly StoredExpense[],
  groupId: string,
): Promise<void> => {
  const ground = await loadClaimGround(
    db,
    platform,
    actor,
    claims.flatMap(({ projectId }) => projectId ?? []),
  )
  const { mileageUnit } = ground.settings
  const rate = mileageRateOf(ground.settings)
  for (const claim of claims) {
    const mileage = claim.mileage && { ...claim.mileage, unit: mileageUnit, rate }
    await db.run(sql`
      update expenses
      set ${assignments<'expenses'>({
        ...(await columnsOfClaim(db, platform, ground, { ...claim, mileage }, claim)),
        group_id: groupId,
        version: nextVersion,
        updated_at: db.now,
      })}
      where company_id = ${actor.company.id} and id = ${claim.id}`)
  }
}

interface Submitted {
  readonly groupId: string
  readonly ids: readonly string[]
}

/** Locks the person first, as deactivating does, then the approvers and the claims. */
const lockPerson = async (db: Tx, actor: EmployeeActor): Promise<void> => {
  await db.run(sql`
    select from employees where company_id = ${actor.company.id} and id = ${actor.employee.id} for no key update`)
  await holdApprovers(db)
}

const submit = async (db: Tx, platform: Platform, actor: EmployeeActor, condition: Sql): Promise<Submitted> => {
  const claims = await lockExpenses(
    db,
    sql`s.employee_id = ${actor.employee.id} and s.state = 'unsubmitted' and s.deleted_at is null and ${condition}`,
  )
  if (claims.length === 0) throw new Refusal('noOpenExpenses')
  const { submitter } = await loadClaimGround(db, platform, actor, [])
  const groupId = await makeGroup(db, actor, submitter.today)
  await freeze(db, platform, actor, claims, groupId)
  // They are checked as they will stay: types, currencies and rates may have changed since they were saved.
  const open = await readOpenExpenses(db, platform, actor, condition)
  const invalid = open.filter(({ problems }) => problems.length > 0)
  if (invalid.length > 0)
    throw new Refusal('openExpensesMustBeValid', {
      expenses: invalid.map(({ id, name, problems }) => ({ id, name, problems })),
    })
  const ids = claims.map(({ id }) => id)
  for (const { id, amount, currency } of claims)
    db.record({ entity: 'expense', id, action: 'submitted', after: { amount, currency } })
  await makeRequests(
    db,
    platform,
    actor,
    expenseRequests,
    claims.map(({ id, projectId }) => ({ id, targetableId: projectId, isAutoApproved: false })),
    { groupId },
  )
  return { groupId, ids }
}

/** Submits all open claims as one group: all of them or none. */
export const submitOpenExpenses = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  expenseIds: readonly string[] | undefined,
): Promise<Sent<typeof expenses.submitOpenExpenses>> => {
  await lockPerson(db, actor)
  const { groupId, ids } = await submit(db, platform, actor, rawSql('true'))
  if (expenseIds && (expenseIds.length !== ids.length || !ids.every((id) => expenseIds.includes(id))))
    throw new Refusal('changedMeanwhile')
  const submitted = await expensesByIds(db, platform, actor, ids)
  return {
    groupIdentifier: groupId,
    groupName: submitted[0]?.groupName ?? '',
    submittedAt: db.now,
    amount: submitted.reduce((sum, { convertedAmount }) => sum + (convertedAmount ?? 0), 0),
    expenses: submitted,
  }
}

/** Makes a claim and submits it at once, as a group of its own. */
export const requestExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: NewExpense,
  uploads: readonly Upload[],
): Promise<Expense> => {
  await lockPerson(db, actor)
  const id = await addExpense(db, platform, actor, given, uploads)
  await submit(db, platform, actor, sql`s.id = ${id}`)
  return getChangedExpense(db, platform, actor, id)
}
