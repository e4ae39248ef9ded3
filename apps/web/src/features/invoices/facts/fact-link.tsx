import type { MissingFact } from '@praxis/contract/invoices/invoice-documents'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { useClientAddresses } from '../../clients/client-link'
import { fieldAtClient } from '../billing/field-at-client'

export type FactPlace = Exclude<MissingFact['place'], 'invoice'>

/** Whether what an invoice lacks can be entered in a place, by who looks at it. */
export const useMayEnter = () => {
  const { capabilities } = useWorkspaceViewer()
  return (place: FactPlace) => capabilities.has(place === 'client' ? 'canManageClients' : 'canManageCompany')
}

interface FactLinkProps {
  readonly place: FactPlace
  readonly clientID: string
  /** The field it is entered in; the whole page without one. */
  readonly field?: string
  readonly children: ReactNode
}

/** The way to where something that an invoice lacks is entered. */
export function FactLink({ place, clientID, field, children }: FactLinkProps) {
  const { company } = useWorkspaceViewer()
  const clients = useClientAddresses()
  if (place === 'client')
    return (
      <Link {...clients.of(clientID)} {...(field !== undefined && { hash: fieldAtClient(field) })}>
        {children}
      </Link>
    )
  return (
    <Link
      to="/employments/$companyDomain/settings/invoiceSettings"
      params={{ companyDomain: company.domain }}
      {...(field !== undefined && { hash: field })}
    >
      {children}
    </Link>
  )
}
