import { useMediaQuery } from '@mantine/hooks'
import { IconInbox } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changedSearch } from '../../shell/address-values'
import { useDisplayPreference } from '../../shell/display-preference'
import { useChangeSearch } from '../../shell/use-change-search'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { Box } from '../../ui/layout/box'
import { PageBody } from '../../ui/layout/page-head'
import { ListFoot } from '../../ui/lists/list-foot'
import { EmptyState } from '../../ui/lists/list-states'
import { toggled } from '../../ui/lists/selection'
import { RequestTracePanel } from '../requests/request-trace-panel'
import { type ApprovalTypeView, viewOf } from '../requests/request-type-view'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { ApprovalCards } from './approval-cards'
import { ApprovalFilters } from './approval-filters'
import { groupsText } from './approval-group'
import { ApprovalTable } from './approval-table'
import { ApprovalsHead } from './approvals-head'
import { type ApprovalsSearch, PAGE_SIZES } from './approvals-search'
import { approvalsOperations, listedApprovals } from './asked-approvals'
import { ChangedRequests } from './changed-requests'
import { DenyDialog } from './deny-dialog'
import { SelectionActions } from './selection-actions'
import { typesInUse } from './types-in-use'
import { type ApprovalActions, useApprovalActions } from './use-approval-actions'
import { type ListedGroup, useListedApprovals } from './use-listed-approvals'

const BELOW_DESKTOP = '(max-width: 959px)'

/** What waits for the reader's decision. */
export function ApprovalsScreen({ views, search }: { views: readonly ApprovalTypeView[]; search: ApprovalsSearch }) {
  const { company } = useWorkspaceViewer()
  const inUse = typesInUse(views, company.features)
  const view = (search.requestType && viewOf(inUse, search.requestType)) ?? inUse[0]
  return (
    <>
      <ApprovalsHead views={views} shown={view?.type} />
      {view ? (
        <WaitingRequests key={view.type} view={view} search={search} />
      ) : (
        <PageBody>
          <EmptyState text="Nothing in this workspace needs approval." />
        </PageBody>
      )}
    </>
  )
}

export function WaitingRequests({ view, search }: { view: ApprovalTypeView; search: ApprovalsSearch }) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const isInfinite = workspace.employment.preferences.infiniteScrolling
  const [usualSize, rememberSize] = useDisplayPreference('preferredApprovalsPageSize', PAGE_SIZES)
  const shown = useListedApprovals(view, listedApprovals(search, Number(usualSize)), search.page ?? 1, isInfinite)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())

  const groups = shown.items
  // Groups that are no longer listed are no longer selected.
  const chosen = groups?.filter(({ id }) => selected.has(id)) ?? []
  const selection = { selected: new Set(chosen.map(({ id }) => id)), onChange: setSelected }
  const actions = useApprovalActions(view, () => setSelected(new Set()))
  const decided = (group: ListedGroup) => (chosen.length > 0 ? chosen : [group])
  const mayDecide = chosen.length > 0 && !shown.isOutdated
  usePageShortcuts('Approvals', [
    {
      keys: ['a'],
      label: 'Approve the row or the selection',
      run: () => mayDecide && actions.byKey.approve(chosen),
    },
    { keys: ['d'], label: 'Deny the row or the selection', run: () => mayDecide && actions.byKey.askToDeny(chosen) },
    { keys: ['Escape'], label: 'Clear the selection', run: () => setSelected(new Set()) },
  ])

  const go = useChangeSearch<ApprovalsSearch>()
  const toggle = (id: string) => setUnfolded((before) => toggled(before, id))
  const list = {
    view,
    label: view.inbox.label,
    groups,
    isByEntry: search.groupBy === 'entry',
    selection,
    unfolded,
    onToggle: toggle,
    actions,
    error: shown.error,
    onRetry: shown.retry,
    isOutdated: shown.isOutdated,
    isFiltered: approvalsOperations.isFiltered(search),
    noMatchText: 'No pending requests match these filters',
    onClearFilters: () => go(approvalsOperations.cleared(search)),
    empty: { text: 'You’re all caught up.', icon: <IconInbox size={20} stroke={1.75} /> },
  }
  const ofSelection = { view, groups: chosen, selection, actions, isOutdated: shown.isOutdated }
  return (
    <>
      <Box style={{ paddingTop: 14 }}>
        <ApprovalFilters view={view} search={search} onSearch={go} />
      </Box>
      <PageBody>
        <ChangedRequests view={view} actions={actions} />
        {isPhone ? <ApprovalCards {...list} /> : <ApprovalTable {...list} decided={decided} />}
        <ListFoot
          listed={shown}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(approvalsOperations.atPage(search, page), replaces)}
          note={
            shown.requestCount !== undefined &&
            groupsText(shown.requestCount, shown.metadata?.total ?? 0, list.isByEntry)
          }
          sizes={PAGE_SIZES.map(Number).toSorted((one, other) => one - other)}
          onSize={(size) => {
            const chosen = PAGE_SIZES.find((each) => each === `${size}`)
            if (chosen) rememberSize(chosen)
            go(changedSearch(search, { per: undefined }))
          }}
        />
        {!isPhone && <SelectionActions {...ofSelection} />}
      </PageBody>
      {isPhone && <SelectionActions {...ofSelection} isPhone />}
      <ApprovalDialogs view={view} actions={actions} />
    </>
  )
}

/** The dialogs that deciding asks for, over the list. */
function ApprovalDialogs({ view, actions }: { view: ApprovalTypeView; actions: ApprovalActions }) {
  const { dialog, open, deny } = actions
  const close = () => open(undefined)
  if (dialog?.kind === 'deny')
    return (
      <DenyDialog
        view={view}
        groups={dialog.groups}
        onDeny={(comment) => deny(dialog.groups, comment)}
        onClose={close}
      />
    )
  if (dialog?.kind === 'history') return <RequestTracePanel view={view} request={dialog.request} onClose={close} />
  return dialog?.content(close)
}
