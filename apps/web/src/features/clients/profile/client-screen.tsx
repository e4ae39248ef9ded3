import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Client } from '@praxis/contract/clients'
import { IconLock } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { RecordError } from '../../../shell/errors/record-error'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { OfferedDraftBanner } from '../../../ui/drafts/offered-draft-banner'
import { Banner } from '../../../ui/feedback/banner'
import { InBannerSlot } from '../../../ui/feedback/banner-slot'
import { UnsavedChangesBanner } from '../../../ui/feedback/unsaved-changes-banner'
import { ChangedMeanwhileBanner } from '../../../ui/forms/changed-meanwhile'
import { stopsAtUnsettledText } from '../../../ui/forms/picker/unsettled-text'
import { type TabLink, TabLinks } from '../../../ui/menus/tab-links'
import { PanelLayout } from '../../../ui/overlays/side-panel'
import { Journal } from '../../journal/journal'
import { LoggedTime } from '../../time-reports/logged-time'
import { TimeAtAGlance } from '../../time-reports/time-at-a-glance'
import { TimeBreakdown } from '../../time-reports/time-breakdown'
import type { LoggedTimeSearch } from '../../time-reports/time-search'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useIsClientDeleted } from '../clients.mutations'
import { clientQuery } from '../clients.queries'
import { ChangeStateDialog } from './change-state-dialog'
import classes from './client.module.css'
import { ClientActions } from './client-actions'
import { changeNote, clientLabels } from './client-form'
import { ClientHead } from './client-head'
import type { ClientSearch, ClientTab } from './client-search'
import { ClientSkeleton } from './client-skeleton'
import { ContactsCard } from './contacts-card'
import { ContactsTab } from './contacts-tab'
import { DetailsCard } from './details-card'
import { DetailsTab, type WantedFocus } from './details-tab'
import { HistorySidePanel } from './history-side-panel'
import { type ClientEditing, useClientEditing } from './use-client-editing'

interface ClientScreenProps {
  readonly clientID: string
  readonly search: ClientSearch
}

const CLIENT = '/employments/$companyDomain/clients/$clientID'
const TIME_TABS: ReadonlySet<ClientTab> = new Set(['timeBreakdown', 'timeSheetSubmission'])

export function ClientScreen({ clientID, search }: ClientScreenProps) {
  const isDeleted = useIsClientDeleted(clientID)
  const { data, error, refetch } = useQuery({ ...clientQuery(clientID), enabled: !isDeleted })
  if (data) return <ClientPage key={data.id} client={data} search={search} />
  if (!error) return <ClientSkeleton />
  return (
    <RecordError
      title="Client"
      error={error}
      onRetry={() => void refetch()}
      notThere="This client was deleted, or isn’t open to you."
    />
  )
}

function ClientPage({ client, search }: { client: Client; search: ClientSearch }) {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  const editing = useClientEditing(client, workspace)
  const [wantedFocus, setWantedFocus] = useState<WantedFocus>()
  const forgetFocus = useCallback(() => setWantedFocus(undefined), [])
  const { tab: wantedTab = 'details', history, ...listSearch } = search
  const params = { companyDomain: company.domain, clientID: client.id }
  const keepsTime = company.features.has('timeSheet')
  const tab = keepsTime || !TIME_TABS.has(wantedTab) ? wantedTab : 'details'
  const time = { ground: { of: 'client', id: client.id }, currency: client.details.tradingCurrency } as const

  const linkToEntries = (entries: LoggedTimeSearch) =>
    ({ to: CLIENT, params, search: { tab: 'timeSheetSubmission', ...entries } }) as const

  const go = (next: ClientSearch, replace = true) =>
    void navigate({ to: CLIENT, params, search: next, replace, resetScroll: false })
  const showDetails = (focus: WantedFocus) => {
    setWantedFocus(focus)
    if (tab !== 'details') go({ tab: 'details' })
  }
  const save = async () => {
    if (stopsAtUnsettledText(document.querySelector('main'))) return
    if (await editing.save()) showDetails('problem')
  }
  const link = (of: ClientTab) => ({ to: CLIENT, params, search: { tab: of } }) as const
  const tabs: TabLink[] = [
    { label: 'Details', link: link('details'), ...(editing.isDirty && { mark: 'Unsaved changes' }) },
    { label: 'Contacts', link: link('contacts'), count: client.contacts.length },
    { label: 'Journal', link: link('journal'), count: client.journalEntryCount },
    ...(keepsTime
      ? [
          { label: 'Time breakdown', link: link('timeBreakdown') },
          { label: 'Time sheets', link: link('timeSheetSubmission') },
        ]
      : []),
  ]

  const details = (
    <DetailsCard client={client} compact actions={client.can.edit && <Link {...link('details')}>Edit</Link>} />
  )

  return (
    <>
      <Banners client={client} editing={editing} onSave={() => void save()} />
      <PanelLayout panel={history && <HistorySidePanel client={client} onClose={() => go({ tab, ...listSearch })} />}>
        <ClientHead
          client={client}
          actions={
            <ClientActions
              client={client}
              onEdit={() => showDetails('start')}
              onHistory={() => go({ ...search, history: true })}
            />
          }
          tabs={<TabLinks label="Client" tabs={tabs} flush />}
        />
        <div className={classes.body}>
          {keepsTime && !TIME_TABS.has(tab) && (
            <div className={classes.glance}>
              <TimeAtAGlance ground={time.ground} linkTo={linkToEntries} />
            </div>
          )}
          {tab === 'details' && (
            <DetailsTab
              client={client}
              workspace={workspace}
              editing={editing}
              wantedFocus={wantedFocus}
              onFocused={forgetFocus}
            />
          )}
          {tab === 'contacts' && (
            <div className={classes.columns}>
              <ContactsTab client={client} workspace={workspace} />
              <div className={`${classes.column} ${classes.beside}`}>{details}</div>
            </div>
          )}
          {tab === 'journal' && (
            <div className={classes.columns}>
              <Journal
                target={{ clientID: client.id }}
                about={client.details.name}
                workspace={workspace}
                search={listSearch}
                onSearch={(next) => go({ tab: 'journal', ...next })}
              />
              <div className={`${classes.column} ${classes.beside}`}>
                <ContactsCard client={client} />
                {details}
              </div>
            </div>
          )}
          {tab === 'timeBreakdown' && (
            <TimeBreakdown
              {...time}
              period={listSearch}
              onPeriod={(period) => go({ tab, ...period }, false)}
              linkTo={linkToEntries}
            />
          )}
          {tab === 'timeSheetSubmission' && (
            <LoggedTime
              {...time}
              search={listSearch}
              onSearch={(next, replaces = false) => go({ tab, ...next }, replaces)}
            />
          )}
        </div>
      </PanelLayout>
      <LeavingGuard isDirty={editing.isDirty} onDiscard={editing.discard} />
    </>
  )
}

interface BannersProps {
  readonly client: Client
  readonly editing: ClientEditing
  readonly onSave: () => void
}

function Banners({ client, editing, onSave }: BannersProps) {
  const [isAsking, setIsAsking] = useState(false)
  useHotkeys([['mod+Enter', () => editing.isDirty && onSave()]], [], true)
  return (
    <>
      {!client.details.isActive && (
        <InBannerSlot>
          <Banner
            tone="warning"
            icon={<IconLock size={18} stroke={1.75} aria-hidden />}
            actions={
              client.can.edit && (
                <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
                  Reactivate
                </Button>
              )
            }
          >
            This client is inactive
          </Banner>
        </InBannerSlot>
      )}
      {editing.isDirty && (
        <InBannerSlot>
          <UnsavedChangesBanner
            note={editing.input && changeNote(editing.input)}
            restoredAt={editing.notice.restoredAt}
            onDiscard={editing.discard}
            onSave={onSave}
            isSaving={editing.isSaving}
          />
        </InBannerSlot>
      )}
      <OfferedDraftBanner draft={editing.notice} />
      <ChangedMeanwhileBanner collisions={editing.collisions} onChoose={editing.choose} labels={clientLabels} />
      <ChangeStateDialog client={client} opened={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}
