import type { OpportunitySortKey } from '@praxis/contract/opportunities/pipeline'
import type { Currency } from '@praxis/contract/protocol/values'
import type { RatesToCompany } from '@praxis/domain/opportunities/pipeline-sum'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'

const ordered = (columns: readonly string[], isDescending: boolean): Sql =>
  rawSql(`order by ${columns.map((column) => `${column}${isDescending ? ' desc' : ''}`).join(', ')}`)

/** The order by anything but money, of a row `p` of targetables with its opportunity `o` and lead `l`. */
const columnsOf = {
  opportunityName: ['p.sort_name', 'p.id'],
  updatedAt: ['p.updated_at', 'p.id'],
  createdAt: ['p.created_at', 'p.id'],
  lead: ['l.sort_name', 'l.id', 'p.sort_name', 'p.id'],
  pipelineStage: ['o.probability', 'o.stage_id', 'o.id'],
  budgetPlanTotalMargin: ['o.margin', 'o.id'],
} as const satisfies Partial<Record<OpportunitySortKey, readonly string[]>>

/** Amounts are ordered by what they are in the company's currency. */
const amountsOf = {
  budgetPlanTotalRevenue: 'o.revenue',
  budgetPlanTotalMarginValue: 'o.profit',
  weightedRevenueValue: 'o.weighted_revenue',
} as const satisfies Partial<Record<OpportunitySortKey, string>>

type AmountKey = keyof typeof amountsOf
const isAmount = (key: OpportunitySortKey): key is AmountKey => key in amountsOf

export interface OrderOfOpportunities {
  readonly sortOrder: OpportunitySortKey
  readonly sortDesc: boolean
}

/** The order that was asked for; whoever may not see money does not learn it from an order by it either. */
export const orderFor = ({ capabilities }: EmployeeActor, order: OrderOfOpportunities): OrderOfOpportunities => {
  const { sortOrder, sortDesc } = order
  const isByMoney = isAmount(sortOrder) || sortOrder === 'budgetPlanTotalMargin'
  return { sortOrder: isByMoney && capabilities.revenue === 'noAccess' ? 'opportunityName' : sortOrder, sortDesc }
}

export const sortsByAmount = ({ sortOrder }: OrderOfOpportunities): boolean => isAmount(sortOrder)

/** What one unit of every currency is in the company's, in hundred-millionths; without a rate it comes last. */
const ONE = 100_000_000
const currencies: readonly Currency[] = ['GBP', 'USD', 'EUR', 'ZAR']
const ratesSql = (company: Currency, rates: RatesToCompany): Sql =>
  joinSql(
    currencies.map((currency) => sql`(${currency}, ${currency === company ? ONE : (rates[currency] ?? 0)}::bigint)`),
    ', ',
  )

/** How many rows of each currency can be among the first rows of all. */
const reachOf = (rows: number): Sql =>
  rawSql(`limit ${[101, 501, 2_001, 10_001].find((reach) => reach >= rows) ?? rows}`)

const columnsOfOrder = ({ sortOrder, sortDesc }: OrderOfOpportunities): readonly string[] => {
  if (isAmount(sortOrder)) return [amountsOf[sortOrder], 'o.id']
  if (sortOrder !== 'expectedCloseDate') return columnsOf[sortOrder]
  return [`coalesce(o.expected_close_date, '${sortDesc ? '-' : ''}infinity')`, 'o.id']
}

const leadJoin = ({ sortOrder }: OrderOfOpportunities): Sql =>
  rawSql(sortOrder === 'lead' ? 'join employees l on l.company_id = p.company_id and l.id = p.lead_id' : '')

interface Money {
  readonly company: Currency
  readonly rates: RatesToCompany
}

/** The order among all rows `p` and `o` at once, with the joins that it needs. */
export const wholeOrder = (order: OrderOfOpportunities, { company, rates }: Money) => {
  const [first = '', ...others] = columnsOfOrder(order)
  return isAmount(order.sortOrder)
    ? {
        join: sql`join (values ${ratesSql(company, rates)}) as r(currency, rate) on r.currency = o.currency`,
        by: ordered([`${first}::numeric * r.rate`, ...others], order.sortDesc),
      }
    : { join: leadJoin(order), by: ordered([first, ...others], order.sortDesc) }
}

interface Asked extends OrderOfOpportunities, Money {
  readonly conditions: Sql
  /** How many rows are read at most, from the first on. */
  readonly rows: number
}

/** The ids of opportunities in order, read by an index: of amounts the first of each currency, then the first of these. */
export const orderedIds = ({ conditions, company, rates, rows, ...order }: Asked): Sql => {
  const { sortOrder, sortDesc } = order
  if (isAmount(sortOrder)) {
    const direction = rawSql(sortDesc ? ' desc' : '')
    return sql`
      select first.id from (values ${ratesSql(company, rates)}) as r(currency, rate)
      cross join lateral (
        select o.id, ${rawSql(amountsOf[sortOrder])} as amount from opportunities o
        join targetables p on p.company_id = o.company_id and p.id = o.id
        where o.currency = r.currency and ${conditions}
        ${ordered(columnsOfOrder(order), sortDesc)} ${reachOf(rows)}
      ) as first
      order by first.amount::numeric * r.rate${direction}, first.id${direction}`
  }
  return sql`
    select p.id from opportunities o join targetables p on p.company_id = o.company_id and p.id = o.id
    ${leadJoin(order)}
    where ${conditions} ${ordered(columnsOfOrder(order), sortDesc)}`
}
