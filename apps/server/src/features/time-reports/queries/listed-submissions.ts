import { MAX_COUNTED } from '@praxis/contract/page'
import type { SubmissionListQuery, SubmissionPage } from '@praxis/contract/time-reports'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { rowsWithIds } from '../../../platform/search/search-index'
import {
  type SubmissionRow,
  submissionColumns,
  submissionJoins,
  submissionOf,
} from '../../time-sheets/queries/submission-row'
import { timeFoundBy } from '../../time-sheets/queries/time-search'
import { assertPeriod, withinPeriod } from './time-analysis'
import { type FiguresRow, figuresOf, keptFigureColumns, keptFigures, listFigureColumns } from './time-figures'
import type { TimeGround } from './time-ground'

export type SubmissionFilter = Omit<SubmissionListQuery, 'page' | 'per' | 'sortOrder'>
type SortOrder = SubmissionListQuery['sortOrder']

/** Within a day by the time of day, those without one last. */
const orders: Readonly<Record<SortOrder, Sql>> = {
  day: rawSql('order by s.day, s.starts_at, s.id'),
  '-day': rawSql('order by s.day desc, s.starts_at desc nulls last, s.id'),
  duration: rawSql('order by s.duration, s.day desc, s.id'),
  '-duration': rawSql('order by s.duration desc, s.day desc, s.id'),
  employee: rawSql('order by e.sort_name, s.day desc, s.id'),
  '-employee': rawSql('order by e.sort_name desc, s.day desc, s.id'),
}

/** What time is read from: all there is, or what a search finds. */
export const searchedTime = ({ companyId }: TimeGround, { search }: SubmissionFilter): Sql =>
  search
    ? rowsWithIds('time_sheet_submissions', companyId, timeFoundBy(companyId, search))
    : rawSql('time_sheet_submissions')

/** On a row `s` of time, whatever is searched for. */
export const matches = ({ condition }: TimeGround, filter: SubmissionFilter): Sql => {
  const { employeeID, projectID, roleName, state, isChargeable } = filter
  return joinSql(
    [
      condition,
      ...withinPeriod(filter),
      ...(employeeID ? [sql`s.employee_id = ${employeeID}`] : []),
      ...(projectID ? [sql`s.project_id = ${projectID}`] : []),
      ...(roleName ? [sql`s.role_name = ${roleName}`] : []),
      ...(state ? [sql`s.state = ${state}`] : []),
      ...(isChargeable === undefined ? [] : [isChargeable ? rawSql('s.chargeable > 0') : rawSql('s.chargeable = 0')]),
    ],
    ' and ',
  )
}

/** What the kept figures know nothing of. */
const narrowing = ['from', 'to', 'employeeID', 'roleName', 'state', 'isChargeable', 'search'] as const

/** Of all the time there is they are kept, of a part of it they are added up. */
const countedSql = (ground: TimeGround, asked: SubmissionFilter): Sql =>
  ground.covers === 'all' && narrowing.every((filter) => asked[filter] === undefined)
    ? sql`select ${keptFigureColumns(ground.seesMoney)} from ${keptFigures(matches(ground, asked))}`
    : sql`
      select ${listFigureColumns(ground.seesMoney)} from ${searchedTime(ground, asked)} s where ${matches(ground, asked)}`

interface ListedRow extends SubmissionRow {
  readonly total: number
  readonly figures: FiguresRow & { readonly deniedCount: number; readonly deniedTime: number }
}

/** One statement: the sums of all that match, and the page with what belongs to its few rows. */
const listedSubmissionsSql = (ground: TimeGround, actor: EmployeeActor, asked: SubmissionListQuery): Sql => {
  const { page, per, sortOrder } = asked
  const time = searchedTime(ground, asked)
  const byPerson = sortOrder.endsWith('employee')
    ? rawSql('join employees e on e.company_id = s.company_id and e.id = s.employee_id')
    : sql``
  return sql`
    with counted as (
      ${countedSql(ground, asked)}
    ), shown as (
      ${pageOf(
        sql`
          select s.* from ${time} s ${byPerson} where ${matches(ground, asked)} ${orders[sortOrder]}`,
        { page, per },
      )}
    )
    select ${submissionColumns(actor)}, least(counted.entries, ${rawSql(`${MAX_COUNTED}`)})::integer as total, row_to_json(counted) as figures
    from counted left join (shown s ${submissionJoins}) on true
    ${orders[sortOrder]}`
}

export const listedSubmissions = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  ground: TimeGround,
  asked: SubmissionListQuery,
): Promise<SubmissionPage> => {
  assertPeriod(asked)
  const rows = await db.rows<ListedRow>(listedSubmissionsSql(ground, actor, asked))
  const [first] = rows
  if (!first) throw new Error('a sum of no rows is still a row')
  return {
    ...pageOfRows(rows, asked, (row) => submissionOf(row, files, actor)),
    covers: ground.covers,
    figures: figuresOf(first.figures),
    denied: { count: first.figures.deniedCount, duration: first.figures.deniedTime },
    can: { amend: ground.canAmend },
  }
}
