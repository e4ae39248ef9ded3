import type { ClientListItem } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import { ActiveChip } from '../../../ui/chips/active-chip'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { ClientLink } from '../client-link'
import classes from './client-list.module.css'
import { RecentCategories } from './recent-categories'

function Name({ client: { id, details } }: { client: ClientListItem }) {
  return (
    <Row as="span" gap={3} shrinks>
      <Logo name={details.name} image={details.logoImage} colourKey={id} />
      <Stack as="span" shrinks>
        <ClientLink id={id} className={classes.name ?? ''}>
          {details.name}
        </ClientLink>
        {details.address.city !== '' && (
          <Text tone="third" size={12} ellipsis>
            {details.address.city}
          </Text>
        )}
      </Stack>
    </Row>
  )
}

function Owner({ client: { details } }: { client: ClientListItem }) {
  const { clientOwner: owner } = details
  if (!owner) return <Text tone="third">–</Text>
  return (
    <Row as="span" gap={2} shrinks>
      <Face person={owner} decorative />
      <Text block ellipsis style={{ maxWidth: '22ch' }}>
        {owner.displayName}
      </Text>
    </Row>
  )
}

const columns: Column<ClientListItem>[] = [
  { id: 'clientName', header: 'Client', sortable: true, skeleton: 'logo', cell: (item) => <Name client={item} /> },
  {
    id: 'owner',
    header: 'Owner',
    desktopOnly: true,
    skeleton: 'avatar',
    cell: (item) => <Owner client={item} />,
  },
  {
    id: 'contacts',
    header: 'Contacts',
    align: 'end',
    width: 100,
    desktopOnly: true,
    cell: ({ contactCount }) => (contactCount === 0 ? <Text tone="third">0</Text> : contactCount),
  },
  {
    id: 'currency',
    header: 'Currency',
    width: 100,
    desktopOnly: true,
    cell: (item) => item.details.tradingCurrency,
  },
  {
    id: 'categories',
    header: 'Journal, 30 days',
    width: 170,
    cell: (item) => <RecentCategories categories={item.recentCategories} />,
  },
  {
    id: 'lastEntry',
    header: 'Last entry',
    align: 'end',
    width: 120,
    desktopOnly: true,
    cell: ({ lastEntryDate }) => (lastEntryDate ? formatDay(lastEntryDate) : <Text tone="third">–</Text>),
  },
  {
    id: 'updatedAt',
    header: 'Last updated',
    sortable: true,
    align: 'end',
    width: 130,
    desktopOnly: true,
    cell: ({ updatedAt }) => formatDay(updatedAt.slice(0, 10)),
  },
]

/** The column is shown where the list holds inactive clients too, or only these. */
const stateColumn: Column<ClientListItem> = {
  id: 'state',
  header: 'State',
  width: 110,
  cell: (item) => <ActiveChip isActive={item.details.isActive} />,
}

export const clientColumns = (state: 'active' | 'inactive' | 'all'): Column<ClientListItem>[] =>
  state === 'active' ? columns : [...columns, stateColumn]
