import type { Workspace } from '@praxis/contract/company/companies'
import type { Employment } from '@praxis/contract/people/users'
import { ApiError } from '@praxis/contract/protocol/caller'
// Puts what is refused in a workspace in words.
import '@praxis/contract/protocol/reasons'
import type { QueryClient } from '@tanstack/react-query'
import { api, session } from '../../api/api'
import { forgetImpersonation, rememberedImpersonation } from '../../api/remembered-impersonation'
import { showError } from '../../ui/feedback/snackbar'
import { IMPERSONATION_ENDED } from './impersonation.mutations'
import { employmentsQuery, workspaceQuery } from './workspaces.queries'

/** Forgets everything of the workspace that was open; what belongs to the user stays. */
function forgetWorkspace(queryClient: QueryClient): void {
  api.actAs(null)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' })
}

export function leaveWorkspace(queryClient: QueryClient): void {
  forgetWorkspace(queryClient)
  session.forgetEmployment()
}

export function isWorkspaceOpen(queryClient: QueryClient, companyDomain: string): boolean {
  return api.acting !== null && queryClient.getQueryData(workspaceQuery.queryKey)?.company.domain === companyDomain
}

async function employmentIn(queryClient: QueryClient, companyDomain: string): Promise<Employment> {
  const isThere = ({ company }: Employment) => company.domain === companyDomain
  const known = await queryClient.ensureQueryData(employmentsQuery)
  // A company that has just been created or joined may be missing from the cached list.
  const lookAgain = () => queryClient.fetchQuery({ ...employmentsQuery, staleTime: 0 })
  const employment = known.find(isThere) ?? (await lookAgain()).find(isThere)
  if (!employment) throw new ApiError(404, { reason: 'notFound' })
  if (!employment.isActive) throw new ApiError(401, { reason: 'employeeDeactivated' })
  return employment
}

/** Resumes the impersonation of this tab in the company; when the server has ended it, one acts as oneself again. */
async function resumeImpersonation(queryClient: QueryClient, companyDomain: string): Promise<Workspace | undefined> {
  const impersonation = rememberedImpersonation()
  if (impersonation?.companyDomain !== companyDomain) return undefined
  const { employeeID, impersonatorID } = impersonation
  api.actAs({ employeeID, impersonatorID })
  try {
    return await queryClient.fetchQuery(workspaceQuery)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    forgetImpersonation()
    showError(IMPERSONATION_ENDED)
    return undefined
  }
}

async function enterAsOneself(queryClient: QueryClient, employeeID: string): Promise<Workspace> {
  api.actAs({ employeeID })
  return queryClient.fetchQuery(workspaceQuery)
}

/** Enters a workspace by its address; when that is refused, none is open and none is remembered. */
export async function openWorkspace(queryClient: QueryClient, companyDomain: string): Promise<Workspace> {
  try {
    const employment = await employmentIn(queryClient, companyDomain)
    forgetWorkspace(queryClient)
    const workspace =
      (await resumeImpersonation(queryClient, companyDomain)) ?? (await enterAsOneself(queryClient, employment.id))
    session.rememberEmployment(employment.id)
    return workspace
  } catch (error) {
    if (error instanceof ApiError) leaveWorkspace(queryClient)
    throw error
  }
}
