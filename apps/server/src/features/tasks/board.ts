import type { Area } from '@praxis/contract/protocol/endpoint'
import type { automationEndpoints } from '@praxis/contract/tasks/automation-endpoints'
import type { boardEndpoints } from '@praxis/contract/tasks/task-board-endpoints'
import type { statusEndpoints } from '@praxis/contract/tasks/task-status-endpoints'
import type { workEndpoints } from '@praxis/contract/tasks/task-work-endpoints'
import type { BoardPermissions } from '@praxis/domain/tasks/task-policy'
import type * as z from 'zod'
import type { EmployeeActor, VisitorActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import type { CallBy, Handler } from '../../platform/http/implement'

/** Who opens boards: somebody of the firm, or a visitor of a portal, who is none of its employees. */
export type BoardActor = EmployeeActor | VisitorActor

/** What statements need to know of a board: its id, and what is shown of it. */
export interface BoardView {
  readonly id: string
  /** Only tasks of this employee are shown, and new ones are theirs. */
  readonly assigneeId?: string
  /** The time of tasks is what was approved and is charged, rather than all that was logged. */
  readonly showsCharged?: boolean
  /** Archived tasks are as if they were not there. */
  readonly hidesArchive?: boolean
}

/** A board that somebody has opened, through whichever door: all that the engine knows of the door. */
export interface OpenBoard extends BoardView {
  readonly actor: BoardActor
  readonly permissions: BoardPermissions
  /** The path of a task, within the workspace. */
  readonly pathOfTask: (taskId: string) => string
  /** The employee whose own board this is; undefined for other boards. */
  readonly ownerId?: string
}

export type BoardParams = Readonly<Record<string, string | undefined>>

/** A board about which it is asked whether somebody may open it: statements about it can travel with that question. */
export interface OpeningBoard extends BoardView {
  readonly opened: OpenBoard | Promise<OpenBoard>
}

export interface BoardDoor<Actor extends BoardActor = EmployeeActor> {
  /** The board of an address, before it is known who may see it. */
  readonly viewOf: (actor: Actor, params: BoardParams) => BoardView
  /** Finds the board of an address; refuses actors who may not see it. */
  readonly open: (db: Db, actor: Actor, params: BoardParams) => Promise<OpenBoard>
}

/** The parameters by which addresses name a board; each door reads its own. */
type AnyDoor = { readonly [Name in 'id' | 'projectId']: z.ZodOptional<z.ZodString> }

/** Handlers of an area as they stand behind a door, through which these actors come. */
type HandlersFor<Endpoints extends Area, Actor> = {
  readonly [Name in keyof Endpoints]: (call: CallBy<Actor, Endpoints[Name]>) => ReturnType<Handler<Endpoints[Name]>>
}

/** The same handlers stand behind every door; a door reads the address for them. */
export type BoardHandlers<Actor> = HandlersFor<ReturnType<typeof boardEndpoints<AnyDoor>>, Actor>
export type WorkHandlers<Actor> = HandlersFor<ReturnType<typeof workEndpoints<AnyDoor>>, Actor>
export type StatusHandlers = HandlersFor<ReturnType<typeof statusEndpoints<AnyDoor>>, EmployeeActor>
export type AutomationHandlers = HandlersFor<ReturnType<typeof automationEndpoints<AnyDoor>>, EmployeeActor>
