import type { ClientListItem } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { ClientLink } from '../client-link'
import { ClientStateChip } from '../client-state-chip'
import classes from './client-list.module.css'
import { RecentCategories } from './recent-categories'

export function ClientCardSkeleton() {
  return (
    <div className={classes.card}>
      <Row gap={3} shrinks>
        <Skeleton shape="logo" />
      </Row>
      <div className={classes.cardLine}>
        <Skeleton shape="avatar" />
      </div>
      <div className={classes.cardFoot}>
        <Skeleton shape="number" />
        <Skeleton index={3} />
      </div>
    </div>
  )
}

export function ClientCard({ client }: { client: ClientListItem }) {
  const { id, details, contactCount, lastEntryDate } = client
  const { clientOwner: owner } = details
  return (
    <div className={classes.card}>
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
        {!details.isActive && <ClientStateChip isActive={false} />}
      </Row>
      <div className={classes.cardLine}>
        {owner && (
          <>
            <Face person={owner} decorative />
            <Text grow tone="second" size={13} ellipsis>
              {owner.displayName}, owner
            </Text>
          </>
        )}
        {client.recentCategories.length > 0 && <RecentCategories categories={client.recentCategories} />}
      </div>
      <div className={classes.cardFoot}>
        <span>{contactCount === 1 ? '1 contact' : `${contactCount} contacts`}</span>
        <span>{lastEntryDate ? `Last entry ${formatDay(lastEntryDate)}` : 'No entries yet'}</span>
      </div>
    </div>
  )
}
