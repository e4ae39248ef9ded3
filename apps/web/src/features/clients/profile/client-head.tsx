import type { Client } from '@praxis/contract/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import { withHttpPrefix } from '@praxis/domain/links/link'
import { IconBuilding, IconCalendar, IconChevronRight, IconCoin, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Avatar } from '../../../ui/people/avatar'
import { EmployeeLink } from '../../people/employee-link'
import { ClientStateChip } from '../client-state-chip'
import classes from './client-head.module.css'
import { ClientLogo } from './client-logo'

interface ClientHeadProps {
  readonly client: Client
  readonly actions: ReactNode
  readonly tabs: ReactNode
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export function ClientHead({ client, actions, tabs }: ClientHeadProps) {
  const { company } = useWorkspaceViewer()
  const { name, isActive } = client.details
  return (
    <header className={classes.head}>
      <title>{`${name} · Praxis`}</title>
      <nav className={classes.crumbs} aria-label="Breadcrumb">
        <Link to="/employments/$companyDomain/clients" params={{ companyDomain: company.domain }}>
          Clients
        </Link>
        <IconChevronRight size={12} stroke={1.75} aria-hidden />
        <span className={classes.crumb}>{name}</span>
      </nav>
      <div className={classes.band}>
        <ClientLogo client={client} />
        <div className={classes.who}>
          <div className={classes.names}>
            <h1 className={classes.name}>{name}</h1>
            <ClientStateChip isActive={isActive} />
          </div>
          <Facts client={client} />
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      {tabs}
    </header>
  )
}

/** northgate.example instead of http://northgate.example/ */
const shortAddress = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '')

function Facts({ client: { details, createdAt } }: { client: Client }) {
  const { clientOwner: owner, address, tradingCurrency, contact } = details
  return (
    <div className={classes.facts}>
      {owner && (
        <EmployeeLink id={owner.id}>
          <Avatar
            name={owner.displayName}
            initials={owner.displayInitials}
            image={owner.profileImage}
            colourKey={owner.id}
            size="xs"
            decorative
          />
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
      <span className={classes.since}>
        <IconCalendar {...icon} />
        client since {formatDay(createdAt.slice(0, 10))}
      </span>
    </div>
  )
}
