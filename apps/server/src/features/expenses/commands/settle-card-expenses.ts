import type { Currency } from '@praxis/contract/protocol/values'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { grouped } from '../../../platform/grouped'
import { storePayment } from './store-payment'

interface CardExpense {
  readonly id: string
  readonly employeeId: string
  readonly groupId: string
  readonly convertedAmount: number
  readonly convertedCurrency: Currency
}

/** What the company's cards have paid is settled once it is approved: those of a group are a payment with nothing to transfer. */
export const settleCardExpenses = async (db: Tx, ids: readonly string[]): Promise<void> => {
  const settled = await db.rows<CardExpense>(sql`
    select s.id, s.employee_id as "employeeId", s.group_id as "groupId", s.converted_amount as "convertedAmount",
      s.converted_currency as "convertedCurrency"
    from expenses s
    where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[]) and s.state = 'approved'
      and s.payment_id is null and s.credit_card_id is not null
    order by s.id for no key update`)
  if (settled.length === 0) return
  for (const expenses of grouped(settled, ({ groupId }) => groupId))
    await storePayment(db, {
      kind: 'card',
      currency: expenses[0].convertedCurrency,
      amount: 0,
      processedBy: null,
      expenses,
    })
}
