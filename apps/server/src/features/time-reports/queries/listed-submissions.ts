import type { Sent } from '@praxis/contract/protocol/endpoint'
import { MAX_COUNTED } from '@praxis/contract/protocol/page'
import type { projectTime, SubmissionListQuery } from '@praxis/contract/time/time-reports'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { pageOf } from '../../../platform/lists/page-of-rows'
import { rowsWithIds } from '../../../platform/search/search-index'
import { type ListedRow, listedRowsSql } from '../../time-sheets/queries/listed-rows'
import { listingOf } from '../../time-sheets/queries/listed-submission'
import { timeFoundBy } from '../../time-sheets/queries/time-search'
import { assertPeriod, withinPeriod } from './time-analysis'
import { type FiguresRow, figuresOf, keptFigureColumns, keptFigures, listFigureColumns } from './time-figures'
import type { TimeGround } from './time-ground'

export type SubmissionFilter = Omit<SubmissionListQuery, 'page' | 'per' | 'sortOrder'>
type SortOrder = SubmissionListQuery['sortOrder']

/** Within a day, time is sorted by the time of day; entries without one come last. */
const orders: Readonly<Record<SortOrder, Sql>> = {
  day: rawSql('order by s.day, s.starts_at, s.id'),
  '-day': rawSql('order by s.day desc, s.starts_at desc nulls last, s.id'),
  duration: rawSql('order by s.duration, s.day desc, s.id'),
  '-duration': rawSql('order by s.duration desc, s.day desc, s.id'),
  employee: rawSql('order by e.sort_name, s.day desc, s.id'),
  '-employee': rawSql('order by e.sort_name desc, s.day desc, s.id'),
}

/** What time is read from: all time, or that which a search finds. */
export const searchedTime = ({ companyId }: TimeGround, { search }: SubmissionFilter): Sql =>
  search
    ? rowsWithIds('time_sheet_submissions', companyId, timeFoundBy(companyId, search))
    : rawSql('time_sheet_submissions')

/** A condition on a row `s` of time for all filters except the search. */
export const matches = ({ condition }: TimeGround, filter: SubmissionFilter): Sql => {
  const { employeeID, projectID, roleName, state, isChargeable } = filter
  return joinSql(
    [
      condition,
      ...withinPeriod(filter),
      ...(employeeID ? [sql`s.employee_id = ${employeeID}`] : []),
      ...(projectID ? [sql`s.targetable_id = ${projectID}`] : []),
      ...(roleName ? [sql`s.role_name = ${roleName}`] : []),
      ...(state ? [sql`s.state = ${state}`] : []),
      ...(isChargeable === undefined ? [] : [isChargeable ? rawSql('s.chargeable > 0') : rawSql('s.chargeable = 0')]),
    ],
    ' and ',
  )
}

/** Filters by which the kept figures cannot be narrowed. */
const narrowing = ['from', 'to', 'employeeID', 'roleName', 'state', 'isChargeable', 'search'] as const

/** The kept figures where all of the time counts; figures of a part of it are summed. */
const countedSql = (ground: TimeGround, asked: SubmissionFilter): Sql =>
  ground.covers === 'all' && narrowing.every((filter) => asked[filter] === undefined)
    ? sql`select ${keptFigureColumns(ground.seesMoney)} from ${keptFigures(matches(ground, asked))}`
    : sql`
      select ${listFigureColumns(ground.seesMoney)} from ${searchedTime(ground, asked)} s where ${matches(ground, asked)}`

interface CountedRow extends FiguresRow {
  readonly entries: number
  readonly deniedCount: number
  readonly deniedTime: number
}

/** The sums of all time that matches, and of the denied part of it. */
export const countTime = async (db: Db, ground: TimeGround, asked: SubmissionFilter): Promise<CountedRow> => {
  const counted = await db.row<CountedRow>(countedSql(ground, asked))
  if (!counted) throw new Error('a sum of no rows is still a row')
  return counted
}

/** The page and one row more, with what belongs to these few. */
const pageSql = (db: Db, ground: TimeGround, actor: EmployeeActor, asked: SubmissionListQuery): Sql => {
  const { page, per, sortOrder } = asked
  const order = orders[sortOrder]
  // Names are joined row by row: by the index of names, everybody's time would be searched for what matches.
  const joins = sortOrder.endsWith('employee')
    ? rawSql(`
      cross join lateral (
        select e.sort_name from employees e where e.company_id = s.company_id and e.id = s.employee_id limit 1
      ) as e`)
    : sql``
  return listedRowsSql(db, actor, {
    rows: pageOf(
      sql`
        select s.* from ${searchedTime(ground, asked)} s ${joins} where ${matches(ground, asked)} ${order}`,
      { page, per },
    ),
    joins,
    order,
  })
}

/** Two statements in one round trip: the sums of all that match, and the page. */
export const listedSubmissions = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  ground: TimeGround,
  asked: SubmissionListQuery,
): Promise<Sent<typeof projectTime.listProjectSubmissions>> => {
  assertPeriod(asked)
  const [counted, rows] = await Promise.all([
    countTime(db, ground, asked),
    db.rows<ListedRow>(pageSql(db, ground, actor, asked)),
  ])
  const { page, per } = asked
  const { beside, submissionOf } = listingOf(rows, files, actor)
  return {
    items: rows.slice(0, per).map(submissionOf),
    metadata: { page, per, total: Math.min(counted.entries, MAX_COUNTED), hasMore: rows.length > per },
    ...beside,
    covers: ground.covers,
    figures: figuresOf(counted),
    denied: { count: counted.deniedCount, duration: counted.deniedTime },
    can: { amend: ground.canAmend },
  }
}
