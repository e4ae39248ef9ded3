import type { OpportunityFilter, Pipeline } from '@praxis/contract/opportunities/pipeline'
import type { PipelineColumn, PipelineSum, SumOfCurrency } from '@praxis/contract/opportunities/pipeline-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { companyYearOf } from '@praxis/domain/companies/company-year'
import { pipelineSum } from '@praxis/domain/opportunities/pipeline-sum'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { standingColumns } from '../../targetables/queries/standing'
import { type CompanyMoney, companyMoney } from './company-money'
import { listItemOf } from './list-opportunities'
import { opportunityConditions } from './opportunity-filter'
import { type OrderOfOpportunities, orderFor, wholeOrder } from './opportunity-orders'
import { type OpportunityRow, opportunityColumns } from './opportunity-row'
import { nowRows, type PipelineRows, rowsAsOf } from './pipeline-rows'

export interface AskedPipeline extends OrderOfOpportunities {
  readonly filter: OpportunityFilter
  readonly perStage: number
  readonly asOf?: Day | undefined
}

interface SumRow extends SumOfCurrency {
  readonly stageId: string
  readonly probability: number
  readonly isConverted: boolean
}

const OPEN = rawSql('o.probability > 0 and o.probability < 100 and not o.is_converted')

/** What was decided since a day, by when it entered the stage it is in. */
const decidedSince = (since: Day): Sql => sql`o.probability in (0, 100) and o.stage_entered_on >= ${since}`

/** Open ones at what they are planned to bring, decided ones at what they were worth when they were decided. */
const sumsSql = (
  actor: EmployeeActor,
  { filter }: AskedPipeline,
  { prefix, from, entry, lead }: PipelineRows,
  since: Day,
): Sql => sql`
  ${prefix} select o.stage_id as "stageId", o.probability, false as "isConverted", o.currency, count(*)::integer as count,
    sum(o.revenue)::bigint as revenue, sum(o.profit)::bigint as profit, sum(o.weighted_revenue)::bigint as weighted,
    sum(o.weighted_profit)::bigint as "weightedProfit"
  from ${from} where ${opportunityConditions(actor, filter, lead)} and ${OPEN}
  group by 1, 2, 4
  union all
  select o.stage_id, o.probability, o.is_converted, e.currency, count(*)::integer, sum(e.revenue)::bigint,
    sum(e.revenue - e.cost)::bigint, sum(e.revenue * o.probability / 100)::bigint,
    sum((e.revenue - e.cost) * o.probability / 100)::bigint
  from ${from} cross join lateral (${entry}) e
  where ${opportunityConditions(actor, filter, lead)} and ${decidedSince(since)}
  group by 1, 2, 3, 4`

interface ItemRow extends OpportunityRow {
  readonly stageId: string
}

/** The first opportunities of every stage that are in its sum. */
const itemsSql = (
  actor: EmployeeActor,
  { filter, perStage, ...order }: AskedPipeline,
  { prefix, from, joins, lead }: PipelineRows,
  money: CompanyMoney,
  since: Day,
): Sql => {
  const { join, by } = wholeOrder(orderFor(actor, order), money)
  return sql`
    ${prefix} select ${opportunityColumns}, ${standingColumns(actor.employee.id)}, o.stage_id as "stageId"
    from (
      select o.id, row_number() over (partition by o.stage_id ${by}) as place from ${from} ${join}
      where (${OPEN} or ${decidedSince(since)}) and ${opportunityConditions(actor, filter, lead)}
    ) as shown
    join targetables p on p.company_id = ${actor.company.id} and p.id = shown.id ${joins}
    where shown.place <= ${perStage}
    order by shown.place`
}

type StageRow = Columns<'pipeline_stages', 'id' | 'name' | 'color' | 'probability'>

const sumOf = (
  rows: readonly SumRow[],
  { company, rates, isSeen }: CompanyMoney & { isSeen: boolean },
): PipelineSum => {
  if (!isSeen) return { count: rows.reduce((count, row) => count + row.count, 0), parts: [] }
  const byCurrency = new Map<SumOfCurrency['currency'], SumOfCurrency>()
  for (const { currency, count, revenue, profit, weighted, weightedProfit } of rows) {
    const before = byCurrency.get(currency)
    byCurrency.set(currency, {
      currency,
      count: (before?.count ?? 0) + count,
      revenue: (before?.revenue ?? 0) + revenue,
      profit: (before?.profit ?? 0) + profit,
      weighted: (before?.weighted ?? 0) + weighted,
      weightedProfit: (before?.weightedProfit ?? 0) + weightedProfit,
    })
  }
  return pipelineSum([...byCurrency.values()], company, rates)
}

const firstKeptDay = async (db: Db, actor: EmployeeActor): Promise<Day | null> => {
  const first = await db.row<{ readonly day: Day | null }>(
    sql`select min(day) as day from opportunity_days where company_id = ${actor.company.id}`,
  )
  return first?.day ?? null
}

/** Sums are of the same rows as the columns, so that what is shown adds up. */
export const getPipeline = async (
  db: Db,
  platform: Pick<Platform, 'files' | 'exchangeRates'>,
  actor: EmployeeActor,
  asked: AskedPipeline,
): Promise<Pipeline> => {
  const keptSince = await firstKeptDay(db, actor)
  const money = { ...(await companyMoney(db, platform, actor)), isSeen: actor.capabilities.revenue !== 'noAccess' }
  const { asOf } = asked
  if (asOf !== undefined && (keptSince === null || asOf < keptSince || asOf > money.today))
    throw new Refusal('dataNotAvailable')
  const since = companyYearOf(asOf ?? money.today, money.financialYearStart).startDate
  const rows = asOf === undefined || asOf === money.today ? nowRows(actor) : rowsAsOf(actor, asOf)
  const stages = await db.rows<StageRow>(sql`${rows.stages} order by probability, name, id`)
  const sums = await db.rows<SumRow>(sumsSql(actor, asked, rows, since))
  const items = await db.lastRows<ItemRow>(itemsSql(actor, asked, rows, money, since))
  const open = sums.filter(({ probability }) => probability > 0 && probability < 100)
  const won = sums.filter(({ probability }) => probability === 100)
  const columns = stages.map(
    ({ probability, ...stage }): PipelineColumn => ({
      stage: { probability: probability / 100, ...stage },
      sum: sumOf(
        sums.filter(({ stageId }) => stageId === stage.id),
        money,
      ),
      items: items.filter(({ stageId }) => stageId === stage.id).map((row) => listItemOf(row, platform.files, actor)),
    }),
  )
  return {
    currency: money.company,
    ratesOf: money.ratesOf,
    asOf: asOf ?? null,
    keptSince,
    since,
    open: sumOf(open, money),
    won: sumOf(won, money),
    lost: sumOf(
      sums.filter(({ probability }) => probability === 0),
      money,
    ),
    unallocatedWon: sumOf(
      won.filter(({ isConverted }) => !isConverted),
      money,
    ),
    columns,
  }
}
