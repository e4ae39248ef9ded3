import type { automationEndpoints } from '@praxis/contract/tasks/automation-endpoints'
import type { boardEndpoints } from '@praxis/contract/tasks/task-board-endpoints'
import type { statusEndpoints } from '@praxis/contract/tasks/task-status-endpoints'
import type { workEndpoints } from '@praxis/contract/tasks/task-work-endpoints'
import type { BoardPermissions } from '@praxis/domain/tasks/task-policy'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import type { Handlers } from '../../platform/http/implement'

/** A board that somebody has opened, through whichever door: all that the engine knows of the door. */
export interface OpenBoard {
  readonly id: string
  readonly permissions: BoardPermissions
  /** The employee who has opened the board. */
  readonly viewerId: string
  /** The path of a task, within the workspace. */
  readonly pathOfTask: (taskId: string) => string
  /** Only tasks of this employee are shown, and new ones are theirs. */
  readonly assigneeId?: string
  /** The employee whose own board this is; undefined for other boards. */
  readonly ownerId?: string
}

export type BoardParams = Readonly<Record<string, string>>

/** What statements need to know of a board: its id, and whose tasks of it are shown. */
export type BoardView = Pick<OpenBoard, 'id' | 'assigneeId'>

/** A board about which it is asked whether somebody may open it: statements about it can travel with that question. */
export interface OpeningBoard extends BoardView {
  readonly opened: OpenBoard | Promise<OpenBoard>
}

export interface BoardDoor {
  /** The board of an address, before it is known who may see it. */
  readonly viewOf: (actor: EmployeeActor, params: BoardParams) => BoardView
  /** Finds the board of an address; refuses actors who may not see it. */
  readonly open: (db: Db, actor: EmployeeActor, params: BoardParams) => Promise<OpenBoard>
}

type AnyDoor = Record<never, never>

/** The same handlers stand behind every door; a door reads the address for them. */
export type BoardHandlers = Handlers<ReturnType<typeof boardEndpoints<AnyDoor>>>
export type WorkHandlers = Handlers<ReturnType<typeof workEndpoints<AnyDoor>>>
export type StatusHandlers = Handlers<ReturnType<typeof statusEndpoints<AnyDoor>>>
export type AutomationHandlers = Handlers<ReturnType<typeof automationEndpoints<AnyDoor>>>
