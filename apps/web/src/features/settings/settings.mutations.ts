import { type CompanyManagement, companyManagement } from '@praxis/contract/company/company-management'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import type { AreaEndpoint } from '../../api/query'
import { useCall } from '../../api/use-call'
import { employmentsQuery, workspaceQuery } from '../workspaces/workspaces.queries'
import { companyManagementQuery } from './settings.queries'

/** A change of the company, which the whole workspace shows at once, without waiting for the live update. */
function useCompanyChange<Given = void>(change: (given: Given) => Promise<CompanyManagement>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (management) => {
      queryClient.setQueryData(companyManagementQuery.queryKey, management)
      const { company } = management
      queryClient.setQueryData(workspaceQuery.queryKey, (workspace) => workspace && { ...workspace, company })
      return queryClient.invalidateQueries(employmentsQuery)
    },
  })
}

type CompanyChanges = NonNullable<Input<typeof companyManagement.updateCompanyManagement>['body']>

export const useUpdateCompanyManagement = () =>
  useCompanyChange((body: CompanyChanges) => api.call(companyManagement.updateCompanyManagement, { body }))

export const useClosePeriod = () =>
  useCompanyChange((body: Input<typeof companyManagement.closePeriod>['body']) =>
    api.call(companyManagement.closePeriod, { body }),
  )

export const useSetCompanyLogo = () =>
  useCompanyChange((image: File) => api.call(companyManagement.setCompanyLogo, { image }))

export const useRemoveCompanyLogo = () => useCompanyChange(() => api.call(companyManagement.removeCompanyLogo, {}))

interface Call<E extends AreaEndpoint> {
  readonly input: Input<E>
  readonly idempotencyKey?: string
}

/** A change of one of the company's collections; a card's number must not stay in memory longer than on screen. */
const useCollectionCall = <E extends AreaEndpoint>(endpoint: E) =>
  useCall(endpoint, ({ input, idempotencyKey }: Call<E>) => Object.assign({ idempotencyKey }, input), { gcTime: 0 })

export const useCreateBankHoliday = () => useCollectionCall(companyManagement.createBankHoliday)
export const useDeleteBankHoliday = () => useCollectionCall(companyManagement.deleteBankHoliday)

export const useCreateAbsenceReason = () => useCollectionCall(companyManagement.createAbsenceReason)
export const useUpdateAbsenceReason = () => useCollectionCall(companyManagement.updateAbsenceReason)
export const useDeleteAbsenceReason = () => useCollectionCall(companyManagement.deleteAbsenceReason)

export const useCreateExpenseType = () => useCollectionCall(companyManagement.createExpenseType)
export const useUpdateExpenseType = () => useCollectionCall(companyManagement.updateExpenseType)
export const useDeleteExpenseType = () => useCollectionCall(companyManagement.deleteExpenseType)

export const useCreatePipelineStage = () => useCollectionCall(companyManagement.createPipelineStage)
export const useUpdatePipelineStage = () => useCollectionCall(companyManagement.updatePipelineStage)
export const useDeletePipelineStage = () => useCollectionCall(companyManagement.deletePipelineStage)

export const useCreateRateCard = () => useCollectionCall(companyManagement.createRateCard)
export const useUpdateRateCard = () => useCollectionCall(companyManagement.updateRateCard)
export const useDeleteRateCard = () => useCollectionCall(companyManagement.deleteRateCard)

export const useCreateCreditCard = () => useCollectionCall(companyManagement.createCreditCard)
export const useUpdateCreditCard = () => useCollectionCall(companyManagement.updateCreditCard)
export const useDeleteCreditCard = () => useCollectionCall(companyManagement.deleteCreditCard)
