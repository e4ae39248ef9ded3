import { type DemoPersonalTask, done, inProgress, toDo } from '@praxis/demo/demo-board'
import { addDays } from '@praxis/domain/calendar/day'
import { type BoardRows, EMPTY_TASK, listRows, ranked, statusRows, type TaskRow } from './board-rows'
import { demoId } from './demo-id'
import { daysBefore } from './demo-moments'

const statuses = [toDo, inProgress, done]
const WRITTEN_DAYS_AGO = 6

/** The rows of somebody's personal board. */
export const personalBoardRows = (now: string, employeeId: string, planned: readonly DemoPersonalTask[]): BoardRows => {
  const ofStatuses = statusRows(employeeId, statuses)
  const lists = listRows(employeeId, [...new Set(planned.map(({ list }) => list))])
  const statusId = (isDone: boolean, index: number) => ofStatuses[isDone ? 2 : index % 2]?.id ?? null
  const tasks = lists.flatMap(({ id: listId, name }) =>
    ranked(planned.filter(({ list }) => list === name)).flatMap(([task, rank], index): TaskRow[] => {
      const { title, dueIn, isDone = false, parts = [], priority = 0, remind = false } = task
      const id = demoId('task', listId, title)
      const common = {
        ...EMPTY_TASK,
        boardId: employeeId,
        listId,
        createdBy: employeeId,
        createdAt: daysBefore(now, WRITTEN_DAYS_AGO + index),
        updatedAt: daysBefore(now, isDone ? 1 : WRITTEN_DAYS_AGO),
        finishedAt: isDone ? daysBefore(now, 1) : null,
        assignees: [employeeId],
      }
      return [
        {
          ...common,
          id,
          title,
          rank,
          priority,
          remind,
          statusId: statusId(isDone, index),
          dueDate: dueIn === undefined ? null : addDays(now.slice(0, 10), dueIn),
        },
        ...ranked(parts).map(([part, partRank]) => ({
          ...common,
          id: demoId('task', id, part),
          parentId: id,
          title: part,
          rank: partRank,
          statusId: statusId(isDone, 0),
        })),
      ]
    }),
  )
  return { statuses: ofStatuses, lists, tasks, comments: [], files: [] }
}
