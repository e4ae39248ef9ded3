import { useQuery } from '@tanstack/react-query'
import { employmentsQuery } from '../workspaces/workspaces.queries'

/** The id by which one's colour is chosen outside a workspace: that of the employment opened last. */
export function useOwnColour(): string | undefined {
  const { data: employments = [] } = useQuery(employmentsQuery)
  const [latest] = employments.toSorted((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
  return latest?.id
}
