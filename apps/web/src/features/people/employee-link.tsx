import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { RecordLink, useOpenRecord } from '../workspaces/record-link'

export const employeeAddress = (companyDomain: string, employeeID: string) =>
  ({ to: '/employments/$companyDomain/employees/{-$employeeID}', params: { companyDomain, employeeID } }) as const

export function EmployeeLink({ id, ...link }: { id: string; className?: string | undefined; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  return <RecordLink {...link} address={employeeAddress(company.domain, id)} />
}

export function useOpenEmployee(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  return useOpenRecord((id) => employeeAddress(company.domain, id))
}
