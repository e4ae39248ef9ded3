import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '../../api/api'
import { type ReasonSearch, readReason } from '../../features/accounts/search-params'
import { SignedInLayout } from '../../features/accounts/signed-in-layout'
import { workspaceToEnter } from '../../features/workspaces/workspace-to-enter'
import { employmentsQuery } from '../../features/workspaces/workspaces.queries'
import { WorkspacesScreen } from '../../features/workspaces/workspaces-screen'

export const Route = createFileRoute('/_signed-in/workspaces')({
  validateSearch: (search): ReasonSearch & { enter?: true } => ({
    reason: readReason(search),
    enter: search.enter === true || undefined,
  }),
  loaderDeps: ({ search: { enter } }) => ({ enter }),
  loader: async ({ context, deps: { enter } }) => {
    const employments = await context.queryClient.ensureQueryData(employmentsQuery)
    const entered = enter && workspaceToEnter(employments, session.employmentId)
    if (entered)
      throw redirect({
        to: '/employments/$companyDomain',
        params: { companyDomain: entered.company.domain },
        replace: true,
      })
  },
  component: () => (
    <SignedInLayout>
      <WorkspacesScreen {...Route.useSearch()} />
    </SignedInLayout>
  ),
})
