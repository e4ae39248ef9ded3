import type { ClientListItem } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import type { ReactNode } from 'react'
import { ActiveChip } from '../../../ui/chips/active-chip'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { ClientLink } from '../client-link'
import classes from './client-list.module.css'
import { RecentCategories } from './recent-categories'

function Foot({ children }: { children: ReactNode }) {
  const style = { gap: 'var(--s1) var(--s3)', marginTop: 'auto' }
  return (
    <Row wrap align="stretch" justify="between" tone="third" size={12} figures style={style}>
      {children}
    </Row>
  )
}

export function ClientCardSkeleton() {
  return (
    <Stack gap={3} grow shrinks style={{ minHeight: 116 }}>
      <Row gap={3} shrinks>
        <Skeleton shape="logo" />
      </Row>
      <Row gap={2} shrinks style={{ minHeight: 24 }}>
        <Skeleton shape="avatar" />
      </Row>
      <Foot>
        <Skeleton shape="number" />
        <Skeleton index={3} />
      </Foot>
    </Stack>
  )
}

export function ClientCard({ client }: { client: ClientListItem }) {
  const { id, details, contactCount, lastEntryDate } = client
  const { clientOwner: owner } = details
  return (
    <Stack gap={3} grow shrinks style={{ minHeight: 116 }}>
      <Row gap={3} shrinks>
        <Logo name={details.name} image={details.logoImage} colourKey={id} size="lg" />
        <Stack as="span" grow shrinks>
          <ClientLink id={id} className={classes.cardName ?? ''}>
            {details.name}
          </ClientLink>
          <Text tone="third" size={12} ellipsis>
            {[details.address.city, details.tradingCurrency].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {!details.isActive && <ActiveChip isActive={false} />}
      </Row>
      <Row gap={2} shrinks style={{ minHeight: 24 }}>
        {owner && (
          <>
            <Face person={owner} decorative />
            <Text grow tone="second" size={13} ellipsis>
              {owner.displayName}, owner
            </Text>
          </>
        )}
        {client.recentCategories.length > 0 && <RecentCategories categories={client.recentCategories} />}
      </Row>
      <Foot>
        <span>{contactCount === 1 ? '1 contact' : `${contactCount} contacts`}</span>
        <span>{lastEntryDate ? `Last entry ${formatDay(lastEntryDate)}` : 'No entries yet'}</span>
      </Foot>
    </Stack>
  )
}
