import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { employmentsQuery, failedJobsQuery } from './workspaces.queries'

interface CompanyCreation {
  readonly body: Input<typeof companies.createCompany>['body']
  readonly idempotencyKey: string
}

export function useCreateCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: CompanyCreation) =>
      api.call(companies.createCompany, { body }, { idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries(employmentsQuery),
  })
}

export function useRetryFailedJob() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(operations.retryFailedJob, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(failedJobsQuery),
  })
}
