import type { PlanningView } from '@praxis/contract/planning/planning-views'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

export interface ViewRow
  extends Columns<
    'planning_views',
    | ('id' | 'name' | 'show_unnamed_roles' | 'is_shared' | 'version')
    | {
        includedEmployeeIDs: 'included_employee_ids'
        includedRateCardIDs: 'included_rate_card_ids'
        includedTargetableIDs: 'included_targetable_ids'
      }
  > {
  readonly groupedBy: PlanningView['groupedBy']
  readonly initialRange: PlanningView['initialRange']
  readonly owner: EmployeeBriefRow
}

const viewOf = ({ owner, ...view }: ViewRow, files: FileStore, { employee }: EmployeeActor): PlanningView => ({
  owner: employeeBriefOf(owner, files),
  can: { edit: owner.id === employee.id },
  ...view,
})

/** Views that the actor keeps or that are shared, by name. */
const viewsWhere = (db: Db, actor: EmployeeActor, condition: Sql): Promise<ViewRow[]> =>
  db.rows<ViewRow>(sql`
    select v.id, v.name, v.grouped_by as "groupedBy", v.initial_range as "initialRange",
      v.show_unnamed_roles as "showUnnamedRoles", v.included_employee_ids as "includedEmployeeIDs",
      v.included_rate_card_ids as "includedRateCardIDs", v.included_targetable_ids as "includedTargetableIDs",
      v.is_shared as "isShared", v.version, ${employeeBriefJson('e', 'u')} as owner
    from planning_views v
    join employees e on e.company_id = v.company_id and e.id = v.owner_id
    left join users u on u.id = e.user_id
    where v.company_id = ${actor.company.id} and (v.owner_id = ${actor.employee.id} or v.is_shared) and ${condition}
    order by lower(v.name), v.id`)

export const listPlanningViews = async (db: Db, files: FileStore, actor: EmployeeActor): Promise<PlanningView[]> =>
  (await viewsWhere(db, actor, sql`true`)).map((view) => viewOf(view, files, actor))

export const getPlanningView = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<PlanningView> => {
  const [view] = await viewsWhere(db, actor, sql`v.id = ${id}`)
  if (!view) throw new Refusal('notFound')
  return viewOf(view, files, actor)
}
