import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { costOfTime, revenueOfTime } from '../../time-sheets/queries/money-of-time'

export interface FiguresRow {
  readonly loggedTime: number
  readonly chargeableTime: number
  readonly chargedTime: number
  readonly unsubmittedTime: number
  readonly waitingForApprovalTime: number
  readonly approvedTime: number
  /** Null where the actor may not see the rates of some of the time. */
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

/** Adds money to the columns; it is null unless all of the time meets the condition. */
const withMoney = (columns: Sql, seesMoney: Sql | undefined, revenue: string, cost: string): Sql => {
  if (!seesMoney) return columns
  const sumOf = (amounts: string) => sql`
    case when coalesce(bool_and(${seesMoney}), true) then coalesce(sum(${rawSql(amounts)}, 0)::bigint end`
  return sql`${columns}, ${sumOf(revenue)} as revenue, ${sumOf(cost)} as cost`
}

/** The same as timeColumns, with money. */
export const figureColumns = (seesMoney: Sql | undefined): Sql =>
  withMoney(timeColumns, seesMoney, `${revenueOfTime()}) ${COUNTS}`, `${costOfTime()}) ${COUNTS}`)

/** The figures of a list of rows `s` of time, and how many rows there are. */
export const listFigureColumns = (seesMoney: Sql | undefined): Sql => sql`
  ${figureColumns(seesMoney)}, count(*) as entries, ${rawSql(`count(*) ${inState('denied')}`)} as "deniedCount",
  ${rawSql(secondsOf('duration', inState('denied')))} as "deniedTime"`

const keptSum = (column: string) => `coalesce(sum(s.${column}), 0)::bigint`

/** The same figures from those that the database keeps of all time of projects and clients, as a sum of their parts. */
export const keptFigureColumns = (seesMoney: Sql | undefined): Sql =>
  withMoney(
    rawSql(`
      ${keptSum('unsubmitted + s.waiting + s.approved')} as "loggedTime", ${keptSum('chargeable')} as "chargeableTime",
      ${keptSum('charged')} as "chargedTime", ${keptSum('unsubmitted')} as "unsubmittedTime",
      ${keptSum('waiting')} as "waitingForApprovalTime", ${keptSum('approved')} as "approvedTime",
      ${keptSum('entries')} as entries, ${keptSum('denied_entries')} as "deniedCount", ${keptSum('denied')} as "deniedTime"`),
    seesMoney,
    's.revenue)',
    's.cost)',
  )

/** Rows `s` of kept figures, without empty ones that projects left behind when they went to another client. */
export const keptFigures = (condition: Sql): Sql => sql`(
  select s.targetable_id, sum(entries) as entries, sum(unsubmitted) as unsubmitted, sum(waiting) as waiting,
    sum(approved) as approved, sum(chargeable) as chargeable, sum(charged) as charged, sum(revenue) as revenue,
    sum(cost) as cost, sum(denied_entries) as denied_entries, sum(denied) as denied
  from time_figures s where ${condition}
  group by s.targetable_id having sum(entries) <> 0) s`

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
