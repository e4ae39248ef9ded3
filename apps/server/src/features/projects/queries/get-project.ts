import type { Project } from '@praxis/contract/projects'
import type { ProjectAbilities } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import {
  abilitiesIn,
  type ProjectStanding,
  projectJoins,
  projectOf,
  standingColumns,
  type WholeProjectRow,
  wholeProjectColumns,
} from './project-row'

const readProject = (db: Db, actor: EmployeeActor, id: string, lock: Sql): Promise<WholeProjectRow | undefined> =>
  db.row<WholeProjectRow>(sql`
    select ${wholeProjectColumns}, ${standingColumns(actor.employee.id)}
    from projects p ${projectJoins}
    where p.company_id = ${actor.company.id} and p.id = ${id}
    ${lock}`)

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
  openRow(await readProject(db, actor, id, rawSql('')), actor)

/** The same, kept from changing until the transaction ends. */
export const lockProject = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenProject> =>
  openRow(await readProject(db, actor, id, rawSql('for no key update of p')), actor)

export const getProject = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Project> =>
  projectOf((await openProject(db, actor, id)).row, files, actor)

/** The answer to a change, also for somebody who has just given the project away. */
export const getChangedProject = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<Project> => {
  const row = await readProject(db, actor, id, rawSql(''))
  if (!row) throw new Refusal('notFound')
  return projectOf(row, files, actor)
}

/** What the actor may do in a project, without the project; nothing when they may not see it. */
export const abilitiesInProject = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<ProjectAbilities | undefined> => {
  const standing = await db.row<ProjectStanding>(sql`
    select ${standingColumns(actor.employee.id)} from projects p
    where p.company_id = ${actor.company.id} and p.id::text = ${id}`)
  const abilities = standing && abilitiesIn(standing, actor)
  return abilities?.isVisible ? abilities : undefined
}

/** Who works on a project: those who hear of its changes beside the managers of projects. */
export const memberIdsOf = async (db: Db, projectId: string): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(sql`
    select employee_id as id from project_members
    where company_id = ${db.scope.companyId} and project_id = ${projectId}`)
  return rows.map(({ id }) => id)
}
