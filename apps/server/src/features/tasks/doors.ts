import { canRead } from '@praxis/domain/projects/project-policy'
import { boardAbilities } from '@praxis/domain/tasks/task-policy'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import { abilitiesInProject } from '../projects/queries/get-project'
import type { BoardDoor, OpenBoard } from './board'
import { ownerOfBoard } from './board-audience'

const boardOfProject = async (db: Db, actor: EmployeeActor, projectId: string): Promise<OpenBoard | undefined> => {
  const level = (await abilitiesInProject(db, actor, projectId))?.permissions.taskLists ?? 'noAccess'
  if (!canRead(level)) return undefined
  return {
    id: projectId,
    abilities: boardAbilities(level),
    viewerId: actor.employee.id,
    pathOfTask: (taskId) => `projects/${projectId}/taskLists/${taskId}`,
  }
}

/** Of the caller, whoever they act as: nobody else opens it. */
const boardOfEmployee = (actor: EmployeeActor): OpenBoard => {
  const { id } = actor.employee
  return {
    id,
    abilities: boardAbilities('write'),
    viewerId: id,
    pathOfTask: (taskId) => `myTasks/${taskId}`,
    ownerId: id,
  }
}

const boardOfTemplate = async (db: Db, actor: EmployeeActor, templateId: string): Promise<OpenBoard | undefined> => {
  if (!actor.permission.canManageProjects) return undefined
  const template = await db.row(sql`
    select from project_templates where company_id = ${actor.company.id} and id = ${templateId}`)
  if (!template) return undefined
  return {
    id: templateId,
    abilities: boardAbilities('write'),
    viewerId: actor.employee.id,
    pathOfTask: (taskId) => `project-template/${templateId}/taskLists/${taskId}`,
  }
}

const orNotFound = (board: OpenBoard | undefined): OpenBoard => {
  if (!board) throw new Refusal('notFound')
  return board
}

export const projectDoor: BoardDoor = {
  boardIdOf: (_actor, { id = '' }) => id,
  open: async (db, actor, { id = '' }) => orNotFound(await boardOfProject(db, actor, id)),
}

export const personalDoor: BoardDoor = {
  boardIdOf: (actor) => actor.employee.id,
  open: async (_db, actor) => boardOfEmployee(actor),
}

/** The project's board, and on it what the caller was given. */
export const personalProjectDoor: BoardDoor = {
  boardIdOf: (_actor, { projectId = '' }) => projectId,
  open: async (db, actor, { projectId = '' }) => ({
    ...orNotFound(await boardOfProject(db, actor, projectId)),
    assigneeId: actor.employee.id,
  }),
}

export const templateDoor: BoardDoor = {
  boardIdOf: (_actor, { id = '' }) => id,
  open: async (db, actor, { id = '' }) => orNotFound(await boardOfTemplate(db, actor, id)),
}

/** The board itself, from within: for files and history, which know it by its id. */
export const findBoard = async (db: Db, actor: EmployeeActor, boardId: string): Promise<OpenBoard | undefined> => {
  const owner = await ownerOfBoard(db, boardId)
  if (!owner) return undefined
  if (owner.employeeId !== null) return owner.employeeId === actor.employee.id ? boardOfEmployee(actor) : undefined
  if (!actor.company.features.project) return undefined
  return owner.projectId === null ? boardOfTemplate(db, actor, boardId) : boardOfProject(db, actor, boardId)
}
