import { ApiError } from '@praxis/contract/protocol/caller'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { session } from '../../api/api'

interface Visit {
  readonly params: { readonly companyDomain: string }
  readonly context: { readonly queryClient: QueryClient }
  readonly preload: boolean
}

/** Opens the workspace of the address before any of its pages; a refusal leads to the choice of workspaces, with why. */
export async function employment({ params, context: { queryClient }, preload }: Visit): Promise<void> {
  // Only workspaces need this module, and the guard is part of the first load.
  const { isWorkspaceOpen, openWorkspace } = await import('./open-workspace')
  if (isWorkspaceOpen(queryClient, params.companyDomain)) return
  // Preloading another workspace's link must not leave this one, nor fetch its pages as somebody of this one.
  if (preload) throw redirect({ to: '/workspaces' })
  try {
    await openWorkspace(queryClient, params.companyDomain)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Without a session the choice of workspaces would be refused too: the guard before this one leads to signing in.
    if (session.token === undefined) throw redirect({ to: '/signin', search: { reason: 'invalidRefreshToken' } })
    throw redirect({ to: '/workspaces', search: { reason: error.reason } })
  }
}
