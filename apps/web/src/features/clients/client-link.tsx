import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { RecordLink, useOpenRecord } from '../workspaces/record-link'
import type { ClientTab } from './client-tabs'

/** The addresses of the list of clients and of the tabs of one. */
export const clientAddresses = (companyDomain: string) => ({
  list: { to: '/employments/$companyDomain/clients', params: { companyDomain } } as const,
  of: (clientID: string, tab: ClientTab = 'details') =>
    ({
      to: '/employments/$companyDomain/clients/$clientID/{-$tab}',
      params: { companyDomain, clientID, tab: tab === 'details' ? undefined : tab },
    }) as const,
})

export const useClientAddresses = () => clientAddresses(useWorkspaceViewer().company.domain)

export function ClientLink({ id, ...link }: { id: string; className?: string | undefined; children: ReactNode }) {
  return <RecordLink {...link} address={useClientAddresses().of(id)} />
}

export const useOpenClient = () => useOpenRecord(useClientAddresses().of)
