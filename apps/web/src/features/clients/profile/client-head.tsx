import { UnstyledButton } from '@mantine/core'
import type { Client } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import { withHttpPrefix } from '@praxis/domain/links/link'
import { IconBuilding, IconCalendar, IconCamera, IconCoin, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ActiveChip } from '../../../ui/chips/active-chip'
import { ImageUploadDialog } from '../../../ui/files/image-upload-dialog'
import { icon } from '../../../ui/icon'
import { RecordHead } from '../../../ui/layout/record-head'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { EmployeeLink } from '../../people/employee-link'
import { useClientAddresses } from '../client-link'
import { useSetClientLogo } from '../clients.mutations'
import classes from './client-head.module.css'

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
      chips={<ActiveChip isActive={isActive} />}
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

/** The logo; whoever may edit the client changes it by a press. */
function ClientLogo({ client: { id, details, can } }: { client: Client }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutateAsync: setLogo } = useSetClientLogo(id)
  const logo = <Logo name={details.name} image={details.logoImage} colourKey={id} size="lg" />
  if (!can.edit) return logo
  return (
    <>
      <UnstyledButton className={classes.logo} aria-label="Change logo" onClick={() => setIsChoosing(true)}>
        {logo}
        <span className={classes.camera} aria-hidden>
          <IconCamera size={18} stroke={1.75} />
        </span>
      </UnstyledButton>
      <ImageUploadDialog title="Logo" opened={isChoosing} onClose={() => setIsChoosing(false)} onSave={setLogo} />
    </>
  )
}
