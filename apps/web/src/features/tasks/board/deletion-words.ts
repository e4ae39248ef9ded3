import type { TaskContents } from '@praxis/contract/tasks/task-shapes'

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${noun}` : `${count} ${noun}s`]

const enumerated = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`

type Part = TaskContents['tasks']

export const countOf = ({ openCount, completedCount, archivedCount }: Part): number =>
  openCount + completedCount + archivedCount

export const taskCountOf = ({ tasks, subTasks }: TaskContents): number => countOf(tasks) + countOf(subTasks)

const remarks = (parts: readonly Part[]): string[] => [
  ...counted(
    parts.reduce((sum, { commentCount }) => sum + commentCount, 0),
    'comment',
  ),
  ...counted(
    parts.reduce((sum, { fileCount }) => sum + fileCount, 0),
    'file',
  ),
]

const ofOthers = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ' One of them is assigned to someone else.' : ` ${count} of them are assigned to other people.`
}

/** Why something cannot be deleted; undefined if it can. */
export const deletionRefusal = (parts: readonly Part[], lockedCount: number): string | undefined => {
  if (lockedCount > 0) {
    const others = lockedCount === 1 ? 'One task in it is' : `${lockedCount} tasks in it are`
    return `${others} not assigned to you, so it can only be deleted on the project’s own board.`
  }
  return parts.some(({ hasTime }) => hasTime)
    ? 'Time is logged here, so it can’t be deleted. Archive or complete the tasks instead.'
    : undefined
}

/** Everything that is deleted with a list. */
export const listDeletionText = (contents: TaskContents): string => {
  if (taskCountOf(contents) === 0) return 'The list is empty.'
  const { tasks, subTasks, othersCount } = contents
  const parts = [
    ...counted(tasks.openCount, 'open task'),
    ...counted(tasks.completedCount, 'completed task'),
    ...counted(tasks.archivedCount, 'archived task'),
    ...counted(countOf(subTasks), 'sub-task'),
    ...remarks([tasks, subTasks]),
  ]
  return `This also deletes ${enumerated(parts)}.${ofOthers(othersCount)} This can’t be undone.`
}

/** Everything that is deleted with some tasks. */
export const taskDeletionText = ({ tasks, subTasks }: TaskContents, keepSubTasks: boolean): string => {
  const parts = [
    ...(keepSubTasks ? [] : counted(countOf(subTasks), 'sub-task')),
    ...remarks(keepSubTasks ? [tasks] : [tasks, subTasks]),
  ]
  const it = countOf(tasks) === 1 ? 'it' : 'them'
  return `${parts.length === 0 ? '' : `This also deletes ${enumerated(parts)}. `}This can’t be undone. You can archive ${it} instead.`
}

const sumOf = (one: Part, other: Part): Part => ({
  openCount: one.openCount + other.openCount,
  completedCount: one.completedCount + other.completedCount,
  archivedCount: one.archivedCount + other.archivedCount,
  commentCount: one.commentCount + other.commentCount,
  fileCount: one.fileCount + other.fileCount,
  hasTime: one.hasTime || other.hasTime,
})

/** The sum of several answers: there may be more tasks than one call takes. */
export const addedUp = (contents: readonly TaskContents[]): TaskContents | undefined =>
  contents.length === 0
    ? undefined
    : contents.reduce((one, other) => ({
        tasks: sumOf(one.tasks, other.tasks),
        subTasks: sumOf(one.subTasks, other.subTasks),
        othersCount: one.othersCount + other.othersCount,
        lockedCount: one.lockedCount + other.lockedCount,
      }))
