import type { AmendmentChoices } from '@praxis/contract/time/time-sheet-approvals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { findRequests } from '../../requests/queries/list-requests'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { isTrackableBy, openTasksOf } from '../../tasks/reports/trackable-tasks.queries'
import { loadLoggingProjects, loadSubmitter } from '../queries/logging-project'
import { assertMayAmend } from './may-amend'
import { timeSheetRequests } from './time-sheet-requests'

type LoggedTime = Columns<'time_sheet_submissions', 'employee_id' | { projectId: 'targetable_id' }>

/**
 * For those who may amend the time: roles of the person in its project, and its tasks that both of them may see. Tasks
 * of one's own are nobody else's to choose from.
 */
export const listAmendmentChoices = async (
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  actor: EmployeeActor,
  id: string,
): Promise<AmendmentChoices> => {
  const [time, [request]] = await Promise.all([
    db.row<LoggedTime>(sql`
      select employee_id as "employeeId", targetable_id as "projectId" from time_sheet_submissions
      where company_id = ${actor.company.id} and id = ${id}`),
    findRequests(db, [timeSheetRequests], actor, [id]),
  ])
  if (!time) throw new Refusal('notFound')
  const { employeeId, projectId } = time
  const inProject = projectId === null ? undefined : await permissionsInTargetable(db, actor, projectId)
  assertMayAmend(request, actor, inProject)
  if (projectId === null) return { roles: [], tasks: [] }
  const submitter = await loadSubmitter(db, employeeId, clock())
  const project = (await loadLoggingProjects(db, submitter, [projectId])).get(projectId)
  const showsTasks = project?.isTaskListRead && inProject && canRead(inProject.areas.taskLists)
  return {
    roles: project?.ownRoles.map(({ id: roleId, name }) => ({ id: roleId, name })) ?? [],
    tasks: showsTasks
      ? await openTasksOf(db, projectId, isTrackableBy(employeeId, true), { employeeId, submissionId: id })
      : [],
  }
}
