import type { EmployeeBrief } from '@praxis/contract/employees'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { worksOn } from './works-on'

export const listProjectEmployees = async (db: Db, files: FileStore, projectId: string): Promise<EmployeeBrief[]> => {
  const rows = await db.rows<{ brief: EmployeeBriefRow }>(sql`
    select ${employeeBriefJson('e', 'u')} as brief
    from targetable_members w
    join employees e on e.company_id = w.company_id and e.id = w.employee_id
    left join users u on u.id = e.user_id
    where w.company_id = ${db.scope.companyId} and w.targetable_id = ${projectId}
    order by e.sort_name, e.id`)
  return rows.map(({ brief }) => employeeBriefOf(brief, files))
}

interface WorkCounts {
  readonly projects: number
  readonly clients: number
}

/** How much somebody of the company has on their hands: active projects, and the active clients they are for. */
export const countWorkOf = async (db: Db, actor: EmployeeActor, employeeId: string): Promise<WorkCounts> => {
  const row = await db.row<WorkCounts>(sql`
    select count(p.id)::integer as projects,
           count(distinct p.client_id) filter (where c.is_active)::integer as clients
    from employees e
    left join targetables p on p.company_id = e.company_id and p.kind = 'project' and p.is_active and ${worksOn({ companyId: actor.company.id, employeeId }, 'all')}
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where e.company_id = ${actor.company.id} and e.id = ${employeeId}
    group by e.id`)
  if (!row) throw new Refusal('notFound')
  return row
}
