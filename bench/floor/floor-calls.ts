import type { HotCallName } from '../hot/hot-calls'
import type { FloorCall } from './floor-call'
import { projectsWithClients } from './project-floor'
import { createTask, tasksOfList } from './task-floor'
import { entriesOfProject, logTime, week } from './time-floor'

/** The calls that other systems are compared in as well. */
export const floorCalls = {
  'a person’s week': week,
  '50 entries of a project': entriesOfProject,
  '25 projects with clients': projectsWithClients,
  '50 tasks of a board of 5,000': tasksOfList,
  '50 tasks of a board of 500': tasksOfList,
  'log a time entry': logTime,
  'create a task': createTask,
} satisfies Partial<Record<HotCallName, FloorCall>>

export type FloorCallName = keyof typeof floorCalls

/** The header that says which call a request is; header values are Latin-1. */
export const FLOOR_HEADER = 'x-floor-call'
export const floorCallNames = Object.keys(floorCalls) as FloorCallName[]
