import { companies } from '@praxis/contract/company/companies'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ActingEmployment, api } from '../../api/api'
import { forgetImpersonation, rememberImpersonation } from '../../api/remembered-impersonation'
import { showError } from '../../ui/feedback/snackbar'
import { workspaceQuery } from './workspaces.queries'

/** Enters the workspace as somebody else: whatever was shown to the person before is forgotten. */
async function enterAs(queryClient: QueryClient, acting: ActingEmployment): Promise<void> {
  const before = api.acting
  await queryClient.cancelQueries()
  api.actAs(acting)
  try {
    const workspace = await api.call(companies.openWorkspace, {})
    queryClient.removeQueries({ predicate: ({ queryKey: [topic] }) => topic !== 'user' && topic !== 'company' })
    queryClient.setQueryData(workspaceQuery.queryKey, workspace)
    await queryClient.invalidateQueries({ queryKey: ['company'], refetchType: 'none' })
  } catch (error) {
    api.actAs(before)
    throw error
  }
}

/** Only those who impersonate somebody need this part of the contract, so the first load goes without it. */
const impersonationCalls = async () => (await import('@praxis/contract/people/employees')).impersonations

export function useStartImpersonation(companyDomain: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (employeeID: string) => {
      const { startImpersonation } = await impersonationCalls()
      const acting = await api.call(startImpersonation, { body: { employeeID } })
      await enterAs(queryClient, acting)
      rememberImpersonation({ companyDomain, ...acting })
    },
  })
}

/** Ends the impersonation in the open workspace; true when somebody was impersonated. */
export async function returnToOneself(queryClient: QueryClient): Promise<boolean> {
  const impersonatorID = api.acting?.impersonatorID
  forgetImpersonation()
  if (impersonatorID === undefined) return false
  await enterAs(queryClient, { employeeID: impersonatorID })
  return true
}

export function useStopImpersonation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // The tab returns first, so that the server's event about the end finds nobody impersonated any more.
      await returnToOneself(queryClient)
      const { stopImpersonation } = await impersonationCalls()
      await api.call(stopImpersonation, {})
    },
    onError: (error) => showError(error.message),
  })
}

/** Shown when the server no longer honours an impersonation. */
export const IMPERSONATION_ENDED = 'You can no longer impersonate this person'
