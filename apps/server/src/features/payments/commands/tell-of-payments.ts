import type { Currency } from '@praxis/contract/protocol/values'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { DueWork } from '../../../platform/due-work/due-work'
import { loadExpenseGround } from '../../expenses/queries/expense-settings'
import { PAYDAY } from '../payday'
import { paymentsToProcess } from '../payments-to-process'

interface Owed {
  readonly count: number
  readonly amount: number
}

const readOwed = (db: Tx, currency: Currency): Promise<Owed | undefined> =>
  db.row<Owed>(sql`
    select count(*)::integer as count, coalesce(sum(converted_amount), 0)::bigint as amount from expenses
    where company_id = ${db.scope.companyId} and state = 'approved' and payment_id is null and converted_currency = ${currency}`)

/** Those who process payments, which the company's owner does too. */
const readPayers = async (db: Tx): Promise<string[]> => {
  const rows = await db.rows<{ readonly id: string }>(sql`
    select e.id from employees e join company_directory d on d.id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.is_active
      and (e.can_process_payments or e.user_id = d.owner_user_id)`)
  return rows.map(({ id }) => id)
}

/** Once a week, companies that want it are told what there is to pay; nothing is paid by itself. */
export const tellOfPayments: DueWork = {
  kind: 'tellOfPayments',
  per: 'company',
  schedule: { every: 'week', on: PAYDAY, at: '09:00' },
  feature: 'expense',
  run: async (db, { period }) => {
    const { settings, currency } = await loadExpenseGround(db)
    if (!settings.autoProcess) return 'done'
    const owed = await readOwed(db, currency)
    if (owed && owed.count > 0)
      db.notify(paymentsToProcess, {
        to: await readPayers(db),
        key: period,
        recordId: db.scope.companyId,
        payload: { count: owed.count, amount: owed.amount, currency },
      })
    return 'done'
  },
}
