import type { Day } from '@praxis/domain/calendar/day'
import { type DayItem, type ItemsByDay, itemsByDay } from '@praxis/domain/capacity/day-item'
import type { DatedPeriods } from '@praxis/domain/people/employment-contract'
import type { TimeSheetRounding } from '@praxis/domain/time/rounding'
import { bankHolidaysOnDays } from '../../features/companies/queries/bank-holidays-on-days'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from '../../features/employees/queries/get-employee'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A task is worked on from the day it was to begin until a week after it was to end. */
export interface LoggableTask {
  readonly id: string
  readonly from: Day
  readonly to: Day
  readonly estimate: number
  readonly assignees: readonly string[]
}

export interface OwnRole {
  readonly id: string
  readonly name: string
  readonly hourlyCharge: number
  readonly hourlyCost: number
}

export interface LoggableProject {
  readonly id: string
  readonly name: string
  readonly clientId: string | null
  readonly leadId: string
  readonly startDate: Day
  readonly endDate: Day | null
  readonly isActive: boolean
  readonly isPublic: boolean
  readonly isStrategic: boolean
  readonly rounding: TimeSheetRounding
  readonly autoApproves: boolean
  readonly allowsNonChargeable: boolean
  readonly needsComment: boolean
  /** The roles in the project, by employee. */
  readonly roles: Readonly<Record<string, OwnRole>>
  readonly letIn: readonly string[]
  readonly tasks: readonly LoggableTask[]
}

export interface Worker {
  readonly id: string
  readonly isActive: boolean
  readonly contract: DatedPeriods
}

export interface LoggableWork {
  readonly workers: readonly Worker[]
  readonly projects: readonly LoggableProject[]
  /** What keeps somebody from work: bank holidays, and the leave they have. */
  readonly daysOffOf: (worker: Worker) => ItemsByDay
}

type WorkerRow = Pick<EmployeeRow, 'id' | 'isActive' | 'periods'> & { readonly contractStart: Day }

/** The people who work at the company. */
export const readWorkers = async (db: Tx): Promise<Worker[]> => {
  const rows = await db.rows<WorkerRow>(sql`
    select e.id, e.is_active as "isActive", e.contract_start as "contractStart", ${contractPeriodsJson} as periods
    from employees e where e.company_id = ${db.scope.companyId} and e.user_id is not null order by e.id`)
  return rows.map(({ id, isActive, contractStart, periods }) => ({
    id,
    isActive,
    contract: { startDate: contractStart, periods: periodsOf({ periods }) },
  }))
}

interface LeaveRow extends Columns<'absences', 'employee_id' | { share: 'date_part' }> {
  readonly day: Day
}

/** The days of approved leave, half by half. */
const readLeave = (db: Tx, from: Day, to: Day): Promise<LeaveRow[]> =>
  db.rows<LeaveRow>(sql`
    select s.employee_id as "employeeId", s.date_part as share, day::date as day
    from absences s cross join lateral generate_series(s.first_day, s.last_day, interval '1 day') as day
    where s.company_id = ${db.scope.companyId} and s.state = 'approved' and day between ${from} and ${to}`)

/** Who works at the company and on what, read from the boards and projects that the demo has filled already. */
export const readLoggableWork = async (db: Tx, from: Day, to: Day): Promise<LoggableWork> => {
  const { companyId } = db.scope
  const workers = await readWorkers(db)
  const projects = await db.rows<LoggableProject>(sql`
    select p.id, p.name, p.client_id as "clientId", p.lead_id as "leadId", p.start_date as "startDate",
      p.end_date as "endDate", p.is_active as "isActive", p.is_public as "isPublic",
      p.is_strategic as "isStrategic", o.rounding,
      o.auto_approves_time_sheets as "autoApproves", o.is_non_chargeable_time_allowed as "allowsNonChargeable",
      o.is_time_sheet_comment_required as "needsComment",
      coalesce((select json_object_agg(r.employee_id, json_build_object('id', r.id, 'name', r.name,
                'hourlyCharge', r.hourly_charge, 'hourlyCost', r.hourly_cost) order by r.id)
       from targetable_roles r where r.company_id = p.company_id and r.targetable_id = p.id and r.employee_id is not null),
       '{}') as roles,
      array(select m.employee_id from targetable_permissions m
            where m.company_id = p.company_id and m.targetable_id = p.id) as "letIn",
      coalesce((select json_agg(json_build_object('id', t.id, 'from', t.estimated_start, 'to', t.estimated_end + 7,
                'estimate', t.estimated_seconds, 'assignees', array(select a.employee_id from task_assignees a
                                   where a.company_id = t.company_id and a.task_id = t.id)) order by t.id)
       from tasks t where t.company_id = p.company_id and t.board_id = p.id and t.estimated_start is not null
         and t.estimated_seconds > 0), '[]')
        as tasks
    from targetables p
    join projects o on o.company_id = p.company_id and o.id = p.id
    where p.company_id = ${companyId} order by p.id`)
  const holidays = await bankHolidaysOnDays(db, { from, to })
  const leave = await readLeave(db, from, to)
  const itemOf = ({ day, share }: LeaveRow): DayItem => ({
    day,
    share,
    kind: 'absence',
    words: 'Away',
    takesTime: true,
  })
  return {
    workers,
    projects,
    daysOffOf: ({ id }) =>
      itemsByDay([...holidays, ...leave.filter(({ employeeId }) => employeeId === id).map(itemOf)]),
  }
}
