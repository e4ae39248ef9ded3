import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api/api'
import type { ChartedDoor } from '../board-door'
import { placeParams } from '../tasks.queries'
import { ganttChartQuery } from './gantt.queries'
import { changesOf, type TaskDates } from './task-dates'

interface Rescheduling {
  readonly task: GanttTask
  readonly dates: TaskDates
}

const withDates = (task: GanttTask, { startDate, endDate }: TaskDates): GanttTask => ({ ...task, startDate, endDate })

/** Moves a task, one call after the other, so that the last move is the one that counts. */
export function useRescheduleTask(door: ChartedDoor) {
  const queryClient = useQueryClient()
  const { queryKey } = ganttChartQuery(door)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: ({ task, dates }: Rescheduling) =>
      api.call(door.board.updateTask, { params: placeParams(task), body: changesOf(task, dates) }),
    onSuccess: (_answer, { task, dates }) => {
      queryClient.setQueryData(queryKey, (tasks) =>
        tasks?.map((each) => (each.id === task.id ? withDates(each, dates) : each)),
      )
    },
    onSettled: async () => {
      // The task stays where it was put until an answer has the move; the last of several moves fetches it.
      if (queryClient.isMutating({ mutationKey: queryKey }) > 1) return
      await queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: ['tasks'], predicate: (query) => query.queryKey[1] !== 'gantt' })
    },
  })
}

/** The tasks with the dates they were just given, whatever is fetched meanwhile; a refused move takes them back. */
export function useTasksAsMoved(door: ChartedDoor, tasks: readonly GanttTask[]): readonly GanttTask[] {
  const moves = useMutationState({
    filters: { mutationKey: ganttChartQuery(door).queryKey, status: 'pending' },
    select: ({ state }) => state.variables as Rescheduling,
  })
  return useMemo(() => {
    if (moves.length === 0) return tasks
    const moved = new Map(moves.map(({ task, dates }) => [task.id, dates]))
    return tasks.map((task) => {
      const dates = moved.get(task.id)
      return dates ? withDates(task, dates) : task
    })
  }, [tasks, moves])
}
