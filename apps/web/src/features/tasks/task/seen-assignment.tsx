import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { assignmentsQuery, useDismissAssignment } from '../assignments'

/** Dismisses the notice of an assignment once the reader has opened the task. */
export function SeenAssignment({ taskID }: { taskID: string }) {
  const { data } = useQuery(assignmentsQuery)
  const { mutate: dismiss, variables: dismissed } = useDismissAssignment()
  const isNews = data?.items.some(({ id }) => id === taskID) ?? false
  useEffect(() => {
    // A list that was on its way meanwhile may bring it once more.
    if (isNews && dismissed !== taskID) dismiss(taskID)
  }, [isNews, taskID, dismiss, dismissed])
  return null
}
