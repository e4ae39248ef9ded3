import type { Client } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import { withHttpPrefix } from '@praxis/domain/links/link'
import { IconBuilding, IconCalendar, IconCoin, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon'
import { RecordHead } from '../../../ui/layout/record-head'
import { Face } from '../../../ui/people/face'
import { EmployeeLink } from '../../people/employee-link'
import { useClientAddresses } from '../client-link'
import { ClientStateChip } from '../client-state-chip'
import classes from './client-head.module.css'
import { ClientLogo } from './client-logo'

interface ClientHeadProps {
  readonly client: Client
  readonly actions: ReactNode
  readonly tabs: ReactNode
}

export function ClientHead({ client, actions, tabs }: ClientHeadProps) {
  const { name, isActive } = client.details
  const { list } = useClientAddresses()
  return (
    <RecordHead
      crumbs={[
        { id: 'clients', content: <Link {...list}>Clients</Link> },
        { id: 'client', content: name },
      ]}
      picture={<ClientLogo client={client} />}
      name={name}
      chips={<ClientStateChip isActive={isActive} />}
      facts={<Facts client={client} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

/** A website as it is shown: northgate.example instead of http://northgate.example/. */
const shortAddress = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '')

function Facts({ client: { details, createdAt } }: { client: Client }) {
  const { clientOwner: owner, address, tradingCurrency, contact } = details
  return (
    <>
      {owner && (
        <EmployeeLink id={owner.id}>
          <Face person={owner} size="xs" decorative />
          {owner.displayName}, owner
        </EmployeeLink>
      )}
      {address.city !== '' && (
        <span>
          <IconBuilding {...icon} />
          {address.city}
        </span>
      )}
      <span>
        <IconCoin {...icon} />
        {tradingCurrency}
      </span>
      {contact.website !== '' && (
        <a className={classes.website} href={withHttpPrefix(contact.website)} target="_blank" rel="noreferrer">
          <IconExternalLink {...icon} />
          {shortAddress(contact.website)}
        </a>
      )}
      <span>
        <IconCalendar {...icon} />
        client since {formatDay(createdAt.slice(0, 10))}
      </span>
    </>
  )
}
