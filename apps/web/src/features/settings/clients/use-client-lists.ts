import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { useQueryClient } from '@tanstack/react-query'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { useUpdateCompanyManagement } from '../settings.mutations'
import { companyManagementQuery } from '../settings.queries'

type ClientSettings = CompanyManagement['company']['clientSettings']

/**
 * Contact types and journal categories are saved as whole lists, so a change is made to the list as it is now:
 * what somebody else added meanwhile must not be lost.
 */
export function useClientLists() {
  const queryClient = useQueryClient()
  const { mutateAsync: updateCompanyManagement } = useUpdateCompanyManagement()
  return async (
    changesOf: (settings: ClientSettings) => NonNullable<CompanyManagementInput['updateClientSettingsInput']>,
  ) => {
    const fetchNewest = () => queryClient.fetchQuery({ ...companyManagementQuery, staleTime: 0 })
    await saveOnNewest(await fetchNewest(), fetchNewest, ({ company, version }) =>
      updateCompanyManagement({ updateClientSettingsInput: changesOf(company.clientSettings), version }),
    )
  }
}
