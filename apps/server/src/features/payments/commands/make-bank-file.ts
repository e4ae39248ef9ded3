import { InvoiceSettings } from '@praxis/contract/company/invoice-settings'
import type { Currency } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { BankCredit, BankTransfers } from '@praxis/domain/payments/bank-transfers'
import { paymentName } from '@praxis/domain/payments/payment-name'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefColumns, namesOf } from '../../employees/queries/employee-brief'
import { bankFormatOf } from '../bank-formats'
import { openAccount } from '../queries/bank-account-row'

interface PaymentRow extends Columns<'payments', 'number' | 'kind' | 'bank_file_count'> {
  readonly currency: Currency
}

const lockPayment = async (db: Tx, id: string): Promise<PaymentRow> => {
  const row = await db.row<PaymentRow>(sql`
    select number, kind, currency, bank_file_count as "bankFileCount" from payments
    where company_id = ${db.scope.companyId} and id = ${id} for no key update`)
  if (!row) throw new Refusal('notFound')
  return row
}

const debtorOf = async (db: Tx): Promise<BankTransfers['debtor']> => {
  const row = await db.row<{ readonly name: string; readonly settings: unknown }>(sql`
    select name, coalesce(settings -> 'invoice', '{}') as settings from companies
    where company_id = ${db.scope.companyId}`)
  if (!row) throw new Refusal('notFound')
  return { name: row.name, account: InvoiceSettings.parse(row.settings).bankAccount }
}

interface CreditRow extends EmployeeBriefRow, LeftJoined<Columns<'bank_accounts', 'account' | { accountId: 'id' }>> {
  readonly amount: number
}

/** What each person gets, with their account. */
const readCredits = (db: Tx, paymentId: string): Promise<CreditRow[]> =>
  db.rows<CreditRow>(sql`
    select ${employeeBriefColumns('e', 'u')}, paid.amount, b.id as "accountId", b.account
    from (
      select s.employee_id, sum(s.converted_amount)::bigint as amount from expenses s
      where s.company_id = ${db.scope.companyId} and s.payment_id = ${paymentId} group by s.employee_id
    ) as paid
    join employees e on e.company_id = ${db.scope.companyId} and e.id = paid.employee_id
    left join users u on u.id = e.user_id
    left join bank_accounts b on b.company_id = e.company_id and b.employee_id = e.id
    order by e.sort_name, e.id`)

/** Makes the file that the bank pays a payment by. It can be made again, as a copy; each is kept in the history. */
export const makeBankFile = async (
  db: Tx,
  platform: Pick<Platform, 'sealedValues'>,
  actor: EmployeeActor,
  id: string,
): Promise<BinaryAnswer> => {
  const { number, kind, currency, bankFileCount } = await lockPayment(db, id)
  if (kind === 'card') throw new Refusal('bankFileNotSupported', { what: 'what was paid by card' })
  const format = bankFormatOf(currency)
  if (!format) throw new Refusal('bankFileNotSupported', { what: `payments in ${currency}` })
  const payment = paymentName(number)
  const [rows, debtor] = await Promise.all([readCredits(db, id), debtorOf(db)])
  const credits = rows.map(
    ({ amount, accountId, account, ...person }): BankCredit => ({
      name: namesOf(person).displayName,
      account:
        accountId === null || account === null
          ? null
          : openAccount(platform, actor.company.id, { id: accountId, account }),
      amount,
      reference: `Expenses ${payment}`,
    }),
  )
  const file = format.make({
    paymentNumber: number,
    day: dayInTimeZone(new Date(db.now), actor.company.timeZone),
    debtor,
    credits,
    earlierFiles: bankFileCount,
  })
  if ('missing' in file) throw new Refusal('bankAccountsMissing', { missing: file.missing.join(', ') })
  await db.run(sql`
    update payments set bank_file_count = ${bankFileCount + 1} where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'payment', id, action: 'bankFileMade', after: { format: format.name, times: bankFileCount + 1 } })
  for (const person of rows)
    db.record({ entity: 'employee', id: person.id, action: 'bankAccountSeen', after: { payment } })
  db.announce({ topic: 'payments', to: { capabilities: ['canProcessPayments'] } })
  return {
    content: file.text,
    contentType: format.contentType,
    name: `${payment}${bankFileCount === 0 ? '' : `-copy-${bankFileCount}`}.${format.ending}`,
    inline: false,
    cacheControl: 'no-store',
  }
}
