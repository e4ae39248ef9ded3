import type { TimeFigures } from '@praxis/contract/time-sheet-shapes'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

export interface FiguresRow {
  readonly loggedTime: number
  readonly chargeableTime: number
  readonly chargedTime: number
  readonly unsubmittedTime: number
  readonly waitingForApprovalTime: number
  readonly approvedTime: number
  /** Null where the rates of some of the time may not be seen. */
  readonly revenue?: number | null
  readonly cost?: number | null
}

const COUNTS = `filter (where s.state <> 'denied')`
const inState = (state: string) => `filter (where s.state = '${state}')`
const secondsOf = (column: string, filter: string) => `coalesce(sum(s.${column}) ${filter}, 0)::bigint`

/** Sums of rows `s` of time; denied time is in none of them. */
export const timeColumns: Sql = rawSql(`
  ${secondsOf('duration', COUNTS)} as "loggedTime", ${secondsOf('chargeable', COUNTS)} as "chargeableTime",
  ${secondsOf('charged', COUNTS)} as "chargedTime", ${secondsOf('duration', inState('unsubmitted'))} as "unsubmittedTime",
  ${secondsOf('duration', inState('waitingForApproval'))} as "waitingForApprovalTime",
  ${secondsOf('duration', inState('approved'))} as "approvedTime"`)

/** What a row of time brings and costs, in minor units; the sums that are kept of a project are made of the same. */
export const revenueOfTime = 'revenue_of_time(s.charged, s.hourly_charge)'
export const costOfTime = 'cost_of_time(s.duration, s.hourly_cost)'

/** The same with money, as long as all of the time meets the condition on it. */
export const figureColumns = (seesMoney: Sql | undefined): Sql => {
  if (!seesMoney) return timeColumns
  const sumOf = (amount: string) => sql`
    case when coalesce(bool_and(${seesMoney}), true)
      then coalesce(sum(${rawSql(amount)}) ${rawSql(COUNTS)}, 0)::bigint end`
  return sql`${timeColumns}, ${sumOf(revenueOfTime)} as revenue, ${sumOf(costOfTime)} as cost`
}

export const figuresOf = (row: FiguresRow): TimeFigures => ({
  loggedTime: row.loggedTime,
  chargeableTime: row.chargeableTime,
  chargedTime: row.chargedTime,
  unsubmittedTime: row.unsubmittedTime,
  waitingForApprovalTime: row.waitingForApprovalTime,
  approvedTime: row.approvedTime,
  ...(typeof row.revenue === 'number' && { revenue: row.revenue }),
  ...(typeof row.cost === 'number' && { cost: row.cost }),
})
