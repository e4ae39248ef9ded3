import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { useCall, useWholeCall } from '../../api/use-call'

/** A new company is one more of the user's employments. */
export const useCreateCompany = () => useWholeCall(companies.createCompany, { changes: ['user'] })

export const useRetryFailedJob = () => useCall(operations.retryFailedJob, (id: string) => ({ params: { id } }))
