import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { sql } from '../../../platform/database/sql'
import { isDeputised } from '../../approvers/queries/deputised'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'

interface Concerned extends Columns<'time_sheet_submissions', { projectId: 'targetable_id' }> {
  readonly people: (string | null)[]
  readonly isDeputised: boolean
}

/** Whether the actor is the person whose time it is, its approver or their deputy, or reads the time of its project. */
export const readsSubmission = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  if (!actor.company.features.timeSheet) return false
  const row = await db.row<Concerned>(sql`
    select array[s.employee_id, r.approver_id, r.decided_by] as people, s.targetable_id as "projectId",
           coalesce(${isDeputised(actor, db.now)}, false) as "isDeputised"
    from time_sheet_submissions s
    left join requests r on r.company_id = s.company_id and r.id = s.id
    where s.company_id = ${actor.company.id} and s.id = ${idOrNone(id)}`)
  if (!row) return false
  if (row.isDeputised || row.people.includes(actor.employee.id)) return true
  if (row.projectId === null) return false
  const permissions = await permissionsInTargetable(db, actor, row.projectId)
  return permissions !== undefined && canRead(permissions.areas.timeSheetSubmissions)
}
