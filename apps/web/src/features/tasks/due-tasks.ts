import type { Output } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import { api } from '../../api/api'
import { query } from '../../api/query'
import { showing, useChange } from '../../api/use-call'
import { personalDoor, personalProjectDoor } from './board-door'

type DueTasks = Output<typeof personals.listDueTasks>
export type DueTask = DueTasks['items'][number]

/** The reader's own open tasks with a due date, the most urgent first. */
export const dueTasksQuery = query(personals.listDueTasks, {}, { topics: [], names: ['projects'] })

/** Completes a due task, which leaves the list at once; it comes back if the server refuses. */
export const useFinishDueTask = () =>
  useChange(
    ({ id, taskList, project }: DueTask) => {
      const { board } = project ? personalProjectDoor(project.id) : personalDoor
      return api.call(board.toggleTask, { params: { taskListId: taskList.id, taskId: id }, body: { isToggled: true } })
    },
    ['tasks'],
    {
      ahead: ({ id }) =>
        showing(dueTasksQuery, ({ items, total }) => ({
          items: items.filter((task) => task.id !== id),
          total: total - 1,
        })),
    },
  )
