import type { Employee } from '@praxis/contract/people/employees'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DeactivatedBanner } from '../../../ui/feedback/person-banners'
import { showError } from '../../../ui/feedback/snackbar'
import { late } from '../../../ui/late/late'
import { type TabLink, TabLinks } from '../../../ui/menus/tab-links'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ContractTab } from '../employment-contract/contract-tab'
import { useReactivateEmployee } from '../people.mutations'
import { employeeQuery } from '../people.queries'
import { changeNote } from './change-note'
import { DetailsTab } from './details-tab'
import { hasEnded, ReactivateDialog } from './employment-dialogs'
import { ImageTab } from './image-tab'
import { PermissionTab } from './permission-tab'
import { PreferencesTab } from './preferences-tab'
import { ProfileActions } from './profile-actions'
import { type ProfileTab, tabOfPart } from './profile-form'
import { ProfileHead } from './profile-head'
import { profileLabels } from './profile-labels'
import { partOfProblem } from './profile-problems'
import type { ProfileSearch } from './profile-search'
import { useProfileEditing } from './use-profile-editing'

interface ProfileScreenProps {
  /** The id in the address, or the short one of a profile link; the reader's own profile without it. */
  readonly employeeID: string | undefined
  readonly search: ProfileSearch
  /** The card of somebody's projects, handed down by the route. */
  readonly work: (employee: Employee) => ReactNode
  /** The tab about somebody's leave, handed down by the route. */
  readonly absences: (employee: Employee) => ReactNode
  /** The card about who decides in the reader's place, handed down by the route. */
  readonly deputy: ReactNode
  /** The card of what somebody has of the company, handed down by the route. */
  readonly assets: (employee: Employee) => ReactNode
  /** What somebody has to bring back before they leave, handed down by the route. */
  readonly leaves: (employee: Employee) => ReactNode
  /** The card of the account that somebody is paid to, handed down by the route. */
  readonly bankAccount: (employee: Employee) => ReactNode
}

const PROFILE = '/employments/$companyDomain/employees/{-$employeeID}'
const TAB_LABEL: Record<ProfileTab, string> = {
  details: 'Details',
  contract: 'Contract',
  absences: 'Absences',
  permission: 'Permission',
  preferences: 'Preferences',
  image: 'Profile image',
}

const HistoryPanel = late(
  () => import('./employee-history').then(({ EmployeeHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

export function ProfileScreen(props: ProfileScreenProps) {
  const { employeeID } = props
  const { employee: viewer } = useWorkspaceViewer()
  const query = useQuery(employeeQuery(employeeID ?? viewer.id))
  return (
    <RecordPage
      query={query}
      title={employeeID ? 'Employee' : 'My Employment'}
      notThere="This person doesn’t work here, or the invitation was withdrawn."
      picture="avatar"
    >
      {(employee) => <Profile key={employee.id} employee={employee} {...props} />}
    </RecordPage>
  )
}

/** The tabs that have something to show to this reader. */
function tabsOf(employee: Employee, hasAbsences: boolean): ProfileTab[] {
  return [
    'details',
    ...(employee.contract !== undefined ? (['contract'] as const) : []),
    // Whoever sees a contract knows of the leave that it gives.
    ...(hasAbsences && employee.contract !== undefined && employee.user ? (['absences'] as const) : []),
    ...(employee.permission ? (['permission'] as const) : []),
    ...(employee.preferences ? (['preferences'] as const) : []),
    ...(employee.user ? (['image'] as const) : []),
  ]
}

function Profile({
  employee,
  employeeID,
  search,
  work,
  absences,
  assets,
  leaves,
  deputy,
  bankAccount,
}: ProfileScreenProps & { employee: Employee }) {
  const { company, employee: viewer, capabilities } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  const editing = useProfileEditing(employee, workspace)
  const tabs = tabsOf(employee, company.features.has('absence'))
  const shown = tabs.find((tab) => tab === search.tab) ?? 'details'
  const isOwn = employee.id === viewer.id
  const params = { companyDomain: company.domain, employeeID }
  const changedTabs = new Set([...editing.changed].map((part) => tabOfPart[part]))

  const go = (next: ProfileSearch) =>
    void navigate({ to: PROFILE, params, search: next, replace: true, resetScroll: false })
  const showProblem = ([name = '']: readonly string[]) => {
    const tab = tabOfPart[partOfProblem(name)]
    if (tab !== shown) go({ tab })
  }
  const links = tabs.map(
    (tab): TabLink => ({
      label: TAB_LABEL[tab],
      link: { to: PROFILE, params, search: { tab } },
      ...(changedTabs.has(tab) && { mark: 'Unsaved changes' }),
    }),
  )

  return (
    <RecordFrame
      banners={
        <>
          <DeactivatedNotice employee={employee} />
          <UnsavedDraft
            // Whose contract it is to be is asked in its tab.
            draft={{ ...editing, collisions: editing.collisions.filter(({ path }) => path !== 'contract') }}
            note={changeNote(employee, editing.values, editing.changed)}
            onRefused={showProblem}
            labels={profileLabels}
            record={{ entity: 'employee', id: employee.id }}
          />
        </>
      }
      head={
        <ProfileHead
          employee={employee}
          isOwn={isOwn}
          hasList={capabilities.has('canManageEmployees')}
          actions={
            <ProfileActions
              employee={employee}
              leaves={leaves(employee)}
              onHistory={() => go({ tab: shown, history: true })}
            />
          }
          tabs={<TabLinks label="Profile" tabs={links} flush />}
        />
      }
      history={search.history && <HistoryPanel employeeID={employee.id} onClose={() => go({ tab: shown })} />}
    >
      {shown === 'details' && (
        <DetailsTab
          employee={employee}
          workspace={workspace}
          editing={editing}
          work={
            <>
              {work(employee)}
              {employee.user && assets(employee)}
              {!isOwn && bankAccount(employee)}
            </>
          }
        />
      )}
      {shown === 'contract' && <ContractTab employee={employee} workspace={workspace} editing={editing} />}
      {shown === 'absences' && absences(employee)}
      {shown === 'permission' && <PermissionTab employee={employee} isOwn={isOwn} editing={editing} />}
      {shown === 'preferences' && (
        <PreferencesTab
          employee={employee}
          workspace={workspace}
          editing={editing}
          own={
            isOwn && (
              <>
                {deputy}
                {bankAccount(employee)}
              </>
            )
          }
        />
      )}
      {shown === 'image' && <ImageTab employee={employee} isOwn={isOwn} />}
    </RecordFrame>
  )
}

function DeactivatedNotice({ employee }: { employee: Employee }) {
  const { details, invitation, can, id } = employee
  const { mutate: reactivate, isPending } = useReactivateEmployee()
  const [isAsking, setIsAsking] = useState(false)
  if (details.isActive || invitation) return null
  return (
    <>
      <DeactivatedBanner
        isWaiting={isPending}
        {...(can.reactivate && {
          onReactivate: () =>
            hasEnded(employee)
              ? setIsAsking(true)
              : reactivate({ id }, { onError: (error) => showError(error.message) }),
        })}
      />
      {isAsking && <ReactivateDialog employee={employee} onClose={() => setIsAsking(false)} />}
    </>
  )
}
