import type { ReportedProject, TimeAnalysis } from '@praxis/contract/time/time-reports'
import type { Day } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { type FiguresRow, figureColumns, figuresOf } from './time-figures'
import type { TimeGround } from './time-ground'

/** Either day may be left out. */
export interface Period {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

export const assertPeriod = ({ from, to }: Period): void => {
  if (from !== undefined && to !== undefined && from > to) throw invalidField('to', 'Invalid Date')
}

/** Conditions on a row `s` of time; a day that is left out makes none. */
export const withinPeriod = ({ from, to }: Period): Sql[] => [
  ...(from === undefined ? [] : [sql`s.day >= ${from}`]),
  ...(to === undefined ? [] : [sql`s.day <= ${to}`]),
]

/** The breakdown of a row by its `grouping` bits, which are set for what it is not grouped by. */
const PARTS = { project: 0b0111, employee: 0b1011, role: 0b1101, month: 0b1110, total: 0b1111 } as const

interface PartRow extends FiguresRow {
  readonly part: number
  readonly projectId: string | null
  readonly projectName: string | null
  readonly isInternal: boolean | null
  readonly isOpportunity: boolean | null
  readonly employee: EmployeeBriefRow | null
  readonly roleName: string | null
  readonly month: Day | null
}

/** One pass over the time for the total and every breakdown, so that they add up. */
const timeAnalysisSql = ({ companyId, condition, seesMoney }: TimeGround, period: Period): Sql => {
  const conditions = joinSql([condition, ...withinPeriod(period), rawSql(`s.state <> 'denied'`)], ' and ')
  return sql`
    with parts as (
      select grouping(s.targetable_id, s.employee_id, s.role_name, s.month) as part, s.targetable_id, s.employee_id, s.role_name,
        s.month, ${figureColumns(seesMoney)}
      from (
        select s.*, date_trunc('month', s.day::timestamp)::date as month from time_sheet_submissions s
        where ${conditions}
      ) as s
      group by grouping sets ((), (s.targetable_id), (s.employee_id), (s.role_name), (s.month))
    )
    select parts.*, parts.targetable_id as "projectId", parts.role_name as "roleName", p.name as "projectName",
      p.client_id is null as "isInternal", p.kind = 'opportunity' as "isOpportunity",
      case when e.id is not null then ${employeeBriefJson('e', 'u')} end as employee
    from parts
    left join targetables p on p.company_id = ${companyId} and p.id = parts.targetable_id
    left join employees e on e.company_id = ${companyId} and e.id = parts.employee_id
    left join users u on u.id = e.user_id
    order by parts.month, "loggedTime" desc, p.sort_name, e.sort_name, parts.role_name`
}

const projectOf = ({ projectId, projectName, isInternal, isOpportunity }: PartRow): ReportedProject | null =>
  projectId === null
    ? null
    : {
        id: projectId,
        details: { name: projectName ?? '' },
        isInternal: isInternal ?? false,
        ...(isOpportunity && { isOpportunity }),
      }

export const timeAnalysis = async (
  db: Db,
  files: FileStore,
  ground: TimeGround,
  period: Period,
): Promise<TimeAnalysis> => {
  assertPeriod(period)
  const rows = await db.rows<PartRow>(timeAnalysisSql(ground, period))
  const partsOf = (part: number) => rows.filter((row) => row.part === part)
  const [total] = partsOf(PARTS.total)
  if (!total) throw new Error('a sum of no rows is still a row')
  return {
    from: period.from ?? null,
    to: period.to ?? null,
    currency: ground.currency,
    covers: ground.covers,
    total: figuresOf(total),
    byProject: partsOf(PARTS.project).map((row) => ({ project: projectOf(row), ...figuresOf(row) })),
    byEmployee: partsOf(PARTS.employee).flatMap((row) =>
      row.employee ? [{ employee: employeeBriefOf(row.employee, files), ...figuresOf(row) }] : [],
    ),
    byRole: partsOf(PARTS.role).map((row) => ({ roleName: row.roleName, ...figuresOf(row) })),
    byMonth: partsOf(PARTS.month).map((row) => ({ month: row.month?.slice(0, 7) ?? '', ...figuresOf(row) })),
  }
}
