import { openedByKeys } from '@praxis/domain/portals/opened-by-keys'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { boardPermissions } from '@praxis/domain/tasks/task-policy'
import type { EmployeeActor, VisitorActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import { permissionsInKind } from '../targetables/queries/open-targetable'
import { kindCalled, kindsInUse, projectKind, type TargetableKind } from '../targetables/queries/targetable-kinds'
import type { BoardDoor, BoardView, OpenBoard } from './board'
import { ownerOfBoard } from './board-audience'
import { pathOfTask } from './task-path'

const boardOfTargetable = async (
  db: Db,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenBoard | undefined> => {
  const level = (await permissionsInKind(db, actor, kind, id))?.areas.taskLists ?? 'noAccess'
  if (!canRead(level)) return undefined
  return {
    id,
    permissions: boardPermissions(level),
    actor,
    pathOfTask: (taskId) => pathOfTask({ taskId, targetableId: id, kind: kind.kind }),
  }
}

/** The caller's own board, or that of the person they act as: nobody else opens it. */
const boardOfEmployee = (actor: EmployeeActor): OpenBoard => {
  const { id } = actor.employee
  return {
    id,
    permissions: boardPermissions('write'),
    actor,
    pathOfTask: (taskId) => `myTasks/${taskId}`,
    ownerId: id,
  }
}

const boardOfTemplate = async (db: Db, actor: EmployeeActor, templateId: string): Promise<OpenBoard | undefined> => {
  if (!actor.capabilities.canManageProjects) return undefined
  const template = await db.row(sql`
    select from project_templates where company_id = ${actor.company.id} and id = ${templateId}`)
  if (!template) return undefined
  return {
    id: templateId,
    permissions: boardPermissions('write'),
    actor,
    pathOfTask: (taskId) => `project-template/${templateId}/taskLists/${taskId}`,
  }
}

const orNotFound = (board: OpenBoard | undefined): OpenBoard => {
  if (!board) throw new Refusal('notFound')
  return board
}

export const projectDoor: BoardDoor = {
  viewOf: (_actor, { id = '' }) => ({ id }),
  open: async (db, actor, { id = '' }) => orNotFound(await boardOfTargetable(db, actor, projectKind, id)),
}

export const personalDoor: BoardDoor = {
  viewOf: (actor) => ({ id: actor.employee.id }),
  open: async (_db, actor) => boardOfEmployee(actor),
}

/** The project's board, showing only tasks that the caller was given. */
export const personalProjectDoor: BoardDoor = {
  viewOf: ({ employee }, { projectId = '' }) => ({ id: projectId, assigneeId: employee.id }),
  open: async (db, actor, { projectId = '' }) => ({
    ...orNotFound(await boardOfTargetable(db, actor, projectKind, projectId)),
    assigneeId: actor.employee.id,
  }),
}

export const templateDoor: BoardDoor = {
  viewOf: (_actor, { id = '' }) => ({ id }),
  open: async (db, actor, { id = '' }) => orNotFound(await boardOfTemplate(db, actor, id)),
}

const viewOfPortal = ({ portal }: VisitorActor): BoardView => ({
  id: portal.projectId,
  showsCharged: true,
  hidesArchive: !openedByKeys(portal.sharedInfos).permissions.edit,
})

/** The board of a portal's project, with what the keys of the portal open; who comes in was found out with the call. */
export const portalDoor: BoardDoor<VisitorActor> = {
  viewOf: viewOfPortal,
  open: async (_db, actor) => ({
    ...viewOfPortal(actor),
    actor,
    permissions: openedByKeys(actor.portal.sharedInfos).permissions,
    pathOfTask: (taskId) => pathOfTask({ taskId, targetableId: actor.portal.projectId, kind: projectKind.kind }),
  }),
}

/** A board by its id, for files and history, which do not know its door. */
export const findBoard = async (db: Db, actor: EmployeeActor, boardId: string): Promise<OpenBoard | undefined> => {
  const owner = await ownerOfBoard(db, boardId)
  if (!owner) return undefined
  if (owner.employeeId !== null) return owner.employeeId === actor.employee.id ? boardOfEmployee(actor) : undefined
  if (owner.kind === null) return actor.company.features.project ? boardOfTemplate(db, actor, boardId) : undefined
  if (!kindsInUse(actor).includes(owner.kind)) return undefined
  return boardOfTargetable(db, actor, kindCalled(owner.kind), boardId)
}
