import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { worksOn } from '../../employees/queries/works-on'

interface WorkCounts {
  readonly projects: number
  readonly clients: number
}

/** How much somebody of the company works on: active projects, and the active clients these are for. */
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
