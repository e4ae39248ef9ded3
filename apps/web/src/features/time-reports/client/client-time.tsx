import type { Client } from '@praxis/contract/clients/clients'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { late } from '../../../ui/late/late'
import type { ClientTimeTab } from '../../clients/client-tabs'
import { TimeAtAGlance } from '../time-at-a-glance'
import type { LoggedTimeSearch } from '../time-search'

const TimeBreakdown = late(() => import('../time-breakdown').then(({ TimeBreakdown: part }) => ({ default: part })))
const LoggedTime = late(() => import('../logged-time').then(({ LoggedTime: part }) => ({ default: part })))

function useLinkToTab({ id }: Client) {
  const { company } = useWorkspaceViewer()
  return (tab: ClientTimeTab) =>
    ({
      to: '/employments/$companyDomain/clients/$clientID/{-$tab}',
      params: { companyDomain: company.domain, clientID: id, tab },
    }) as const
}

function useLinkToEntries(client: Client) {
  const linkToTab = useLinkToTab(client)
  return (search: LoggedTimeSearch) => ({ ...linkToTab('timeSheetSubmission'), search }) as const
}

/** How much time went into a client, shown above its other tabs. */
export function ClientTimeAtAGlance({ client }: { client: Client }) {
  return <TimeAtAGlance ground={{ of: 'client', id: client.id }} linkTo={useLinkToEntries(client)} />
}

interface ClientTimeProps {
  readonly client: Client
  readonly tab: ClientTimeTab
  /** The filters of the open tab. */
  readonly search: LoggedTimeSearch
}

/** The tabs of a client that are about time. */
export function ClientTime({ client, tab, search }: ClientTimeProps) {
  const linkToEntries = useLinkToEntries(client)
  const time = { ground: { of: 'client', id: client.id }, currency: client.details.tradingCurrency } as const
  const show = useChangeSearch<LoggedTimeSearch>()
  return tab === 'timeBreakdown' ? (
    <TimeBreakdown {...time} period={search} onPeriod={(period) => show(period)} linkTo={linkToEntries} />
  ) : (
    <LoggedTime {...time} search={search} onSearch={show} />
  )
}
