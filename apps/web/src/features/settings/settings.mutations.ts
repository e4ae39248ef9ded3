import { type CompanyManagement, companyManagement } from '@praxis/contract/company/company-management'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { employmentsQuery, workspaceQuery } from '../workspaces/workspaces.queries'
import { companyManagementQuery, SETTINGS_TOPIC } from './settings.queries'

/** Shows the changed company in the whole workspace at once, without waiting for the live update. */
function keepCompany(queryClient: QueryClient, management: CompanyManagement): Promise<void> {
  queryClient.setQueryData(companyManagementQuery.queryKey, management)
  const { company } = management
  queryClient.setQueryData(workspaceQuery.queryKey, (workspace) => workspace && { ...workspace, company })
  return queryClient.invalidateQueries(employmentsQuery)
}

export function useUpdateCompanyManagement() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Input<typeof companyManagement.updateCompanyManagement>['body']>) =>
      api.call(companyManagement.updateCompanyManagement, { body }),
    onSuccess: (management) => keepCompany(queryClient, management),
  })
}

export function useSetCompanyLogo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (image: File) => api.call(companyManagement.setCompanyLogo, { image }),
    onSuccess: (management) => keepCompany(queryClient, management),
  })
}

export function useRemoveCompanyLogo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(companyManagement.removeCompanyLogo, {}),
    onSuccess: (management) => keepCompany(queryClient, management),
  })
}

interface Call<E extends EndpointSpec> {
  readonly input: Input<E>
  /** The key of a form, so that a second press is the same request. */
  readonly idempotencyKey?: string
}

/** A change of one of the company's collections; the lists are fetched again before it counts as done. */
function useCollectionMutation<E extends EndpointSpec>(endpoint: E) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Call<E>) =>
      api.call(endpoint, input, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [SETTINGS_TOPIC] }),
    // A card's number must not stay in memory longer than it is on screen.
    gcTime: 0,
  })
}

export const useCreateBankHoliday = () => useCollectionMutation(companyManagement.createBankHoliday)
export const useDeleteBankHoliday = () => useCollectionMutation(companyManagement.deleteBankHoliday)

export const useCreateAbsenceReason = () => useCollectionMutation(companyManagement.createAbsenceReason)
export const useUpdateAbsenceReason = () => useCollectionMutation(companyManagement.updateAbsenceReason)
export const useDeleteAbsenceReason = () => useCollectionMutation(companyManagement.deleteAbsenceReason)

export const useCreateExpenseType = () => useCollectionMutation(companyManagement.createExpenseType)
export const useUpdateExpenseType = () => useCollectionMutation(companyManagement.updateExpenseType)
export const useDeleteExpenseType = () => useCollectionMutation(companyManagement.deleteExpenseType)

export const useCreatePipelineStage = () => useCollectionMutation(companyManagement.createPipelineStage)
export const useUpdatePipelineStage = () => useCollectionMutation(companyManagement.updatePipelineStage)
export const useDeletePipelineStage = () => useCollectionMutation(companyManagement.deletePipelineStage)

export const useCreateRateCard = () => useCollectionMutation(companyManagement.createRateCard)
export const useUpdateRateCard = () => useCollectionMutation(companyManagement.updateRateCard)
export const useDeleteRateCard = () => useCollectionMutation(companyManagement.deleteRateCard)

export const useCreateCreditCard = () => useCollectionMutation(companyManagement.createCreditCard)
export const useUpdateCreditCard = () => useCollectionMutation(companyManagement.updateCreditCard)
export const useDeleteCreditCard = () => useCollectionMutation(companyManagement.deleteCreditCard)
