import type { ReRating, ReRatingPreview } from '@praxis/contract/time/re-rating'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { lockProject, type OpenProject, openProject } from '../../projects/queries/get-project'
import { announceTime, type TouchedTime } from '../../time-sheets/commands/announce-time'
import { isReRated, reRatingPreview } from '../queries/re-rating'
import { assertPeriod } from '../queries/time-analysis'

/** A completed project keeps its money as it is. */
const assertMayReRate = ({ row, permissions }: OpenProject, asked: ReRating): void => {
  if (!permissions.seesMoney || permissions.areas.timeSheetSubmissions !== 'write')
    throw new Refusal('invalidPermission')
  if (!row.isActive) throw new Refusal('plansOfInactiveProjectLocked')
  if (!permissions.reRate) throw new Refusal('invalidPermission')
  assertPeriod(asked)
}

export const previewReRating = async (
  db: Db,
  actor: EmployeeActor,
  projectId: string,
  asked: ReRating,
): Promise<ReRatingPreview> => {
  const project = await openProject(db, actor, projectId)
  assertMayReRate(project, asked)
  return reRatingPreview(db, project.row, asked)
}

type ReRatedRow = TouchedTime & Columns<'time_sheet_submissions', 'id'>

/**
 * Gives logged time the rates that its roles have now: all that the preview showed, or nothing once that has changed.
 * Each entry's history says so; the amounts are in the history of the budget, for those who may see money.
 */
export const reRateSubmissions = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  { version, ...asked }: ReRating & { readonly version: string },
): Promise<ReRatingPreview> => {
  const project = await lockProject(db, actor, projectId)
  assertMayReRate(project, asked)
  const chosen = isReRated(actor.company.id, projectId, asked)
  await db.run(sql`
    select from time_sheet_submissions s, targetable_roles r where ${chosen} order by s.id for no key update of s`)
  const preview = await reRatingPreview(db, project.row, asked)
  if (preview.version !== version) throw new Refusal('changedMeanwhile')
  if (preview.total.count === 0) return preview
  const rows = await db.rows<ReRatedRow>(sql`
    with changed as (
      update time_sheet_submissions s
      set hourly_charge = r.hourly_charge, hourly_cost = r.hourly_cost, updated_at = ${db.now}
      from targetable_roles r where ${chosen}
      returning s.id, s.employee_id, s.targetable_id, s.client_id, s.task_id
    )
    select c.id, c.employee_id as "employeeId", c.targetable_id as "projectId", c.client_id as "clientId",
      c.task_id as "taskId", q.approver_id as "approverId"
    from changed c left join requests q on q.company_id = ${actor.company.id} and q.id = c.id`)
  for (const { id } of rows) db.record({ entity: 'timeSheetSubmission', id, action: 'reRated' })
  const { count, revenue, cost } = preview.total
  db.record({
    entity: 'projectBudget',
    id: projectId,
    action: 'timeReRated',
    before: { reRated: { count: 0, revenue: revenue.before, cost: cost.before } },
    after: { reRated: { count, revenue: revenue.after, cost: cost.after } },
  })
  await announceTime(db, rows)
  return preview
}
