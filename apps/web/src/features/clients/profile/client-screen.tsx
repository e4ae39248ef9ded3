import { Skeleton } from '@mantine/core'
import type { Client } from '@praxis/contract/clients/clients'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { RecordColumns } from '../../../shell/record/record-columns'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { StateBanner } from '../../../ui/feedback/state-banner'
import { late } from '../../../ui/late/late'
import { type TabLink, TabLinks } from '../../../ui/menus/tab-links'
import type { JournalSearch } from '../../journal/journal-search'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useClientAddresses } from '../client-link'
import type { ClientTab, ClientTimeTab } from '../client-tabs'
import { useIsClientDeleted } from '../clients.mutations'
import { clientQuery } from '../clients.queries'
import { ChangeStateDialog } from './change-state-dialog'
import classes from './client.module.css'
import { ClientActions } from './client-actions'
import { changeNote, clientLabels } from './client-form'
import { ClientHead } from './client-head'
import { ContactsCard } from './contacts-card'
import { DetailsCard } from './details-card'
import { useClientEditing } from './use-client-editing'

interface ClientScreenProps {
  readonly clientID: string
  readonly tab: ClientTab
  /** The panel of changes stands open. */
  readonly showsHistory: boolean
  /** The filters that a tab's address has. */
  readonly filtersOn: (tab: ClientTab) => JournalSearch
  /** Features that stand on clients, handed down by the route. */
  readonly projects: (client: Client) => ReactNode
  readonly timeAtAGlance: (client: Client) => ReactNode
  readonly time: (client: Client, tab: ClientTimeTab) => ReactNode
}

const DetailsTab = late(() => import('./details-tab').then(({ DetailsTab: part }) => ({ default: part })))
const ContactsTab = late(() => import('./contacts-tab').then(({ ContactsTab: part }) => ({ default: part })))
const Journal = late(() => import('../../journal/journal').then(({ Journal: part }) => ({ default: part })))

const HistoryPanel = late(
  () => import('./client-history').then(({ ClientHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

const isTimeTab = (tab: ClientTab): tab is ClientTimeTab => tab === 'timeBreakdown' || tab === 'timeSheetSubmission'

export function ClientScreen({ clientID, ...shown }: ClientScreenProps) {
  const isDeleted = useIsClientDeleted(clientID)
  const query = useQuery({ ...clientQuery(clientID), enabled: !isDeleted })
  const notThere = 'This client was deleted, or you don’t have access to it.'
  return (
    <RecordPage query={query} title="Client" notThere={notThere} echoes>
      {(client) => <ClientPage key={client.id} client={client} {...shown} />}
    </RecordPage>
  )
}

interface ClientPageProps extends Omit<ClientScreenProps, 'clientID'> {
  readonly client: Client
}

function ClientPage({ client, tab: wantedTab, showsHistory, filtersOn, ...handed }: ClientPageProps) {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  const addresses = useClientAddresses()
  const editing = useClientEditing(client, workspace)
  const keepsTime = company.features.has('timeSheet')
  const tab = keepsTime || !isTimeTab(wantedTab) ? wantedTab : 'details'
  const filters = filtersOn(tab)

  const link = (of: ClientTab) => addresses.of(client.id, of)
  const show = (shown: JournalSearch & { readonly history?: true }) =>
    void navigate({ ...link(tab), search: shown, replace: true, resetScroll: false })
  const tabs: TabLink[] = [
    { label: 'Details', link: link('details'), exact: true, ...(editing.isDirty && { mark: 'Unsaved changes' }) },
    { label: 'Contacts', link: link('contacts'), count: client.contacts.length },
    { label: 'Journal', link: link('journal'), count: client.journalEntryCount },
  ]
  if (keepsTime)
    tabs.push(
      { label: 'Time breakdown', link: link('timeBreakdown') },
      { label: 'Time sheets', link: link('timeSheetSubmission') },
    )

  const details = (
    <DetailsCard client={client} compact actions={client.can.edit && <Link {...link('details')}>Edit</Link>} />
  )
  const contactsAndDetails = (
    <>
      <ContactsCard client={client} />
      {details}
    </>
  )

  return (
    <RecordFrame
      banners={
        <>
          <InactiveBanner client={client} />
          <UnsavedDraft
            draft={editing}
            note={editing.input && changeNote(editing.input)}
            onRefused={() => {
              if (tab !== 'details') void navigate({ ...link('details'), replace: true, resetScroll: false })
            }}
            labels={clientLabels}
            record={{ entity: 'client', id: client.id }}
            page={`/employments/${company.domain}/clients/${client.id}`}
          />
        </>
      }
      head={
        <ClientHead
          client={client}
          actions={<ClientActions client={client} onHistory={() => show({ ...filters, history: true })} />}
          tabs={<TabLinks label="Client" tabs={tabs} flush />}
        />
      }
      history={showsHistory && <HistoryPanel clientID={client.id} onClose={() => show(filters)} />}
    >
      {keepsTime && !isTimeTab(tab) && <div className={classes.glance}>{handed.timeAtAGlance(client)}</div>}
      <Suspense fallback={<Skeleton height={320} />}>
        {tab === 'details' && (
          <DetailsTab client={client} workspace={workspace} editing={editing} projects={handed.projects(client)} />
        )}
        {tab === 'contacts' && (
          <RecordColumns beside={details} echoes>
            <ContactsTab client={client} workspace={workspace} />
          </RecordColumns>
        )}
        {tab === 'journal' && (
          <RecordColumns beside={contactsAndDetails} echoes>
            <Journal
              target={{ clientID: client.id }}
              about={client.details.name}
              workspace={workspace}
              search={filters}
              onSearch={show}
            />
          </RecordColumns>
        )}
        {isTimeTab(tab) && handed.time(client, tab)}
      </Suspense>
    </RecordFrame>
  )
}

function InactiveBanner({ client }: { client: Client }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {!client.details.isActive && (
        <StateBanner tone="warning" label="Reactivate" onPress={client.can.edit ? () => setIsAsking(true) : undefined}>
          This client is inactive
        </StateBanner>
      )}
      <ChangeStateDialog client={client} opened={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}
