import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { loadSubmittersAndProjects } from '../../time-sheets/queries/logging-project'
import { namesInClaim, netInProject } from './claim-values'
import { lockExpenses } from './lock-expense'

interface ProjectRow {
  readonly isNonChargeableExpensesAllowed: boolean
}

/** Moves a waiting claim to another project, whose rules it has to keep; who has it to decide keeps it. */
export const moveExpenseToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  projectId: string | null,
): Promise<void> => {
  if (projectId === null) throw new Refusal('projectMandatoryForExpenses')
  // Nobody learns of projects they may not see by moving claims to them.
  if (!(await permissionsInTargetable(db, actor, projectId))) throw new Refusal('notFound')
  const [claim] = await lockExpenses(db, sql`s.id = ${id}`)
  if (!claim) throw new Refusal('notFound')
  const { projects } = await loadSubmittersAndProjects(db, [claim.employeeId], [projectId], platform.clock())
  const project = projects.get(claim.employeeId)?.get(projectId)
  if (!project?.isTrackable) throw new Refusal('notFound')
  if (!project.isActive) throw new Refusal('projectInactive')
  const rules = await db.row<ProjectRow>(sql`
    select is_non_chargeable_expenses_allowed as "isNonChargeableExpensesAllowed" from projects
    where company_id = ${actor.company.id} and id = ${projectId}`)
  const billToClient = claim.billToClient && !project.isInternal
  if (!project.isInternal && !billToClient && rules?.isNonChargeableExpensesAllowed === false)
    throw new Refusal('nonChargeableExpensesNotAllowed')
  const net = await netInProject(db, platform, { ...claim, projectId })
  if (net.net_in_project === null) throw new Refusal('currencyConversionNotSupported')
  await db.run(sql`
    update expenses
    set ${assignments<'expenses'>({
      targetable_id: projectId,
      bill_to_client: billToClient,
      ...net,
      version: nextVersion,
      updated_at: db.now,
    })}
    where company_id = ${actor.company.id} and id = ${id}`)
  await db.run(sql`
    update requests set targetable_id = ${projectId} where company_id = ${actor.company.id} and id = ${id}`)
  db.record({
    entity: 'expense',
    id,
    action: 'movedToProject',
    before: { project: (await namesInClaim(db, claim)).project, billToClient: claim.billToClient },
    after: { project: (await namesInClaim(db, { ...claim, projectId })).project, billToClient },
  })
}
