import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { showSuccess } from '../../ui/feedback/snackbar'
import type { DueTask } from './due-tasks'

/** Shows that a task of the reader's is due tomorrow, with a way to it. */
export async function tellOfDueTask(queryClient: QueryClient, taskID: string, open: (task: DueTask) => void) {
  // The query is seldom needed, so no page has to load it.
  const { dueTasksQuery } = await import('./due-tasks')
  const { items } = await queryClient.fetchQuery({ ...dueTasksQuery, staleTime: 0 })
  const task = items.find(({ id }) => id === taskID)
  if (task) showSuccess(`Due tomorrow: ${task.title}`, { label: 'Open', onPress: () => open(task) })
}

export function useTellOfDueTask(companyDomain: string): (taskId: string) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    (taskId) => {
      const open = ({ id, project }: DueTask) =>
        void navigate({
          to: '/employments/$companyDomain/myTasks/$taskID',
          params: { companyDomain, taskID: id },
          search: project ? { projectID: project.id } : {},
        })
      // A reminder that fails needs no error: it was sent by e-mail too.
      tellOfDueTask(queryClient, taskId, open).catch(() => undefined)
    },
    [queryClient, navigate, companyDomain],
  )
}
