import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { PaymentDetails, ProcessedQuery, payments } from '@praxis/contract/payments/payments'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { personSums } from '@praxis/domain/payments/person-sums'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, ReadDb } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { expenseCsv, exportedExpenses } from '../../expenses/queries/expense-csv'
import { listExpenseRows } from '../../expenses/queries/expense-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { filtersOf } from './expenses-to-pay'
import { type PaymentRow, paymentColumns, paymentJoins, paymentOf } from './payment-row'

/** A condition on rows `y` of payments: they have a claim that passes the filters. */
const isAskedFor = (companyId: string, asked: ProcessedQuery): Sql => {
  const filters = filtersOf(companyId, asked)
  if (filters.length === 0) return rawSql('true')
  return sql`y.id = any (array(
    select distinct s.payment_id from expenses s
    where s.company_id = ${companyId} and s.payment_id is not null and ${joinSql(filters, ' and ')}))`
}

type CountedRow = Omit<PaymentRow, 'id'> & { readonly id: string | null; readonly total: number }

export const listProcessedPayments = async (
  db: Db,
  files: FileStore,
  { company }: EmployeeActor,
  asked: ProcessedQuery,
): Promise<Sent<typeof payments.listProcessedPayments>> => {
  const all = sql`
    select y.* from payments y where y.company_id = ${company.id} and ${isAskedFor(company.id, asked)}`
  const rows = await db.rows<CountedRow>(sql`
    select counted.total, ${paymentColumns}
    from (select count(*)::integer as total from (${all} ${COUNT_LIMIT}) as few) as counted
    left join (${pageOf(sql`${all} order by y.processed_at desc, y.id`, asked)}) as y on true
    ${paymentJoins}
    order by y.processed_at desc, y.id`)
  const { items, metadata } = pageOfRows(rows, asked, ({ id, ...row }) => paymentOf({ ...row, id: id ?? '' }, files))
  return { payments: items, metadata, filter: asked }
}

/** What each person gets; what was paid by card brings nobody anything. */
const peopleIn = (expenses: readonly Expense[], { kind }: Pick<PaymentRow, 'kind'>): PaymentDetails['people'] => {
  const people = new Map(expenses.map(({ employee }) => [employee.id, employee]))
  const { paid } = personSums(
    expenses.map(({ employee, amount, currency, convertedAmount }) => ({
      employeeId: employee.id,
      amount,
      currency,
      convertedAmount: convertedAmount ?? 0,
    })),
  )
  return paid.flatMap(({ employeeId, amount, expenseCount, spent }) => {
    const employee = people.get(employeeId)
    return employee ? [{ employee, amount: kind === 'card' ? 0 : amount, expenseCount, spent: [...spent] }] : []
  })
}

export const getProcessedPayment = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<PaymentDetails> => {
  const [row, expenses] = await Promise.all([
    db.row<PaymentRow>(sql`
      select ${paymentColumns} from payments y ${paymentJoins}
      where y.company_id = ${actor.company.id} and y.id = ${id}`),
    listExpenseRows(db, platform, actor, {
      rows: sql`select s.* from expenses s where s.company_id = ${actor.company.id} and s.payment_id = ${id}`,
      order: rawSql('order by e.sort_name, e.id, s.incurred_on, s.id'),
    }),
  ])
  if (!row) throw new Refusal('notFound')
  return { ...paymentOf(row, platform.files), people: peopleIn(expenses, row), expenses }
}

/** The claims of payments as a file. */
export const exportProcessedPayments = async (
  db: ReadDb,
  files: FileStore,
  { company }: EmployeeActor,
  paymentIds: readonly string[],
): Promise<BinaryAnswer> => {
  const ids = [...new Set(paymentIds)]
  const found = await db.rows(sql`
    select from payments where company_id = ${company.id} and id = any (${ids}::uuid[])`)
  if (found.length < ids.length) throw new Refusal('notFound')
  return expenseCsv(files, 'payments', exportedExpenses(db, sql`s.payment_id = any (${ids}::uuid[])`))
}
