import * as z from 'zod'
import { defineNotificationKind, type Told } from '../../../platform/notifications/notification-kind'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { pathOfTask } from '../task-path'
import { tasksSeenBy, tasksStillTheirs } from './tasks-seen-by'

const Assignment = z.strictObject({
  task: z.string(),
  project: z.string(),
  projectId: z.string(),
  /** Assignments told before there were several kinds are of projects. */
  kind: z.string().default(projectKind.kind),
})

type Assigned = Told<z.infer<typeof Assignment>>

const pathOf = ({ recordId, payload }: Assigned): string =>
  pathOfTask({ taskId: recordId, targetableId: payload.projectId, kind: payload.kind })

/** Nobody reads more titles in a mail. */
const MOST_TITLES = 20

/** The assigned tasks by project, as a person would list them. */
const linesOf = (assigned: readonly Assigned[]): string[] => {
  const shown = assigned
    .toSorted((a, b) => (a.payload.project < b.payload.project ? -1 : Number(a.payload.project > b.payload.project)))
    .slice(0, MOST_TITLES)
    .map(({ payload: { task, project } }) => `${task} (${project})`)
  const left = assigned.length - shown.length
  return left > 0 ? [...shown, `and ${left} more`] : shown
}

export const taskAssignment = defineNotificationKind({
  name: 'taskAssignment',
  icon: 'task',
  setting: { section: 'Tasks', label: 'Assignments', description: 'Someone assigns a project’s task to you' },
  ways: { inApp: true, mail: 'atOnce' },
  feature: 'project',
  seen: tasksSeenBy,
  worthMailing: tasksStillTheirs,
  mailKind: 'assignment',
  gatheredForSeconds: 60,
  payload: Assignment,
  words: (told) => ({
    title: `${told.by} assigned you a task: ${told.payload.task}`,
    text: told.payload.project,
    path: pathOf(told),
  }),
  mail: ([first, ...others], workspaceUrl) => {
    if (others.length === 0)
      return {
        subject: `${first.by} assigned you a task: ${first.payload.task}`,
        heading: first.payload.task,
        paragraphs: [`${first.by} assigned you this task in ${first.payload.project}.`],
        action: { label: 'Open task', url: `${workspaceUrl}/${pathOf(first)}` },
      }
    const all = [first, ...others]
    const people = new Set(all.map(({ by }) => by))
    const by = people.size === 1 ? first.by : 'Your colleagues'
    const projects = new Set(all.map(({ payload }) => payload.projectId))
    const path = projects.size === 1 ? `myTasks?projectID=${first.payload.projectId}` : 'myTasks'
    return {
      subject: `${by} assigned you ${all.length} tasks`,
      heading: `${all.length} tasks for you`,
      paragraphs: [`${by} assigned you these tasks:`, { list: linesOf(all) }],
      action: { label: 'Open my tasks', url: `${workspaceUrl}/${path}` },
    }
  },
})
