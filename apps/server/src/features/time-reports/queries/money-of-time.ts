import type { Figure, FigureQuery } from '@praxis/contract/company/figures'
import { formatDuration } from '@praxis/domain/durations/duration'
import { figureOf } from '@praxis/domain/figures/figure'
import { formatMoney } from '@praxis/domain/money/money'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { costOfTime, revenueOfTime } from '../../time-sheets/queries/money-of-time'
import { leftOutOf } from './left-out-time'
import { assertPeriod, type Period, withinPeriod } from './time-analysis'
import type { TimeGround } from './time-ground'

/** Revenue is the charged time at the role's charge, cost is all of the time at the role's cost. */
const measures = {
  revenue: { amount: revenueOfTime(), seconds: 's.charged - s.covered', rate: 's.hourly_charge' },
  cost: { amount: costOfTime(), seconds: 's.duration', rate: 's.hourly_cost' },
} as const
export type MoneyMeasure = keyof typeof measures

interface MoneyRow {
  readonly isSeen: boolean
  readonly projectId: string | null
  readonly projectName: string | null
  readonly roleName: string | null
  readonly rate: number | null
  readonly seconds: number
  readonly amount: number
}

/** Money by project, role and rate; what the actor may not see is in rows of its own. */
const moneySql = (ground: TimeGround, seesMoney: Sql, period: Period, measure: MoneyMeasure): Sql => {
  const { amount, seconds, rate } = measures[measure]
  const conditions = joinSql([ground.condition, ...withinPeriod(period), rawSql(`s.state <> 'denied'`)], ' and ')
  return sql`
    with parts as (
      select s."isSeen", s.targetable_id, s.role_name, ${rawSql(rate)} as rate,
        sum(${rawSql(seconds)})::bigint as seconds, coalesce(sum(${rawSql(amount)}), 0)::bigint as amount
      from (select s.*, ${seesMoney} as "isSeen" from time_sheet_submissions s where ${conditions}) as s
      group by s."isSeen", s.targetable_id, s.role_name, ${rawSql(rate)}
    )
    select parts.*, parts.targetable_id as "projectId", parts.role_name as "roleName", p.name as "projectName"
    from parts left join targetables p on p.company_id = ${ground.companyId} and p.id = parts.targetable_id
    order by p.sort_name, parts.amount desc, parts.role_name, parts.rate`
}

const RATES_UNSEEN = {
  reason: 'noAccess' as const,
  label: 'time at rates you can’t see, or in another currency',
  value: null,
}

/** What time brings or costs, as far as the actor may see its rates. */
export const moneyOfTime = async (
  db: Db,
  ground: TimeGround,
  measure: MoneyMeasure,
  asked: FigureQuery,
): Promise<Figure> => {
  assertPeriod(asked)
  if (!ground.seesMoney) throw new Refusal('invalidPermission')
  const rows = await db.rows<MoneyRow>(moneySql(ground, ground.seesMoney, asked, measure))
  const parts = rows
    .filter(({ isSeen, amount }) => isSeen && amount !== 0)
    .map(({ projectId, projectName, roleName, rate, seconds, amount }) => ({
      id: [projectId, roleName, rate].join('/'),
      label: roleName ?? 'No role',
      detail: [
        ...(asked.clientID === undefined ? [] : [projectName ?? 'No project']),
        `${formatDuration(seconds)} at ${formatMoney(rate ?? 0, ground.currency)}`,
      ].join(' · '),
      value: amount,
    }))
  return figureOf({ unit: 'money', currency: ground.currency }, parts, [
    ...leftOutOf(ground),
    ...(rows.some(({ isSeen }) => !isSeen) ? [RATES_UNSEEN] : []),
  ])
}
