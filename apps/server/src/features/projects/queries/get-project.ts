import type { Project } from '@praxis/contract/projects/projects'
import type { TargetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { isVisible } from '../../employees/queries/works-on'
import { holdTargetable, permissionsInKind } from '../../targetables/queries/open-targetable'
import { permissionsIn, standingColumns } from '../../targetables/queries/standing'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { projectOf, type WholeProjectRow, wholeProjectColumns, wholeProjectJoins } from './project-row'

const readProject = (db: Db, actor: EmployeeActor, id: string): Promise<WholeProjectRow | undefined> =>
  db.row<WholeProjectRow>(sql`
    select ${wholeProjectColumns}, ${standingColumns(actor.employee.id)},
      (select json_build_object('id', p.id, 'name', p.name) from targetables p
       where p.company_id = ${actor.company.id} and p.id = o.opportunity_id and ${isVisible(actor, 'few')}) as opportunity
    from targetables p ${wholeProjectJoins}
    where p.company_id = ${actor.company.id} and p.id = ${id}`)

/** A project that the actor may see, with what they may do there. */
export interface OpenProject {
  readonly row: WholeProjectRow
  readonly permissions: TargetablePermissions
}

const openRow = (row: WholeProjectRow | undefined, actor: EmployeeActor): OpenProject => {
  if (!row) throw new Refusal('notFound')
  const permissions = permissionsIn(row, actor)
  if (!permissions.isVisible) throw new Refusal('notFound')
  return { row, permissions }
}

export const openProject = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenProject> =>
  openRow(await readProject(db, actor, id), actor)

/** A project that the actor may see, locked until the transaction ends and read as the last change left it. */
export const lockProject = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenProject> => {
  await holdTargetable(db, id)
  return openProject(db, actor, id)
}

export const getProject = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Project> =>
  projectOf((await openProject(db, actor, id)).row, files, actor)

/** A project after a change, also for somebody who has just given it away. */
export const changedProject = async (db: Db, actor: EmployeeActor, id: string): Promise<WholeProjectRow> => {
  const row = await readProject(db, actor, id)
  if (!row) throw new Refusal('notFound')
  return row
}

/** What the actor may do in a project, without the project; undefined when they may not see it. */
export const permissionsInProject = (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<TargetablePermissions | undefined> => permissionsInKind(db, actor, projectKind, id)
