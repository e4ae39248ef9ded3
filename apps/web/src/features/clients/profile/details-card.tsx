import type { Client } from '@praxis/contract/clients/clients'
import type { ReactNode } from 'react'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ContactWayRows } from '../../../ui/people/contact-way'
import { EmployeeLink } from '../../people/employee-link'
import { recordNames } from '../record-names'

interface DetailsCardProps {
  readonly client: Client
  /** Beside the title: the button to edit the details. */
  readonly actions?: ReactNode
  /** Leaves out empty details, where the card stands beside something else. */
  readonly compact?: boolean
}

/** A client's details, to read. */
export function DetailsCard({ client, actions, compact = false }: DetailsCardProps) {
  const { clientOwner: owner, tradingCurrency, contact, address, dynamicDetails } = client.details
  const lines = [address.line1, address.line2, address.city, address.postcode].filter(Boolean)
  return (
    <Card title="Details" actions={actions}>
      <DetailsList>
        {(owner || !compact) && (
          <DetailsRow label="Client's owner">
            {owner && <EmployeeLink id={owner.id}>{owner.displayName}</EmployeeLink>}
          </DetailsRow>
        )}
        <DetailsRow label="Trading currency">{tradingCurrency}</DetailsRow>
        <ContactWayRows contact={contact} ways={['email', 'website', 'landline', 'mobile', 'fax']} compact={compact} />
        {(lines.length > 0 || !compact) && <DetailsRow label="Address">{lines.join('\n')}</DetailsRow>}
        <DynamicDetailsRows details={dynamicDetails} names={recordNames} />
      </DetailsList>
    </Card>
  )
}
