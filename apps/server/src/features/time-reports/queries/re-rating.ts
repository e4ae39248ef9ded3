import { createHash } from 'node:crypto'
import type { Currency } from '@praxis/contract/protocol/values'
import type { ReRating, ReRatingPreview } from '@praxis/contract/time/re-rating'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { costOfTime, revenueOfTime } from '../../time-sheets/queries/money-of-time'
import { withinPeriod } from './time-analysis'

/** A condition on rows `s` of a project's time and `r` of its roles: the time has other rates than its role has now. */
const hasOtherRates = (
  companyId: string,
  projectId: string,
  { roleID, from, to, states }: Omit<ReRating, 'version'>,
): Sql =>
  joinSql(
    [
      sql`s.company_id = ${companyId} and s.targetable_id = ${projectId} and s.state = any (${states}::text[])`,
      rawSql(`r.company_id = s.company_id and r.id = s.role_id
        and (s.hourly_charge, s.hourly_cost) is distinct from (r.hourly_charge, r.hourly_cost)`),
      ...(roleID === undefined ? [] : [sql`r.id = ${roleID}`]),
      ...withinPeriod({ from, to }),
    ],
    ' and ',
  )

/** What a client is asked to pay for, and what the books are closed on, stands still. */
const isLocked = rawSql('(s.invoice_item_id is not null or is_in_closed_period(s.company_id, s.day))')

/** A condition on the same rows: the time gets the rates that its role has now. */
export const isReRated = (companyId: string, projectId: string, asked: Omit<ReRating, 'version'>): Sql =>
  sql`${hasOtherRates(companyId, projectId, asked)} and not ${isLocked}`

interface Sums {
  readonly count: number
  readonly loggedTime: number
  readonly revenueBefore: number
  readonly revenueAfter: number
  readonly costBefore: number
  readonly costAfter: number
}

type RoleColumns = Columns<'targetable_roles', 'hourly_charge' | 'hourly_cost' | { roleID: 'id'; roleName: 'name' }>

interface RoleRow extends Sums, RoleColumns {
  readonly print: string
}

const sumOf = (amount: string) => rawSql(`coalesce(sum(${amount}), 0)::bigint`)

const partOf = (sums: Sums) => ({
  count: sums.count,
  loggedTime: sums.loggedTime,
  revenue: { before: sums.revenueBefore, after: sums.revenueAfter },
  cost: { before: sums.costBefore, after: sums.costAfter },
})

const totalOf = (rows: readonly RoleRow[]): Sums => {
  const sum = (name: keyof Sums) => rows.reduce((total, row) => total + row[name], 0)
  return {
    count: sum('count'),
    loggedTime: sum('loggedTime'),
    revenueBefore: sum('revenueBefore'),
    revenueAfter: sum('revenueAfter'),
    costBefore: sum('costBefore'),
    costAfter: sum('costAfter'),
  }
}

const printOf = (rows: readonly RoleRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ print, hourlyCharge, hourlyCost }) => [print, hourlyCharge, hourlyCost])))
    .digest('hex')

/** What the roles' present rates would change; the version changes with anything that the preview is made of. */
export const reRatingPreview = async (
  db: Db,
  project: { readonly id: string; readonly currency: Currency },
  asked: ReRating,
): Promise<ReRatingPreview> => {
  const [rows, locked] = await Promise.all([
    db.rows<RoleRow>(sql`
    select r.id as "roleID", r.name as "roleName", r.hourly_charge as "hourlyCharge", r.hourly_cost as "hourlyCost",
      count(*)::integer as count, sum(s.duration)::bigint as "loggedTime",
      ${sumOf(revenueOfTime())} as "revenueBefore", ${sumOf(costOfTime())} as "costBefore",
      ${sumOf(revenueOfTime('r'))} as "revenueAfter",
      ${sumOf(costOfTime('r'))} as "costAfter",
      md5(string_agg(concat_ws(' ', s.id, s.charged, s.duration, s.hourly_charge, s.hourly_cost), ',' order by s.id)) as print
    from time_sheet_submissions s, targetable_roles r
    where ${isReRated(db.scope.companyId, project.id, asked)}
    group by r.company_id, r.id
    order by r.name, r.id`),
    db.row<{ readonly count: number }>(sql`
      select count(*)::integer as count from time_sheet_submissions s, targetable_roles r
      where ${hasOtherRates(db.scope.companyId, project.id, asked)} and ${isLocked}`),
  ])
  return {
    currency: project.currency,
    version: printOf(rows),
    total: partOf(totalOf(rows)),
    lockedCount: locked?.count ?? 0,
    byRole: rows.map((row) => ({
      roleID: row.roleID,
      roleName: row.roleName,
      hourlyCharge: row.hourlyCharge,
      hourlyCost: row.hourlyCost,
      ...partOf(row),
    })),
  }
}
