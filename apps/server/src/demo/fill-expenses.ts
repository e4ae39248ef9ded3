import { createHash } from 'node:crypto'
import type { BankAccount } from '@praxis/contract/company/bank-account'
import { at } from '@praxis/demo/calder-rowe-address'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { addDays, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { estimatedMetres, mileageAmount, tenthsOf } from '@praxis/domain/expenses/mileage'
import { containedVat } from '@praxis/domain/expenses/vat'
import { converted } from '@praxis/domain/money/exchange'
import { maskedAccount } from '@praxis/domain/payments/mask-account'
import { sealedAccounts } from '../features/payments/queries/bank-account-row'
import type { Columns } from '../platform/database/columns'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Platform } from '../platform/platform'
import { DemoChance } from './demo-chance'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { type SpentRow, spentRows } from './expenses/spent-rows'
import { keepDemoFile } from './keep-demo-file'
import { readLoggableWork, type Worker } from './time/loggable-work'

type TypeRow = Columns<
  'expense_types',
  'id' | 'code' | 'name' | 'description' | 'category' | 'vat_rate' | 'is_receipt_needed'
>
type DemoPlatform = Pick<Platform, 'files' | 'exchangeRates' | 'sealedValues'>

const MILE_RATE = 45
const AT_NOON = 'T12:00:00.000Z'

const wayOf = ({ places, isReturn: both }: SpentRow) => {
  if (!places) return null
  const isReturn = both === true
  const metres = estimatedMetres(places, isReturn) ?? 0
  const way = { places, isReturn, metres, source: 'estimate', suggestedMetres: metres, reason: '' }
  return { way, amount: mileageAmount(tenthsOf(metres, 'imperial'), MILE_RATE) }
}

/** A claim as it is stored. */
const claimOf = async (
  db: Tx,
  { exchangeRates }: DemoPlatform,
  row: SpentRow,
  types: ReadonlyMap<string, TypeRow>,
  id: string,
) => {
  const mileage = wayOf(row)
  const type = row.type === null ? undefined : types.get(row.type)
  const amount = mileage?.amount ?? row.amount
  const rate = row.currency === 'GBP' ? null : await exchangeRates.between(db, row.currency, 'GBP', row.day)
  const vat = containedVat(amount, type?.vatRate ?? 0)
  const inPounds = (money: number): number => (rate ? converted(money, rate.rate) : money)
  const isSubmitted = row.submittedOn !== null
  return {
    id,
    employeeId: row.employeeId,
    name: row.name,
    day: row.day,
    amount,
    currency: row.currency,
    convertedAmount: inPounds(amount),
    rate: rate?.rate ?? null,
    rateDay: rate?.day ?? null,
    vat,
    net: inPounds(amount - vat),
    typeId: type?.id ?? null,
    projectId: row.project.id,
    billed: row.billed,
    card: row.card ?? null,
    mileage: mileage && { ...mileage.way, ...(isSubmitted && { unit: 'imperial', rate: MILE_RATE }) },
    state: row.state,
    groupId: row.submittedOn === null ? null : demoId('expense group', row.employeeId, row.submittedOn),
    submittedOn: row.submittedOn,
    decidedAt:
      row.state === 'approved' || row.state === 'denied' ? `${addDays(row.submittedOn ?? row.day, 2)}${AT_NOON}` : null,
    decision: row.decision ?? '',
    paidOn: row.isPaid && row.state === 'approved' ? paidOnOf(row) : null,
  }
}
type ClaimRow = Awaited<ReturnType<typeof claimOf>>

/** People are paid on the fifth of the month after; what was paid by card is settled when it is approved. */
const paidOnOf = ({ submittedOn, day, card }: SpentRow): Day =>
  card === undefined
    ? addDays(startOfMonth(addDays(startOfMonth(submittedOn ?? day), 32)), 4)
    : addDays(submittedOn ?? day, 2)

const sumOf = (rows: readonly ClaimRow[]): number => rows.reduce((sum, { convertedAmount }) => sum + convertedAmount, 0)

/** The payments that the claims were paid by, in the order of their days. */
const paymentsOf = (rows: readonly ClaimRow[]) => {
  const keyOf = ({ card, paidOn, groupId }: ClaimRow): string =>
    card === null ? `${paidOn}` : `${paidOn} card ${groupId}`
  const paid = rows.filter(({ paidOn }) => paidOn !== null)
  const keys = [...new Set(paid.map(keyOf))].toSorted()
  return keys.map((key, index) => {
    const together = paid.filter((row) => keyOf(row) === key)
    const isCard = together[0]?.card !== null
    return {
      id: demoId('payment', key),
      number: index + 1,
      kind: isCard ? 'card' : 'transfer',
      amount: isCard ? 0 : sumOf(together),
      expenseAmount: sumOf(together),
      peopleCount: new Set(together.map(({ employeeId }) => employeeId)).size,
      expenseIds: together.map(({ id }) => id),
      processedAt: `${together[0]?.paidOn}${AT_NOON}`,
    }
  })
}

const insertClaims = async (db: Tx, rows: readonly ClaimRow[]): Promise<void> => {
  const { companyId } = db.scope
  const payments = paymentsOf(rows)
  await db.run(sql`
    insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
    select distinct ${companyId}::uuid, "groupId", "employeeId", "submittedOn", 1, "submittedOn" + time '16:00'
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r("groupId" uuid, "employeeId" uuid, "submittedOn" date)
    where "groupId" is not null`)
  await db.run(sql`
    insert into payments (company_id, id, number, kind, currency, amount, expense_amount, people_count, expense_count,
                          processed_at, processed_by)
    select ${companyId}, r.id, r.number, r.kind, 'GBP', r.amount, r."expenseAmount", r."peopleCount",
           jsonb_array_length(r."expenseIds"), r."processedAt",
           case when r.kind = 'transfer' then (
             select e.id from employees e where e.company_id = ${companyId} and e.can_process_payments
             order by e.id limit 1) end
    from jsonb_to_recordset(${JSON.stringify(payments)}) as r(
      id uuid, number integer, kind text, amount bigint, "expenseAmount" bigint, "peopleCount" integer,
      "expenseIds" jsonb, "processedAt" timestamptz)`)
  const paymentOf = new Map(payments.flatMap(({ id, expenseIds }) => expenseIds.map((expenseId) => [expenseId, id])))
  const stored = rows.map((row) => ({ ...row, paymentId: paymentOf.get(row.id) ?? null }))
  await db.run(sql`
    with rows as materialized (
      select r.*, approver_for(${companyId}, r."employeeId", r."projectId", ${db.now}) as approver,
             coalesce(d.owner_user_id = e.user_id, false) as "isOwner"
      from jsonb_to_recordset(${JSON.stringify(stored)}) as r(
        id uuid, "employeeId" uuid, name text, day date, amount bigint, currency text, "convertedAmount" bigint,
        rate bigint, "rateDay" date, vat bigint, net bigint, "typeId" uuid, "projectId" uuid, billed boolean, card text,
        mileage jsonb, state text, "groupId" uuid, "submittedOn" date, "decidedAt" timestamptz, decision text,
        "paymentId" uuid)
      join employees e on e.company_id = ${companyId} and e.id = r."employeeId"
      join company_directory d on d.id = e.company_id
    ), spent as (
      insert into expenses (
        company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount, converted_currency, rate, rate_day,
        vat_amount, net_in_project, project_currency, type_id, type_code, type_name, type_description, type_category, vat_rate,
        is_receipt_needed, targetable_id, bill_to_client, credit_card_id, mileage, state, group_id, payment_id,
        created_at, updated_at)
      select ${companyId}, r.id, r."employeeId", r.name, r.day, r.amount, r.currency, r."convertedAmount", 'GBP', r.rate,
             r."rateDay", r.vat, r.net, 'GBP', t.id, t.code, t.name, t.description, t.category, coalesce(t.vat_rate, 0),
             coalesce(t.is_receipt_needed, false), r."projectId", r.billed, k.id, r.mileage, r.state, r."groupId",
             r."paymentId", r.day + time '18:00', coalesce(r."submittedOn", r.day) + time '16:00'
      from rows r
      left join expense_types t on t.company_id = ${companyId} and t.id = r."typeId"
      left join credit_cards k on k.company_id = ${companyId} and k.name = r.card
    ), told as (
      insert into history (company_id, id, at, employee_id, entity, entity_id, action, after)
      select ${companyId}::uuid, gen_random_uuid(), day + time '18:00', "employeeId", 'expense', id::text, 'created',
             jsonb_build_object('name', name, 'amount', amount, 'currency', currency)
      from rows
      union all
      select ${companyId}::uuid, gen_random_uuid(), "submittedOn" + time '16:00', "employeeId", 'expense', id::text,
             'submitted', jsonb_build_object('amount', amount, 'currency', currency)
      from rows where "submittedOn" is not null
      union all
      select ${companyId}::uuid, gen_random_uuid(), "submittedOn" + time '16:00', "employeeId", 'request', id::text,
             'submitted', jsonb_build_object('state', 'waitingForApproval')
      from rows where "submittedOn" is not null
      union all
      select ${companyId}::uuid, gen_random_uuid(), "decidedAt", approver, 'request', id::text, state,
             jsonb_build_object('state', state, 'comment', decision)
      from rows where "decidedAt" is not null
    ), found as (
      insert into search_words (company_id, entity, word, entity_id)
      select distinct ${companyId}::uuid, 'expense', word, r.id from rows r, search_words_of(r.name) as word
    )
    insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, group_id, submitted_at,
                          decided_by, decided_at, comment, is_auto_approved)
    select ${companyId}, id, 'expense', state, "employeeId", approver, "projectId", "groupId",
           "submittedOn" + time '16:00', case when "decidedAt" is not null and not "isOwner" then approver end,
           "decidedAt", decision, "isOwner"
    from rows where "groupId" is not null`)
}

/** Receipts of the claims that have them, as files that can be opened. */
const keepReceipts = async (
  db: Tx,
  { files }: DemoPlatform,
  rows: readonly { readonly id: string; readonly name: string; readonly lines: readonly string[] }[],
): Promise<void> => {
  for (const { id, name, lines } of rows) {
    const file = { name: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.pdf`, lines: [...lines] }
    await keepDemoFile(db, files, { entity: 'expense', entityId: id }, file)
    await db.run(sql`
      insert into expense_receipts (company_id, expense_id, file_id, position, sha256)
      select company_id, ${id}, id, 0, ${createHash('sha256').update(id).digest('hex')} from files
      where company_id = ${db.scope.companyId} and entity = 'expense' and entity_id = ${id}`)
  }
}

/** Where people are paid; one of those to be paid has given no account yet. */
const insertBankAccounts = async (
  db: Tx,
  { sealedValues }: DemoPlatform,
  company: DemoCompany,
  workers: readonly Worker[],
): Promise<void> => {
  const without = employeeIdOf(company, at('megan.price'))
  for (const { id: employeeId } of workers.filter(({ id, isActive }) => isActive && id !== without)) {
    const id = demoId('bank account', employeeId)
    const chance = new DemoChance('bank account', employeeId)
    const account: BankAccount = {
      accountName: '',
      sortCode: `20-${chance.between(10, 99)}-${chance.between(10, 99)}`,
      accountNumber: String(chance.between(10_000_000, 99_999_999)),
      iban: '',
      bic: '',
    }
    const place = { ...sealedAccounts, companyId: db.scope.companyId, rowId: id }
    await db.run(sql`
      insert into bank_accounts (company_id, id, employee_id, account, masked, updated_at)
      values (${db.scope.companyId}, ${id}, ${employeeId}, ${sealedValues.seal(place, JSON.stringify(account))},
              ${JSON.stringify(maskedAccount(account))}, ${db.now})`)
  }
}

/** A year of claims in every state, in four currencies, with ways travelled, a card, and the payments of each month. */
export const fillExpenses = async (db: Tx, platform: DemoPlatform, company: DemoCompany): Promise<void> => {
  if (!company.expenses) return
  const { companyId } = db.scope
  const today = dayInTimeZone(new Date(db.now), 'Europe/London')
  const work = await readLoggableWork(db, addDays(today, -1), today)
  const types = await db.rows<TypeRow>(sql`
    select id, code, name, description, category, vat_rate as "vatRate", is_receipt_needed as "isReceiptNeeded"
    from expense_types where company_id = ${companyId}`)
  const typeCalled = new Map(types.map((type) => [type.name, type]))
  const spent = spentRows(company, work, today)
  const claims: ClaimRow[] = []
  for (const [index, row] of spent.entries())
    claims.push(await claimOf(db, platform, row, typeCalled, demoId('expense', company.domain, String(index))))
  await insertClaims(db, claims)
  await insertBankAccounts(db, platform, company, work.workers)
  await keepReceipts(
    db,
    platform,
    spent.flatMap(({ receipt, name }, index) => {
      const id = claims[index]?.id
      return receipt && id ? [{ id, name, lines: receipt }] : []
    }),
  )
}
