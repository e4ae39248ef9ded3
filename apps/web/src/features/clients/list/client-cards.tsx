import type { ClientListItem } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import { CardList } from '../../../ui/lists/card-list'
import type { ListStates } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Avatar } from '../../../ui/people/avatar'
import { Logo } from '../../../ui/people/logo'
import { ClientLink, useOpenClient } from '../client-link'
import { ClientStateChip } from '../client-state-chip'
import classes from './client-list.module.css'
import { RecentCategories } from './recent-categories'

interface ClientCardsProps extends ListStates {
  readonly label: string
  readonly items: ClientListItem[] | undefined
}

export function ClientCards({ label, items, ...states }: ClientCardsProps) {
  const open = useOpenClient()
  return (
    <CardList
      {...states}
      label={label}
      items={items}
      itemKey={({ id }) => id}
      itemName={({ details }) => details.name}
      skeletonCards={12}
      cardWidth={300}
      renderSkeleton={() => (
        <div className={classes.card}>
          <div className={classes.client}>
            <Skeleton shape="logo" />
          </div>
          <div className={classes.cardLine}>
            <Skeleton shape="avatar" />
          </div>
          <div className={classes.cardFoot}>
            <Skeleton shape="number" />
            <Skeleton index={3} />
          </div>
        </div>
      )}
      onOpen={({ id }) => open(id)}
      renderCard={(item) => <ClientCard client={item} />}
    />
  )
}

function ClientCard({ client }: { client: ClientListItem }) {
  const { id, details, contactCount, lastEntryDate } = client
  const { clientOwner: owner } = details
  return (
    <div className={classes.card}>
      <div className={classes.client}>
        <Logo name={details.name} image={details.logoImage} colourKey={id} size="lg" />
        <span className={classes.cardNames}>
          <ClientLink id={id} className={classes.cardName ?? ''}>
            {details.name}
          </ClientLink>
          <span className={classes.second}>
            {[details.address.city, details.tradingCurrency].filter(Boolean).join(' · ')}
          </span>
        </span>
        {!details.isActive && <ClientStateChip isActive={false} />}
      </div>
      <div className={classes.cardLine}>
        {owner && (
          <>
            <Avatar
              name={owner.displayName}
              initials={owner.displayInitials}
              image={owner.profileImage}
              colourKey={owner.id}
              decorative
            />
            <span className={classes.cardText}>{owner.displayName}, owner</span>
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
