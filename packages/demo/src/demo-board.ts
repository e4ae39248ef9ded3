import type { TaskProgress } from '@praxis/contract/tasks/task-rules'
import type { DemoFile } from './demo-journal'

export interface DemoTask {
  readonly title: string
  /** What the task is estimated to take, its sub-tasks included. */
  readonly hours: number
  /** Titles of the task's sub-tasks. */
  readonly parts?: readonly string[]
  readonly priority?: -2 | -1 | 1 | 2
  readonly tags?: readonly string[]
  /** The description, a paragraph of rich text. */
  readonly about?: string
  /** Comments, the oldest first. */
  readonly says?: readonly string[]
  readonly files?: readonly DemoFile[]
}

export interface DemoStatus {
  readonly name: string
  readonly color: string
  readonly progress: TaskProgress
}

export interface DemoList {
  readonly name: string
  readonly tasks: readonly DemoTask[]
}

/** The work of a board, in the order in which it is usually done. */
export interface DemoBoard {
  readonly statuses: readonly DemoStatus[]
  readonly lists: readonly DemoList[]
}

/** A task on somebody's own board; days are counted from now. */
export interface DemoPersonalTask {
  readonly title: string
  readonly list: string
  readonly dueIn?: number
  readonly isDone?: true
  readonly parts?: readonly string[]
  readonly priority?: -2 | -1 | 1 | 2
  readonly remind?: true
}

export interface DemoTemplate {
  readonly name: string
  readonly isActive: boolean
  readonly board: DemoBoard
  /** Whoever moves a task to this status is assigned to it. */
  readonly assignsAt?: DemoStatus
  /** Names of the projects made from the template. */
  readonly projects?: readonly string[]
}

export const toDo: DemoStatus = { name: 'To do', color: '#56646b', progress: 'toDo' }
export const inProgress: DemoStatus = { name: 'In progress', color: '#1f6fb2', progress: 'inProgress' }
export const inReview: DemoStatus = { name: 'In review', color: '#b4531a', progress: 'inProgress' }
export const withClient: DemoStatus = { name: 'With the client', color: '#8a3ffc', progress: 'inProgress' }
export const done: DemoStatus = { name: 'Done', color: '#2f7d4f', progress: 'finished' }

export const task = (title: string, hours: number, more: Omit<DemoTask, 'title' | 'hours'> = {}): DemoTask => ({
  title,
  hours,
  ...more,
})

export const list = (name: string, ...tasks: readonly DemoTask[]): DemoList => ({ name, tasks })
