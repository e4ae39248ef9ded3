import type { TaskProgress } from '@praxis/contract/task-rules'
import type { DemoFile } from './demo-journal'

export interface DemoTask {
  readonly title: string
  /** What it is estimated to take, its parts included. */
  readonly hours: number
  /** Titles of its sub-tasks. */
  readonly parts?: readonly string[]
  readonly priority?: -2 | -1 | 1 | 2
  readonly tags?: readonly string[]
  /** A paragraph of rich text. */
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

/** What is to be done, in the order in which it usually is. */
export interface DemoBoard {
  readonly statuses: readonly DemoStatus[]
  readonly lists: readonly DemoList[]
}

/** What people keep for themselves; days are counted from now. */
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
  /** The status in which whoever moved a task there gets it. */
  readonly assignsAt?: DemoStatus
  /** Names of the projects made from it. */
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
