import type { Project } from '@praxis/contract/projects'
import { type ProjectAbilities, projectAbilities } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
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
  await db.run(sql`select from targetables where company_id = ${actor.company.id} and id = ${id} for no key update`)
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
export const abilitiesInProject = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<ProjectAbilities | undefined> => {
  const standing = await db.row<ProjectStanding>(sql`
    select ${standingColumns(actor.employee.id)} from targetables p
    where p.company_id = ${actor.company.id} and p.id = ${idOrNone(id)}`)
  const abilities = standing && abilitiesIn(standing, actor)
  return abilities?.isVisible ? abilities : undefined
}

/** Who works on a project: its lead, those with a role, and those let in with what they were let into. */
export interface Members {
  readonly leadId: string
  readonly withRole: readonly string[]
  readonly letIn: Readonly<Record<string, NonNullable<ProjectStanding['granted']>>>
}

/** Of a row `p` of targetables. */
export const memberColumns: Sql = rawSql(`
  p.lead_id as "leadId",
  array(select r.employee_id from targetable_roles r
        where r.company_id = p.company_id and r.targetable_id = p.id and r.employee_id is not null) as "withRole",
  coalesce((select json_object_agg(m.employee_id, m.areas) from targetable_permissions m
            where m.company_id = p.company_id and m.targetable_id = p.id), '{}') as "letIn"`)

const WITHOUT_CAPABILITIES = { managesProjects: false, revenue: 'noAccess' } as const

type IsReadable = (abilities: ProjectAbilities) => boolean

/** Those of them who may read an area: they hear of its changes beside the managers of projects. */
export const readersAmongMembers = ({ leadId, withRole, letIn }: Members, isReadable: IsReadable): string[] => {
  const roles = new Set(withRole)
  return [...new Set([leadId, ...withRole, ...Object.keys(letIn)])].filter((id) => {
    const relation = { isLead: id === leadId, hasRole: roles.has(id), granted: letIn[id] ?? null }
    return isReadable(projectAbilities({ ...relation, ...WITHOUT_CAPABILITIES }, { isActive: true, isPublic: false }))
  })
}

export const readerIdsOf = async (db: Db, projectId: string, isReadable: IsReadable): Promise<string[]> => {
  const members = await db.row<Members>(sql`
    select ${memberColumns} from targetables p where p.company_id = ${db.scope.companyId} and p.id = ${projectId}`)
  return members ? readersAmongMembers(members, isReadable) : []
}

/** Those of them who may see the project at all. */
export const memberIdsOf = (db: Db, projectId: string): Promise<string[]> =>
  readerIdsOf(db, projectId, ({ isVisible }) => isVisible)
