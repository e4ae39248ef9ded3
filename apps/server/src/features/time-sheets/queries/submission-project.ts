import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefColumns, employeeBriefOf } from '../../employees/queries/employee-brief'
import { openProject } from '../../projects/queries/get-project'
import { clientBriefOf } from '../../targetables/queries/targetable-brief'

const taskListsOf = (db: Db, projectId: string): Promise<{ id: string; name: string }[]> =>
  db.rows(sql`
    select id, name from task_lists
    where company_id = ${db.scope.companyId} and board_id = ${projectId} order by rank`)

const approverOf = (db: Db, { company, employee }: EmployeeActor, projectId: string) =>
  db.row<EmployeeBriefRow>(sql`
    select ${employeeBriefColumns('e', 'u')} from employees e left join users u on u.id = e.user_id
    where e.company_id = ${company.id} and e.id = approver_for(${company.id}, ${employee.id}, ${projectId}, ${db.now})`)

/** Only for actors who may see the project; its task lists only for those who may read them. */
export const getSubmissionProject = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
): Promise<SubmissionProjectDetails> => {
  if (!actor.company.features.project) throw new Refusal('notFound')
  const [{ row, permissions }, taskLists, approver] = await Promise.all([
    openProject(db, actor, projectId),
    taskListsOf(db, projectId),
    approverOf(db, actor, projectId),
  ])
  const { taskLists: level } = permissions.areas
  return {
    id: row.id,
    details: { name: row.name },
    client: row.client && clientBriefOf(row.client, files),
    isActive: row.isActive,
    isInternal: row.client === null,
    currency: row.currency,
    endDate: row.endDate,
    isNonChargeableTimeAllowed: row.isNonChargeableTimeAllowed,
    isNonChargeableExpensesAllowed: row.isNonChargeableExpensesAllowed,
    isTimeSheetCommentsRequired: row.isTimeSheetCommentsRequired,
    shouldAutoApproveTimeSheet: row.shouldAutoApproveTimeSheet,
    timeSheetConstraint: row.timeSheetConstraint,
    consultancyTimeRounding: row.consultancyTimeRounding,
    timeSheetSubmissionDetails: row.timeSheetSubmissionDetails,
    taskLists: canRead(level) ? taskLists : [],
    approver: approver ? employeeBriefOf(approver, files) : null,
    can: { trackTime: permissions.trackTime, createTask: canWrite(level) },
  }
}
