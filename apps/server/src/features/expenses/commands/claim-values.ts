import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { ExpenseChanges } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { containedVat } from '@praxis/domain/expenses/vat'
import { converted } from '@praxis/domain/money/exchange'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import type { ClaimGround } from '../queries/claim-ground'
import { type Converted, inCurrency, type Spent } from '../queries/in-currency'
import { amountOfWay, mileageOf, type StoredMileage } from '../queries/stored-mileage'

/** A claim as a person gives it, without what follows from it. */
export interface Claim {
  readonly name: string
  readonly incurredOn: string
  readonly amount: number
  readonly currency: Currency
  readonly typeId: string | null
  readonly projectId: string | null
  readonly billToClient: boolean
  readonly creditCardId: string | null
  readonly comment: string
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly mileage: StoredMileage | null
}

const SECONDS_OF_MS = 1000
const dayOf = (seconds: number): string => new Date(seconds * SECONDS_OF_MS).toISOString().slice(0, 10)

/** The day that was given, as such or in seconds; undefined without one. */
export const givenDay = ({
  incurredDate,
  incurredDateTimeInterval,
}: Pick<ExpenseChanges, 'incurredDate' | 'incurredDateTimeInterval'>): string | undefined =>
  incurredDate ?? (incurredDateTimeInterval === undefined ? undefined : dayOf(incurredDateTimeInterval))

type GivenType = Pick<ExpenseChanges, 'typeID' | 'typeCode' | 'typeName'>
type TypeRow = Columns<
  'expense_types',
  'id' | 'code' | 'name' | 'description' | 'category' | 'vat_rate' | 'is_receipt_needed'
>

const typeWhere = async (db: Tx, field: string, condition: Sql): Promise<TypeRow> => {
  const row = await db.row<TypeRow>(sql`
    select id, code, name, description, category, vat_rate as "vatRate", is_receipt_needed as "isReceiptNeeded"
    from expense_types where company_id = ${db.scope.companyId} and ${condition} for key share`)
  if (!row) throw invalidField(field, 'Choose a type')
  return row
}

/** The type that was given, by its id or by its code and name; undefined where nothing was said of it. */
export const givenTypeId = async (
  db: Tx,
  { typeID, typeCode, typeName }: GivenType,
): Promise<string | null | undefined> => {
  if (typeID !== undefined) return typeID
  if (typeCode === undefined && typeName === undefined) return undefined
  const { id } = await typeWhere(
    db,
    'typeCode',
    sql`lower(code) = lower(${typeCode ?? ''}) and lower(name) = lower(${typeName ?? ''})`,
  )
  return id
}

/** What was converted stays as long as the amount, its currency and its day do, and the company keeps its own. */
const convertedOf = (
  db: Tx,
  platform: Pick<Platform, 'exchangeRates'>,
  spent: Spent,
  to: Currency,
  before: (Spent & Converted) | undefined,
): Promise<Converted> | Converted => {
  const isKept =
    before?.convertedCurrency === to &&
    before.amount === spent.amount &&
    before.currency === spent.currency &&
    before.incurredOn === spent.incurredOn
  return isKept ? before : inCurrency(db, platform, spent, to)
}

const currencyOfProject = async (db: Tx, id: string): Promise<Currency | undefined> =>
  (
    await db.row<{ readonly currency: Currency }>(sql`
      select currency from targetables where company_id = ${db.scope.companyId} and id = ${id} for key share`)
  )?.currency

export interface NetMoney extends Spent, Pick<Converted, 'convertedCurrency' | 'rate'> {
  readonly vatAmount: number
  readonly projectId: string | null
}

/** What a claim without VAT comes to in its project's currency: by the rate it was converted by, or that of its own day. */
export const netInProject = async (db: Tx, platform: Pick<Platform, 'exchangeRates'>, claim: NetMoney) => {
  const to = claim.projectId === null ? undefined : await currencyOfProject(db, claim.projectId)
  if (to === undefined) return { net_in_project: null, project_currency: null }
  const amount = claim.amount - claim.vatAmount
  const net =
    claim.rate !== null && claim.convertedCurrency === to
      ? converted(amount, claim.rate)
      : (await inCurrency(db, platform, { ...claim, amount }, to)).convertedAmount
  return { net_in_project: net, project_currency: to }
}

/** What the history calls the records that a claim names. */
export const namesInClaim = async (
  db: Tx,
  { typeId, projectId, creditCardId }: Pick<Claim, 'typeId' | 'projectId' | 'creditCardId'>,
) => {
  const { companyId } = db.scope
  const names = await db.row<Readonly<Record<'type' | 'project' | 'creditCard', string | null>>>(sql`
    select (select name from expense_types where company_id = ${companyId} and id = ${typeId}) as type,
      (select name from targetables where company_id = ${companyId} and id = ${projectId}) as project,
      (select name from credit_cards where company_id = ${companyId} and id = ${creditCardId}) as "creditCard"`)
  return names ?? { type: null, project: null, creditCard: null }
}

/** The columns of a claim: what was given, and what follows from it. What is travelled is in the company's currency. */
export const columnsOfClaim = async (
  db: Tx,
  platform: Pick<Platform, 'exchangeRates'>,
  ground: ClaimGround,
  claim: Claim,
  before?: Spent & Converted,
) => {
  const mileage = claim.mileage && mileageOf(claim.mileage, ground)
  const currency = mileage ? ground.currency : claim.currency
  const amount = mileage ? amountOfWay(mileage) : claim.amount
  const type = mileage || claim.typeId === null ? undefined : await typeWhere(db, 'typeID', sql`id = ${claim.typeId}`)
  const vatRate = type?.vatRate ?? 0
  const vatAmount = containedVat(amount, vatRate)
  const spent = { amount, currency, incurredOn: claim.incurredOn }
  const money = await convertedOf(db, platform, spent, ground.currency, before)
  const isInternal = claim.projectId !== null && ground.projects.get(claim.projectId)?.isInternal === true
  return {
    name: claim.name,
    incurred_on: claim.incurredOn,
    amount,
    currency,
    converted_amount: money.convertedAmount,
    converted_currency: money.convertedCurrency,
    rate: money.rate,
    rate_day: money.rateDay,
    vat_amount: vatAmount,
    vat_rate: vatRate,
    ...(await netInProject(db, platform, { ...money, ...spent, vatAmount, projectId: claim.projectId })),
    type_id: type?.id ?? null,
    type_code: type?.code ?? null,
    type_name: type?.name ?? null,
    type_description: type?.description ?? null,
    type_category: type?.category ?? null,
    is_receipt_needed: type?.isReceiptNeeded ?? false,
    targetable_id: claim.projectId,
    // Nobody is billed for what was spent on work of one's own.
    bill_to_client: claim.billToClient && !isInternal,
    credit_card_id: claim.creditCardId,
    comment: claim.comment,
    dynamic_details: JSON.stringify(claim.dynamicDetails),
    mileage: claim.mileage && JSON.stringify(claim.mileage),
  }
}
