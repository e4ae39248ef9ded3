import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { findRequests } from '../../requests/queries/list-requests'
import { isActingApprover, maySeeRequest } from '../../requests/queries/request-row'
import type { RequestTypes, SubjectPlatform } from '../../requests/queries/request-type-line'
import { targetableBriefOf } from '../../targetables/queries/targetable-brief'
import { listProjectsToMoveTo } from '../../time-sheets/queries/projects-to-move-to'

type ClaimRow = Columns<'expenses', 'bill_to_client' | { projectId: 'targetable_id'; employeeId: 'employee_id' }>

/** Projects that a waiting claim can be moved to, for whoever decides on it: those that the person could have claimed for. */
export const listExpenseProjectChoices = async (
  db: Db,
  types: RequestTypes,
  { files }: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  id: string,
  query: string,
): Promise<ProjectBrief[]> => {
  const [request] = await findRequests(db, types, actor, [id])
  if (!request || !maySeeRequest(request, actor)) throw new Refusal('notFound')
  if (!isActingApprover(request, actor)) throw new Refusal('invalidPermission')
  if (request.state !== 'waitingForApproval') throw new Refusal('requestDecided')
  const claim = await db.row<ClaimRow>(sql`
    select s.bill_to_client as "billToClient", s.targetable_id as "projectId", s.employee_id as "employeeId"
    from expenses s where s.company_id = ${actor.company.id} and s.id = ${id}`)
  if (!claim) throw new Refusal('notFound')
  const rows = await listProjectsToMoveTo(db, actor, {
    employeeIds: [claim.employeeId],
    projectIds: [claim.projectId],
    query,
    // What the client does not pay goes only where a project leaves that open, or has no client.
    condition: sql`(${claim.billToClient} or p.client_id is null or exists (
      select from projects o
      where o.company_id = p.company_id and o.id = p.id and o.is_non_chargeable_expenses_allowed))`,
  })
  return rows.map((row) => targetableBriefOf(row, files))
}
