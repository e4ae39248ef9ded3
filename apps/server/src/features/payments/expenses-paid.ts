import { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { paymentName } from '@praxis/domain/payments/payment-name'
import * as z from 'zod'
import type { Columns } from '../../platform/database/columns'
import { sql } from '../../platform/database/sql'
import { defineNotificationKind, type SeenRecords } from '../../platform/notifications/notification-kind'

const Paid = z.strictObject({ number: z.int(), count: z.int(), amount: z.int(), currency: Currency })
type Paid = z.infer<typeof Paid>

const titleOf = ({ count }: Paid): string =>
  count === 1 ? 'Your expense was paid' : `${count} of your expenses were paid`

/** Payments that have claims of the reader's. */
const ownPayments: SeenRecords = async (db, { employee, company }, paymentIds) => {
  const rows = await db.rows<Columns<'payments', 'id'>>(sql`
    select p.id from payments p
    where p.company_id = ${company.id} and p.id = any (${paymentIds}::uuid[]) and exists (
      select from expenses s
      where s.company_id = p.company_id and s.payment_id = p.id and s.employee_id = ${employee.id})`)
  return new Set(rows.map(({ id }) => id))
}

/** Tells people that what they had spent was paid back, and how much that is. */
export const expensesPaid = defineNotificationKind({
  name: 'expensesPaid',
  icon: 'request',
  feature: 'expense',
  setting: { section: 'Expenses', label: 'Paid expenses', description: 'Expenses of yours are paid back' },
  ways: { inApp: true, mail: 'atOnce' },
  seen: ownPayments,
  mailKind: 'decision',
  payload: Paid,
  words: ({ payload }) => ({
    title: titleOf(payload),
    text: `${formatMoney(payload.amount, payload.currency)}, payment ${paymentName(payload.number)}`,
    path: 'expenses?show=paid',
  }),
  mail: ([{ payload }], workspaceUrl) => ({
    subject: titleOf(payload),
    heading: titleOf(payload),
    paragraphs: [
      `${formatMoney(payload.amount, payload.currency)} is on its way to your bank account, with payment ${paymentName(payload.number)}.`,
    ],
    action: { label: 'View your expenses', url: `${workspaceUrl}/expenses?show=paid` },
  }),
})
