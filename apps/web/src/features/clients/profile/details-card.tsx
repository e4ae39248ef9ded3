import type { Client } from '@praxis/contract/clients/clients'
import { telephoneLink, withHttpPrefix } from '@praxis/domain/links/link'
import type { ReactNode } from 'react'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
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
  const telephone = (number: string) => number && <a href={telephoneLink(number)}>{number}</a>
  const rows: [string, ReactNode][] = [
    ["Client's owner", owner && <EmployeeLink id={owner.id}>{owner.displayName}</EmployeeLink>],
    ['Trading currency', tradingCurrency],
    ['E-mail', contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>],
    [
      'Website',
      contact.website && (
        <a href={withHttpPrefix(contact.website)} target="_blank" rel="noreferrer">
          {contact.website}
        </a>
      ),
    ],
    ['Landline', telephone(contact.landline)],
    ['Mobile', telephone(contact.mobile)],
    ['Fax', contact.fax],
    ['Address', lines.join('\n')],
  ]
  return (
    <Card title="Details" actions={actions}>
      <DetailsList>
        {rows
          .filter(([, value]) => !compact || value)
          .map(([label, value]) => (
            <DetailsRow key={label} label={label}>
              {value}
            </DetailsRow>
          ))}
        <DynamicDetailsRows details={dynamicDetails} names={recordNames} />
      </DetailsList>
    </Card>
  )
}
