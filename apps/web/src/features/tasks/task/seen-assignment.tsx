import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { assignmentsQuery, useDismissAssignment } from '../assignments'

/** Dismisses the notice of an assignment once the reader has opened the task. */
export function SeenAssignment({ taskID }: { taskID: string }) {
  const { data } = useQuery(assignmentsQuery)
  const { mutate: dismiss } = useDismissAssignment()
  const isNews = data?.items.some(({ id }) => id === taskID) ?? false
  useEffect(() => {
    if (isNews) dismiss(taskID)
  }, [isNews, taskID, dismiss])
  return null
}
