import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { containedVat } from '@praxis/domain/expenses/vat'
import { formatMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { getChangedExpense, getExpense } from '../queries/expense-access'
import { announceExpenses } from './announce-expenses'
import { netInProject } from './claim-values'
import { lockExpenses } from './lock-expense'

/** Corrects the VAT of a claim before it is paid: to nothing, or at most to what its type's rate contains. */
export const changeVAT = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  vatAmount: number,
): Promise<Expense> => {
  const [claim] = await lockExpenses(db, sql`s.id = ${id}`)
  const seen = await getExpense(db, platform, actor, id)
  if (seen.invoiceItemID !== undefined) throw new Refusal('alreadyInvoiced')
  if (!claim || !seen.can.changeVAT)
    throw new Refusal(seen.payment ? 'expenseNotValidToBeProcessed' : 'invalidPermission')
  const { amount, currency, type } = seen
  const most = containedVat(amount, Math.round((type?.typeVATRate ?? 0) * 10_000))
  if (vatAmount > most) throw invalidField('vatAmount', `Maximum of ${formatMoney(most, currency)}`)
  await db.run(sql`
    update expenses
    set ${assignments<'expenses'>({
      vat_amount: vatAmount,
      ...(await netInProject(db, platform, { ...claim, vatAmount })),
      version: nextVersion,
      updated_at: db.now,
    })}
    where company_id = ${actor.company.id} and id = ${id}`)
  db.record({
    entity: 'expense',
    id,
    action: 'vatCorrected',
    before: { vatAmount: seen.vatAmount },
    after: { vatAmount },
  })
  await announceExpenses(db, [id])
  return getChangedExpense(db, platform, actor, id)
}
