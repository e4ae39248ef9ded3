import { useQuery } from '@tanstack/react-query'
import { employmentsQuery } from '../workspaces/workspaces.queries'

/** What one's colour is chosen by outside a workspace: the same as in the workspace that was opened last. */
export function useOwnColour(): string | undefined {
  const { data: employments = [] } = useQuery(employmentsQuery)
  const [latest] = employments.toSorted((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
  return latest?.id
}
