import type { CreditCard } from '@praxis/contract/company/credit-cards'
import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { Expense, ExpenseProblem } from '@praxis/contract/expenses/expense-shapes'
import type { Currency, FileLink } from '@praxis/contract/protocol/values'
import { groupName } from '@praxis/domain/expenses/group-name'
import { isOldRate, rateText } from '@praxis/domain/money/exchange'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import {
  type EmployeeBriefRow,
  employeeBriefJson,
  employeeBriefOf,
  namesOf,
} from '../../employees/queries/employee-brief'
import { isActingApprover, type RequestRow, selectRequests } from '../../requests/queries/request-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { type DoubleRow, doublesOf, doublesSql } from './doubles'
import { type ExpenseGround, loadExpenseGround } from './expense-settings'
import { amountOfWay, mileageOf, type StoredMileage } from './stored-mileage'

type OwnColumns = Columns<
  'expenses',
  | ('id' | 'name' | 'incurred_on' | 'amount' | 'converted_amount' | 'rate' | 'rate_day' | 'vat_amount' | 'vat_rate')
  | ('type_id' | 'type_code' | 'type_name' | 'type_description' | 'type_category' | 'is_receipt_needed')
  | (
      | 'net_in_project'
      | 'bill_to_client'
      | 'invoice_item_id'
      | 'counter_of'
      | 'correction_of'
      | 'version'
      | 'deleted_at'
    )
  | { employeeId: 'employee_id'; ownState: 'state'; ownComment: 'comment'; ownGroupId: 'group_id' }
>

type PaymentColumns = Columns<
  'payments',
  'processed_at' | { paymentId: 'id'; paymentNumber: 'number'; paymentKind: 'kind' }
>

/** A claim with its request, if it has one, and everything that stands beside it. */
export interface ExpenseRow
  extends OwnColumns,
    LeftJoined<PaymentColumns>,
    LeftJoined<Omit<RequestRow, 'id' | 'employee'>> {
  readonly currency: Currency
  readonly convertedCurrency: Currency | null
  readonly employee: EmployeeBriefRow
  /** Who would decide on an open claim. */
  readonly decides: EmployeeBriefRow | null
  readonly project:
    | (Columns<'targetables', 'id' | 'name'> & {
        readonly client: ClientBriefRow | null
        readonly isNonChargeableExpensesAllowed: boolean
      })
    | null
  readonly creditCard: Pick<CreditCard, 'id' | 'name' | 'brand' | 'lastFour'> | null
  readonly dynamicDetails: DynamicDetail[]
  readonly mileage: StoredMileage | null
  readonly receipts: readonly Omit<FileLink, 'url'>[]
  readonly doubles: readonly DoubleRow[]
  readonly group: { readonly day: string; readonly number: number } | null
  readonly correctedBy: string | null
}

export interface ExpensesWanted {
  /** A statement that gives rows of expenses. */
  readonly rows: Sql
  /** Further columns of rows `s`, with a comma in front. */
  readonly columns?: Sql
  readonly order?: Sql
}

const OWN_COLUMNS = rawSql(`
  s.id, s.employee_id as "employeeId", s.name, s.incurred_on as "incurredOn", s.amount, s.currency,
  s.converted_amount as "convertedAmount", s.converted_currency as "convertedCurrency",
  s.net_in_project as "netInProject", s.rate, s.rate_day as "rateDay", s.vat_amount as "vatAmount",
  s.vat_rate as "vatRate", s.type_id as "typeId", s.type_code as "typeCode", s.type_name as "typeName",
  s.type_description as "typeDescription", s.type_category as "typeCategory",
  coalesce((
    select t.is_receipt_needed from expense_types t
    where s.state = 'unsubmitted' and t.company_id = s.company_id and t.id = s.type_id), s.is_receipt_needed) as "isReceiptNeeded", s.bill_to_client as "billToClient", s.invoice_item_id as "invoiceItemId", s.counter_of as "counterOf",
  s.correction_of as "correctionOf", s.version, s.deleted_at as "deletedAt", s.state as "ownState",
  s.comment as "ownComment", s.group_id as "ownGroupId", s.dynamic_details as "dynamicDetails", s.mileage`)

/**
 * Claims in one statement: with their request, project, card, receipts, doubles, group and payment. What a firm has many of is
 * looked up by its key, one by one: for a join the planner might read all of it.
 */
export const expenseRowsSql = (
  db: Pick<Db, 'now'>,
  actor: EmployeeActor,
  { rows, columns, order }: ExpensesWanted,
): Sql => sql`
  select ${OWN_COLUMNS}, ${employeeBriefJson('e', 'u')} as employee,
    q.type, q.state, q.approver, q.decider, q."isActedOn", q."isDeputised", q."approverCapability", q."linkedId",
    q."groupId", q."submittedAt", q."decidedAt", q.comment, q."isAutoApproved", q."cancelledAt",
    case when s.state = 'unsubmitted' and s.targetable_id is not null then (
      select ${employeeBriefJson('w', 'wu')} from employees w left join users wu on wu.id = w.user_id
      where w.company_id = s.company_id
        and w.id = approver_for(s.company_id, s.employee_id, s.targetable_id, ${db.now})) end as decides,
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name,
      'isNonChargeableExpensesAllowed', coalesce(o.is_non_chargeable_expenses_allowed, true),
      'client', ${clientBriefJson('c')}) end as project,
    case when k.id is not null then json_build_object(
      'id', k.id, 'name', k.name, 'brand', k.brand, 'lastFour', k.last_four) end as "creditCard",
    coalesce((
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
                      order by x.position, f.id)
      from expense_receipts x join files f on f.company_id = x.company_id and f.id = x.file_id
      where x.company_id = s.company_id and x.expense_id = s.id), '[]') as receipts,
    ${doublesSql(actor)} as doubles,
    case when g.id is not null then json_build_object('day', g.submitted_on, 'number', g.number) end as "group",
    y.id as "paymentId", y.number as "paymentNumber", y.processed_at as "processedAt", y.kind as "paymentKind",
    (select n.id from expenses n where n.company_id = s.company_id and n.correction_of = s.id
      and n.deleted_at is null) as "correctedBy"
    ${columns ?? sql``}
  from (${rows}) as s
  cross join lateral (select * from employees where company_id = s.company_id and id = s.employee_id limit 1) as e
  left join users u on u.id = e.user_id
  left join (${selectRequests(db, actor)} where r.company_id = ${actor.company.id} and r.type = 'expense') as q on q.id = s.id
  left join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
  left join projects o on o.company_id = s.company_id and o.id = s.targetable_id
  left join clients c on c.company_id = s.company_id and c.id = p.client_id
  left join lateral (select * from credit_cards
    where s.credit_card_id is not null and company_id = s.company_id and id = s.credit_card_id limit 1) as k on true
  left join expense_groups g on g.company_id = s.company_id and g.id = s.group_id
  left join lateral (select * from payments where company_id = s.company_id and id = s.payment_id limit 1) as y on true
  ${order ?? rawSql('order by s.incurred_on desc, s.id')}`

/** An open claim has no request. */
const hasRequest = (row: ExpenseRow): row is ExpenseRow & RequestRow => row.state !== null

const SECONDS_OF_MS = 1000
const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / SECONDS_OF_MS

const typeOf = (row: ExpenseRow): Expense['type'] =>
  row.typeId === null
    ? null
    : {
        id: row.typeId,
        typeCode: row.typeCode ?? '',
        typeName: row.typeName ?? '',
        typeDescription: row.typeDescription ?? '',
        typeCategory: row.typeCategory ?? '',
        typeVATRate: row.vatRate / 10_000,
        isReceiptNeeded: row.isReceiptNeeded,
      }

/** Whether the actor decides on the claim, or has decided. */
const decidesOnExpense = (row: ExpenseRow, actor: EmployeeActor): boolean =>
  hasRequest(row) && isActingApprover(row, actor)

/** Whether the actor pays, and the claim is neither their own nor that of who acts as them. */
export const paysClaimOf = (employeeId: string, { employee, impersonatorId, capabilities }: EmployeeActor): boolean =>
  capabilities.canProcessPayments && employeeId !== employee.id && employeeId !== impersonatorId

/** Whether the actor decides on the claim or pays it. */
const handles = (row: ExpenseRow, actor: EmployeeActor): boolean =>
  decidesOnExpense(row, actor) || paysClaimOf(row.employeeId, actor)

const paymentOf = ({ paymentId, paymentNumber, processedAt, paymentKind }: ExpenseRow): Expense['payment'] =>
  paymentId === null || paymentNumber === null || processedAt === null || paymentKind === null
    ? null
    : { id: paymentId, number: paymentNumber, processedAt, kind: paymentKind }

const canOf = (row: ExpenseRow, actor: EmployeeActor): Expense['can'] => {
  const isOwn = row.employeeId === actor.employee.id
  const isOpen = isOwn && row.ownState === 'unsubmitted'
  const isUnpaid = row.paymentId === null
  const isFree = row.invoiceItemId === null
  const isSubmitted = row.ownState === 'waitingForApproval' || row.ownState === 'approved'
  return {
    edit: isOpen,
    delete: isOpen,
    correct: isOwn && row.ownState === 'denied' && row.correctedBy === null,
    changeVAT: handles(row, actor) && isSubmitted && isUnpaid && isFree && row.counterOf === null,
    unapprove: handles(row, actor) && row.ownState === 'approved' && isUnpaid && isFree && row.counterOf === null,
  }
}

interface Answering {
  readonly actor: EmployeeActor
  readonly platform: SubjectPlatform
  readonly ground: ExpenseGround
  /** What stands in the way of submitting an open claim. */
  readonly problemsOf?: (row: ExpenseRow) => ExpenseProblem[]
}

export const expenseOf = (row: ExpenseRow, { actor, platform, ground, problemsOf }: Answering): Expense => {
  const isOwn = row.employeeId === actor.employee.id
  const brief = (person: EmployeeBriefRow | null) => person && employeeBriefOf(person, platform.files)
  const mileage = row.mileage && mileageOf(row.mileage, ground)
  const isOpen = row.ownState === 'unsubmitted'
  // An open way is worth what the company pays for it now.
  const amount = mileage && isOpen ? amountOfWay(mileage) : row.amount
  const client = row.project?.client ? clientBriefOf(row.project.client, platform.files) : null
  return {
    id: row.id,
    employee: employeeBriefOf(row.employee, platform.files),
    name: row.name,
    incurredDate: row.incurredOn,
    incurredDateTimeInterval: secondsOf(row.incurredOn),
    amount,
    currency: mileage && isOpen ? ground.currency : row.currency,
    convertedAmount: mileage && isOpen ? amount : row.convertedAmount,
    conversion:
      row.rate === null || row.rateDay === null
        ? null
        : { rate: rateText(row.rate), day: row.rateDay, isOld: isOldRate(row.incurredOn, row.rateDay) },
    vatAmount: row.vatAmount,
    netAmount: amount - row.vatAmount,
    type: typeOf(row),
    project: row.project && {
      id: row.project.id,
      details: { name: row.project.name },
      client,
      isInternal: client === null,
    },
    billToClient: row.billToClient,
    creditCard: row.creditCard,
    comment: row.ownComment,
    dynamicDetails: row.dynamicDetails,
    receipts: row.receipts.map((file) => platform.files.linkOf(actor, file)),
    isMileageExpense: mileage !== null,
    mileage,
    groupIdentifier: row.ownGroupId,
    groupName: row.group && groupName(namesOf(row.employee).displayName, row.group.day, row.group.number),
    request: {
      state: row.ownState,
      approver: brief(isOpen ? row.decides : row.approver),
      approvedBy: brief(row.decider),
      submittedAt: row.submittedAt,
      decidedAt: row.decidedAt,
      comment: row.comment ?? '',
      isAutoApproved: row.isAutoApproved === true,
    },
    payment: paymentOf(row),
    ...(row.invoiceItemId !== null && { invoiceItemID: row.invoiceItemId }),
    counterOf: row.counterOf === null ? null : { id: row.counterOf },
    correctionOf: row.correctionOf === null ? null : { id: row.correctionOf },
    correctedBy: row.correctedBy === null ? null : { id: row.correctedBy },
    problems: isOpen && problemsOf ? problemsOf(row) : [],
    doubles: isOwn || handles(row, actor) ? doublesOf(row.doubles, platform.files, isOwn) : [],
    version: row.version,
    can: canOf(row, actor),
  }
}

/** Submitted claims by a statement that gives their rows; whether the actor may see each is decided before. */
export const listExpenseRows = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  wanted: ExpensesWanted,
): Promise<Expense[]> => {
  const [rows, ground] = await Promise.all([
    db.rows<ExpenseRow>(expenseRowsSql(db, actor, wanted)),
    loadExpenseGround(db),
  ])
  return rows.map((row) => expenseOf(row, { actor, platform, ground }))
}
