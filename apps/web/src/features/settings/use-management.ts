import type { CompanyManagement } from '@praxis/contract/company/company-management'
import { useSuspenseQuery } from '@tanstack/react-query'
import { companyManagementQuery } from './settings.queries'

/** The company with its settings; the layout around every page has loaded it. */
export const useManagement = (): CompanyManagement => useSuspenseQuery(companyManagementQuery).data
