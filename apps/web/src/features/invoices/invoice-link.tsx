import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { RecordLink, useOpenRecord } from '../workspaces/record-link'

export const INVOICES = '/employments/$companyDomain/invoices'

export const invoiceAddress = (companyDomain: string, invoiceID: string) =>
  ({ to: '/employments/$companyDomain/invoices/$invoiceID', params: { companyDomain, invoiceID } }) as const

export function InvoiceLink({ id, ...link }: { id: string; className?: string | undefined; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  return <RecordLink {...link} address={invoiceAddress(company.domain, id)} />
}

export function useOpenInvoice(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  return useOpenRecord((id) => invoiceAddress(company.domain, id))
}
