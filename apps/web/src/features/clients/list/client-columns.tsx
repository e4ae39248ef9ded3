import type { ClientListItem } from '@praxis/contract/clients/clients'
import { formatDay } from '@praxis/domain/calendar/day'
import type { Column } from '../../../ui/lists/data-table'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { ClientLink } from '../client-link'
import { ClientStateChip } from '../client-state-chip'
import classes from './client-list.module.css'
import { RecentCategories } from './recent-categories'

function Name({ client: { id, details } }: { client: ClientListItem }) {
  return (
    <span className={classes.client}>
      <Logo name={details.name} image={details.logoImage} colourKey={id} />
      <span className={classes.names}>
        <ClientLink id={id} className={classes.name ?? ''}>
          {details.name}
        </ClientLink>
        {details.address.city !== '' && <span className={classes.second}>{details.address.city}</span>}
      </span>
    </span>
  )
}

function Owner({ client: { details } }: { client: ClientListItem }) {
  const { clientOwner: owner } = details
  if (!owner) return <span className={classes.none}>–</span>
  return (
    <span className={classes.owner}>
      <Face person={owner} decorative />
      <span className={classes.short}>{owner.displayName}</span>
    </span>
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
    cell: ({ contactCount }) => (contactCount === 0 ? <span className={classes.none}>0</span> : contactCount),
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
    cell: ({ lastEntryDate }) => (lastEntryDate ? formatDay(lastEntryDate) : <span className={classes.none}>–</span>),
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
  cell: (item) => <ClientStateChip isActive={item.details.isActive} />,
}

export const clientColumns = (state: 'active' | 'inactive' | 'all'): Column<ClientListItem>[] =>
  state === 'active' ? columns : [...columns, stateColumn]
