import type { Payment } from '@praxis/contract/payments/payments'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Columns } from '../../../platform/database/columns'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

export interface PaymentRow
  extends Columns<
    'payments',
    | ('id' | 'number' | 'kind' | 'amount' | 'expense_amount' | 'people_count' | 'expense_count')
    | ('bank_file_count' | 'processed_at')
  > {
  readonly currency: Currency
  readonly processedBy: EmployeeBriefRow | null
}

/** Columns of rows `y` of payments, joined by `paymentJoins`. */
export const paymentColumns: Sql = sql`
  y.id, y.number, y.kind, y.currency, y.amount, y.expense_amount as "expenseAmount", y.people_count as "peopleCount",
  y.expense_count as "expenseCount", y.bank_file_count as "bankFileCount", y.processed_at as "processedAt",
  case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "processedBy"`

export const paymentJoins: Sql = sql`
  left join employees e on e.company_id = y.company_id and e.id = y.processed_by
  left join users u on u.id = e.user_id`

export const paymentOf = (row: PaymentRow, files: FileStore): Payment => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  processedAt: row.processedAt,
  processedBy: row.processedBy && employeeBriefOf(row.processedBy, files),
  currency: row.currency,
  amount: row.amount,
  expenseAmount: row.expenseAmount,
  peopleCount: row.peopleCount,
  expenseCount: row.expenseCount,
  bankFileCount: row.bankFileCount,
  linkedInvoice: null,
})
