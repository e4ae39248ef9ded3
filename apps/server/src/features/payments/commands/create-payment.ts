import type { payments } from '@praxis/contract/payments/payments'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { personSums } from '@praxis/domain/payments/person-sums'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefOf, employeeBriefs } from '../../employees/queries/employee-brief'
import { announceExpenses } from '../../expenses/commands/announce-expenses'
import { lockExpenses } from '../../expenses/commands/lock-expense'
import { storePayment } from '../../expenses/commands/store-payment'
import { loadExpenseGround } from '../../expenses/queries/expense-settings'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { expensesPaid } from '../expenses-paid'
import { isToBePaidBy } from '../queries/expenses-to-pay'
import { getProcessedPayment } from '../queries/processed-payments'

/**
 * Locks claims that the actor may pay, or refuses all of them. Their requests are locked first, as deciding does, so that none is
 * opened again meanwhile.
 */
const lockPayable = async (db: Tx, actor: EmployeeActor, ids: readonly string[]) => {
  await db.run(sql`
    select from requests where company_id = ${actor.company.id} and id = any (${ids}::uuid[])
    order by id for no key update`)
  const claims = await lockExpenses(db, sql`s.id = any (${ids}::uuid[])`)
  const payable = await db.rows<Columns<'expenses', 'id'>>(sql`
    select s.id from expenses s
    where ${isToBePaidBy(actor)} and s.credit_card_id is null and s.id = any (${ids}::uuid[])`)
  const isPayable = new Set(payable.map(({ id }) => id))
  if (isPayable.size < ids.length) {
    // What the actor does not see is not named, as nobody learns by asking what there is.
    const named = claims.filter(({ id, state }) => state !== 'unsubmitted' && !isPayable.has(id))
    throw new Refusal('expenseNotValidToBeProcessed', { expenseIDs: named.map(({ id }) => id) })
  }
  return claims.map((claim) => ({ ...claim, convertedAmount: claim.convertedAmount ?? 0 }))
}

const peopleBy = async (db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, EmployeeBriefRow>> => {
  const rows = await db.rows<EmployeeBriefRow>(employeeBriefs(db.scope.companyId, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pays approved claims, once and for good. People whose sum is not above nothing are left out, with all their claims. */
export const createPayment = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  expenseIds: readonly string[],
): Promise<Sent<typeof payments.createPayment>> => {
  const ids = [...new Set(expenseIds)]
  const claims = await lockPayable(db, actor, ids)
  const { paid, leftOut } = personSums(claims)
  if (paid.length === 0) throw new Refusal('expenseNotValidToBeProcessed', { expenseIDs: ids })
  const isPaid = new Set(paid.map(({ employeeId }) => employeeId))
  const expenses = claims.filter(({ employeeId }) => isPaid.has(employeeId))
  const { currency } = await loadExpenseGround(db)
  const id = await storePayment(db, {
    kind: 'transfer',
    currency,
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    processedBy: actor.employee.id,
    expenses,
  })
  await announceExpenses(
    db,
    expenses.map((expense) => expense.id),
  )
  const people = await peopleBy(
    db,
    leftOut.map(({ employeeId }) => employeeId),
  )
  const payment = await getProcessedPayment(db, platform, actor, id)
  for (const { employeeId, amount, expenseCount } of paid)
    db.notify(expensesPaid, {
      to: [employeeId],
      key: `${id} ${employeeId}`,
      recordId: id,
      payload: { number: payment.number, count: expenseCount, amount, currency },
    })
  return {
    payment,
    leftOut: leftOut.flatMap(({ employeeId, amount }) => {
      const person = people.get(employeeId)
      return person ? [{ employee: employeeBriefOf(person, platform.files), amount }] : []
    }),
  }
}
