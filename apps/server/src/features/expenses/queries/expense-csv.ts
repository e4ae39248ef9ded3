import type { RequestState } from '@praxis/contract/requests/request-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import { paymentName } from '@praxis/domain/payments/payment-name'
import { type CsvColumns, csvAnswer } from '../../../platform/csv/csv-answer'
import type { ReadDb } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { BinaryAnswer } from '../../../platform/http/implement'

export interface ExportedExpense {
  readonly day: string
  readonly person: string
  readonly project: string
  readonly client: string | null
  readonly name: string
  readonly type: string | null
  readonly state: Exclude<RequestState, 'unsubmitted'>
  readonly amount: number
  readonly currency: string
  readonly vat: number
  readonly converted: number
  readonly convertedCurrency: string
  readonly net: number
  readonly projectCurrency: string
  readonly billToClient: boolean
  readonly isMileage: boolean
  readonly card: string | null
  readonly paymentNumber: number | null
  readonly comment: string
}

const stateNames: Readonly<Record<ExportedExpense['state'], string>> = {
  waitingForApproval: 'Waiting for approval',
  approved: 'Approved',
  denied: 'Denied',
}

/** All submitted claims that meet a condition on rows `s`, for a file. */
export const exportedExpenses = (db: ReadDb, condition: Sql): AsyncIterable<ExportedExpense[]> =>
  db.batches<ExportedExpense>(sql`
    select s.incurred_on as day, coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as person, p.name as project,
      c.name as client, s.name, s.type_name as type, s.state, s.amount, s.currency, s.vat_amount as vat,
      s.converted_amount as converted, s.converted_currency as "convertedCurrency", s.net_in_project as net,
      s.project_currency as "projectCurrency", s.bill_to_client as "billToClient", s.is_mileage as "isMileage", k.name as card,
      y.number as "paymentNumber", s.comment
    from expenses s
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
    left join clients c on c.company_id = s.company_id and c.id = p.client_id
    left join credit_cards k on k.company_id = s.company_id and k.id = s.credit_card_id
    left join payments y on y.company_id = s.company_id and y.id = s.payment_id
    where s.company_id = ${db.scope.companyId} and s.state <> 'unsubmitted' and ${condition}
    order by y.number, s.incurred_on, s.id`)

const columns: CsvColumns<ExportedExpense> = [
  ['Day', ({ day }) => formatDay(day)],
  ['Person', ({ person }) => person],
  ['Claim', ({ name }) => name],
  ['Type', ({ type, isMileage }) => (isMileage ? 'Mileage' : (type ?? ''))],
  ['Client', ({ client }) => client ?? ''],
  ['Project', ({ project }) => project],
  ['State', ({ state, paymentNumber }) => (paymentNumber === null ? stateNames[state] : 'Paid')],
  ['Billed to client', ({ billToClient }) => (billToClient ? 'Yes' : 'No')],
  ['Paid with', ({ card }) => card ?? 'Own money'],
  ['Amount', ({ amount }) => enteredTextOfMoney(amount)],
  ['Currency', (row) => row.currency],
  ['VAT', ({ vat }) => enteredTextOfMoney(vat)],
  // Each amount has its currency beside it: projects have their own, and the company may have had another one.
  ['Company’s amount', ({ converted }) => enteredTextOfMoney(converted)],
  ['Company’s currency', ({ convertedCurrency }) => convertedCurrency],
  ['Project’s net amount', ({ net }) => enteredTextOfMoney(net)],
  ['Project’s currency', ({ projectCurrency }) => projectCurrency],
  ['Payment', ({ paymentNumber }) => (paymentNumber === null ? '' : paymentName(paymentNumber))],
  ['Comment', ({ comment }) => comment],
]

export const expenseCsv = (
  files: FileStore,
  name: string,
  rows: AsyncIterable<ExportedExpense[]>,
): Promise<BinaryAnswer> => csvAnswer(files, name, rows, columns)
