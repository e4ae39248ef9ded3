import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../../shell/workspace/workspace-context'
import { RecordLink, useOpenRecord } from '../../../workspaces/record-link'

export const STATEMENTS = '/employments/$companyDomain/invoices/statements'

export const statementAddress = (companyDomain: string, statementID: string) =>
  ({
    to: '/employments/$companyDomain/invoices/statements/$statementID',
    params: { companyDomain, statementID },
  }) as const

export function StatementLink({ id, children }: { id: string; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  return <RecordLink address={statementAddress(company.domain, id)}>{children}</RecordLink>
}

export function useOpenStatement(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  return useOpenRecord((id) => statementAddress(company.domain, id))
}
