import type { Project } from '@praxis/contract/projects'
import type { ProjectAbilities } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { abilitiesInKind, holdTargetable } from '../../targetables/queries/open-targetable'
import { abilitiesIn, standingColumns } from '../../targetables/queries/standing'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { projectJoins, projectOf, type WholeProjectRow, wholeProjectColumns } from './project-row'

const readProject = (db: Db, actor: EmployeeActor, id: string): Promise<WholeProjectRow | undefined> =>
  db.row<WholeProjectRow>(sql`
    select ${wholeProjectColumns}, ${standingColumns(actor.employee.id)}
    from targetables p ${projectJoins}
    where p.company_id = ${actor.company.id} and p.id = ${id}`)

/** A project that the actor may see, with what they may do there. */
export interface OpenProject {
  readonly row: WholeProjectRow
  readonly abilities: ProjectAbilities
}

const openRow = (row: WholeProjectRow | undefined, actor: EmployeeActor): OpenProject => {
  if (!row) throw new Refusal('notFound')
  const abilities = abilitiesIn(row, actor)
  if (!abilities.isVisible) throw new Refusal('notFound')
  return { row, abilities }
}

export const openProject = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenProject> =>
  openRow(await readProject(db, actor, id), actor)

/** The same, kept from changing until the transaction ends; read after the lock is held, as the last change left it. */
export const lockProject = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenProject> => {
  await holdTargetable(db, id)
  return openProject(db, actor, id)
}

export const getProject = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Project> =>
  projectOf((await openProject(db, actor, id)).row, files, actor)

/** What a change left, also for somebody who has just given the project away. */
export const changedProject = async (db: Db, actor: EmployeeActor, id: string): Promise<WholeProjectRow> => {
  const row = await readProject(db, actor, id)
  if (!row) throw new Refusal('notFound')
  return row
}

/** What the actor may do in a project, without the project; nothing when they may not see it. */
export const abilitiesInProject = (db: Db, actor: EmployeeActor, id: string): Promise<ProjectAbilities | undefined> =>
  abilitiesInKind(db, actor, projectKind, id)
