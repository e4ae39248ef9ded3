import type { automationEndpoints } from '@praxis/contract/automation-endpoints'
import type { boardEndpoints } from '@praxis/contract/task-board-endpoints'
import type { statusEndpoints } from '@praxis/contract/task-status-endpoints'
import type { workEndpoints } from '@praxis/contract/task-work-endpoints'
import type { BoardPermissions } from '@praxis/domain/tasks/task-policy'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import type { Handlers } from '../../platform/http/implement'

/** A board that somebody has opened, through whichever door: all that the engine knows of where it is. */
export interface OpenBoard {
  readonly id: string
  readonly permissions: BoardPermissions
  /** The employee who has opened it. */
  readonly viewerId: string
  /** Where a task is seen, within the workspace. */
  readonly pathOfTask: (taskId: string) => string
  /** Only tasks of this employee are shown, and new ones are theirs. */
  readonly assigneeId?: string
  /** The employee whose own board it is, if it is one. */
  readonly ownerId?: string
}

export type BoardParams = Readonly<Record<string, string>>

/** A board while it is asked whether somebody may open it. */
export interface OpeningBoard {
  readonly id: string
  readonly opened: OpenBoard | Promise<OpenBoard>
}

export interface BoardDoor {
  /** Which board an address means, whoever may see it: questions about it can travel with the one who may. */
  readonly boardIdOf: (actor: EmployeeActor, params: BoardParams) => string
  /** Finds the board behind an address; refuses whoever may not see it. */
  readonly open: (db: Db, actor: EmployeeActor, params: BoardParams) => Promise<OpenBoard>
}

type AnyDoor = Record<never, never>

/** The same handlers stand behind every door: they know no more of an address than that a door can read it. */
export type BoardHandlers = Handlers<ReturnType<typeof boardEndpoints<AnyDoor>>>
export type WorkHandlers = Handlers<ReturnType<typeof workEndpoints<AnyDoor>>>
export type StatusHandlers = Handlers<ReturnType<typeof statusEndpoints<AnyDoor>>>
export type AutomationHandlers = Handlers<ReturnType<typeof automationEndpoints<AnyDoor>>>
