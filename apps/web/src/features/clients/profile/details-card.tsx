import type { Client } from '@praxis/contract/clients'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { withHttpPrefix } from '@praxis/domain/links/link'
import { Fragment, type ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Card } from '../../../ui/layout/card'
import { EmployeeLink } from '../../people/employee-link'
import { DetailText } from '../detail-text'
import classes from './client.module.css'

interface DetailsCardProps {
  readonly client: Client
  /** Beside the title: the way to change them. */
  readonly actions?: ReactNode
  /** Only what there is, where the card stands beside something else. */
  readonly compact?: boolean
}

/** A client's details, to read. */
export function DetailsCard({ client, actions, compact = false }: DetailsCardProps) {
  const { clientOwner: owner, tradingCurrency, contact, address, dynamicDetails } = client.details
  const lines = [address.line1, address.line2, address.city, address.postcode].filter(Boolean)
  const telephone = (number: string) => number && <a href={`tel:${number.replace(/[^\d+*#]/g, '')}`}>{number}</a>
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
      <dl className={classes.list}>
        {rows
          .filter(([, value]) => !compact || value)
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value || <span className={classes.none}>–</span>}</dd>
            </Fragment>
          ))}
        {dynamicDetails
          .filter((row) => !isEmptyDetailValue(row))
          .map((row) => (
            <Fragment key={row.key}>
              <dt>{row.key}</dt>
              <dd>
                <DetailText detail={row} />
                {row.isStrategic && (
                  <span className={classes.strategic}>
                    <Chip tone="outline">Strategic</Chip>
                  </span>
                )}
              </dd>
            </Fragment>
          ))}
      </dl>
    </Card>
  )
}
