import type { QueryClient } from '@tanstack/react-query'

/** What every route's loader may use. */
export interface RouterContext {
  queryClient: QueryClient
}
