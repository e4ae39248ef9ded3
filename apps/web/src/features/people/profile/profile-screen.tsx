import { useHotkeys } from '@mantine/hooks'
import type { Employee } from '@praxis/contract/people/employees'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RecordError } from '../../../shell/errors/record-error'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { OfferedDraftBanner } from '../../../ui/drafts/offered-draft-banner'
import { InBannerSlot } from '../../../ui/feedback/banner-slot'
import { DeactivatedBanner } from '../../../ui/feedback/person-banners'
import { showError } from '../../../ui/feedback/snackbar'
import { UnsavedChangesBanner } from '../../../ui/feedback/unsaved-changes-banner'
import { ChangedMeanwhileBanner } from '../../../ui/forms/changed-meanwhile'
import { stopsAtUnsettledText } from '../../../ui/forms/picker/unsettled-text'
import { type TabLink, TabLinks } from '../../../ui/menus/tab-links'
import { PanelLayout } from '../../../ui/overlays/side-panel'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ContractTab } from '../employment-contract/contract-tab'
import { useReactivateEmployee } from '../people.mutations'
import { employeeQuery } from '../people.queries'
import { changeNote } from './change-note'
import { DetailsTab } from './details-tab'
import { HistorySidePanel } from './history-side-panel'
import { ImageTab } from './image-tab'
import { PermissionTab } from './permission-tab'
import { PreferencesTab } from './preferences-tab'
import classes from './profile.module.css'
import { ProfileActions } from './profile-actions'
import { type ProfileTab, tabOfPart } from './profile-form'
import { ProfileHead } from './profile-head'
import { profileLabels } from './profile-labels'
import type { ProfileSearch } from './profile-search'
import { ProfileSkeleton } from './profile-skeleton'
import { type ProfileEditing, useProfileEditing } from './use-profile-editing'

interface ProfileScreenProps {
  /** The id in the address, or the short one of a profile link; the reader's own profile without it. */
  readonly employeeID: string | undefined
  readonly search: ProfileSearch
  /** The card of somebody's projects, handed down by the route. */
  readonly work: (employee: Employee) => ReactNode
}

const PROFILE = '/employments/$companyDomain/employees/{-$employeeID}'
const TAB_LABEL: Record<ProfileTab, string> = {
  details: 'Details',
  contract: 'Contract',
  permission: 'Permission',
  preferences: 'Preferences',
  image: 'Profile image',
}

export function ProfileScreen(props: ProfileScreenProps) {
  const { employeeID } = props
  const { employee: viewer } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(employeeQuery(employeeID ?? viewer.id))
  if (data) return <Profile key={data.id} employee={data} {...props} />
  if (!error) return <ProfileSkeleton />
  return (
    <RecordError
      title={employeeID ? 'Employee' : 'My Employment'}
      error={error}
      onRetry={() => void refetch()}
      notThere="This person doesn’t work here, or the invitation was withdrawn."
    />
  )
}

/** The tabs that have something to show to this reader. */
function tabsOf(employee: Employee): ProfileTab[] {
  return [
    'details',
    ...(employee.contract !== undefined ? (['contract'] as const) : []),
    ...(employee.permission ? (['permission'] as const) : []),
    ...(employee.preferences ? (['preferences'] as const) : []),
    ...(employee.user ? (['image'] as const) : []),
  ]
}

function Profile({ employee, employeeID, search, work }: ProfileScreenProps & { employee: Employee }) {
  const { company, employee: viewer, capabilities } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  const editing = useProfileEditing(employee, workspace)
  const tabs = tabsOf(employee)
  const shown = tabs.find((tab) => tab === search.tab) ?? 'details'
  const isOwn = employee.id === viewer.id
  const params = { companyDomain: company.domain, employeeID }
  const changedTabs = new Set([...editing.changed].map((part) => tabOfPart[part]))

  const go = (next: ProfileSearch) =>
    void navigate({ to: PROFILE, params, search: next, replace: true, resetScroll: false })
  const save = async () => {
    if (stopsAtUnsettledText(document.querySelector('main'))) return
    const inTheWay = await editing.save()
    if (inTheWay && tabOfPart[inTheWay] !== shown) go({ tab: tabOfPart[inTheWay] })
  }
  const links = tabs.map(
    (tab): TabLink => ({
      label: TAB_LABEL[tab],
      link: { to: PROFILE, params, search: { tab } },
      ...(changedTabs.has(tab) && { mark: 'Unsaved changes' }),
    }),
  )

  return (
    <>
      <Banners employee={employee} editing={editing} onSave={() => void save()} />
      <PanelLayout
        panel={search.history && <HistorySidePanel employee={employee} onClose={() => go({ tab: shown })} />}
      >
        <ProfileHead
          employee={employee}
          isOwn={isOwn}
          hasList={capabilities.has('canManageEmployees')}
          actions={<ProfileActions employee={employee} onHistory={() => go({ tab: shown, history: true })} />}
          tabs={<TabLinks label="Profile" tabs={links} flush />}
        />
        <div className={classes.body}>
          {shown === 'details' && (
            <DetailsTab employee={employee} workspace={workspace} editing={editing} work={work(employee)} />
          )}
          {shown === 'contract' && <ContractTab employee={employee} workspace={workspace} editing={editing} />}
          {shown === 'permission' && <PermissionTab employee={employee} isOwn={isOwn} editing={editing} />}
          {shown === 'preferences' && <PreferencesTab employee={employee} workspace={workspace} editing={editing} />}
          {shown === 'image' && <ImageTab employee={employee} isOwn={isOwn} />}
        </div>
      </PanelLayout>
      <LeavingGuard isDirty={editing.changed.size > 0} onDiscard={editing.discard} />
    </>
  )
}

function Banners({ employee, editing, onSave }: { employee: Employee; editing: ProfileEditing; onSave: () => void }) {
  const { mutate: reactivate, isPending } = useReactivateEmployee()
  const isDirty = editing.changed.size > 0
  useHotkeys([['mod+Enter', () => isDirty && onSave()]], [], true)
  const { details, invitation, can, id } = employee
  return (
    <>
      {!details.isActive && !invitation && (
        <DeactivatedBanner
          isWaiting={isPending}
          {...(can.reactivate && {
            onReactivate: () => reactivate(id, { onError: (error) => showError(error.message) }),
          })}
        />
      )}
      {isDirty && (
        <InBannerSlot>
          <UnsavedChangesBanner
            note={changeNote(employee, editing.form, editing.changed)}
            restoredAt={editing.notice.restoredAt}
            onDiscard={editing.discard}
            onSave={onSave}
            isSaving={editing.isSaving}
          />
        </InBannerSlot>
      )}
      <OfferedDraftBanner draft={editing.notice} />
      <ChangedMeanwhileBanner
        collisions={editing.collisions}
        onChoose={editing.choose}
        labels={profileLabels}
        record={{ entity: 'employee', id: employee.id }}
      />
    </>
  )
}
