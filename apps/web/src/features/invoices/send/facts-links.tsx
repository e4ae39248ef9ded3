import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Row } from '../../../ui/layout/box'
import { ClientLink } from '../../clients/client-link'

interface FactsLinksProps {
  readonly client: Invoice['client']
  readonly places: readonly ('companySettings' | 'client' | 'invoice')[]
}

/** The ways to where missing facts are entered, for those who may enter them. */
export function FactsLinks({ client, places }: FactsLinksProps) {
  const { company, capabilities } = useWorkspaceViewer()
  return (
    <Row as="span" gap={3} wrap weight="medium">
      {places.includes('companySettings') && capabilities.has('canManageCompany') && (
        <Link to="/employments/$companyDomain/settings/invoiceSettings" params={{ companyDomain: company.domain }}>
          Invoice settings
        </Link>
      )}
      {places.includes('client') && capabilities.has('canManageClients') && (
        <ClientLink id={client.id}>{client.name}</ClientLink>
      )}
    </Row>
  )
}
