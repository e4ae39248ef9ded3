import { Button } from '@mantine/core'
import type { EmployeeListItem } from '@praxis/contract/people/employees'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { ClosedPage } from '../../../shell/errors/closed-page'
import type { FilterControl } from '../../../shell/lists/list-field'
import { operationsOn } from '../../../shell/lists/list-operations'
import { ListPage } from '../../../shell/lists/list-page'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListFoot } from '../../../ui/lists/list-foot'
import { totalText } from '../../../ui/lists/pager-text'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { EmployeeCard, type EmployeeCardEmployee } from '../../../ui/people/employee-card'
import { useListed } from '../../workspaces/use-listed'
import { EmployeeFilter } from '../employee-filter'
import { EmployeeLink, useOpenEmployee } from '../employee-link'
import { InviteDialog } from '../invite/invite-dialog'
import { employeeListQueries, employeeTagsQuery } from '../people.queries'
import { PeopleTabs } from '../people-tabs'
import { employeeColumns } from './employee-columns'
import { type EmployeeListSearch, employeeList } from './employee-list-search'
import { EmployeeStateChip } from './employee-state-chip'
import { PendingActions } from './pending-actions'

const employeeOperations = operationsOn(employeeList)

/** How many people are listed; a count with invited and deactivated people says so, as other pages leave them out. */
function peopleText(total: number, isOfEveryState: boolean): string {
  const people = total === 1 ? '1 person' : `${totalText(total)} people`
  return isOfEveryState && total > 1 ? `${people}, including invited and deactivated` : people
}

export function EmployeeListScreen({ search }: { search: EmployeeListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageEmployees')) return <ClosedPage title="Employees" />
  return <EmployeeList search={search} />
}

function EmployeeList({ search }: { search: EmployeeListSearch }) {
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('employeesDisplay', ['card', 'list'])
  const [isInviting, setIsInviting] = useState(false)
  const { page, ...filter } = search
  const listed = useListed(employeeListQueries(filter), page)
  const { metadata } = listed

  const go = useChangeSearch<EmployeeListSearch>()
  const filters = employeeOperations.controls(search, go)
  const invite = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsInviting(true)}>
      Invite people
    </Button>
  )
  return (
    <>
      <ListPage
        list={employeeOperations}
        search={search}
        onSearch={go}
        title="Employees"
        note={metadata && peopleText(metadata.total, search.state === undefined)}
        actions={invite}
        tabs={<PeopleTabs />}
        words={filters.name}
        filters={
          <>
            <ChoiceFilter {...filters.state} />
            <EmployeeFilter {...filters.lineManagerID} />
            <TagFilter {...filters.tag} />
            <ChoiceFilter {...filters.contractType} />
          </>
        }
        label="Employees"
        listed={listed}
        nameOf={({ displayName }) => displayName}
        onOpen={useOpenEmployee()}
        noMatchText="No people match these filters"
        empty={{
          text: 'No people yet. Invite your colleagues.',
          icon: <IconUsers size={20} stroke={1.75} />,
          action: invite,
        }}
        cards={{ renderCard: (employee) => <ListedEmployeeCard employee={employee} />, skeletonCards: 12 }}
        table={{ columns: employeeColumns, skeletonRows: 12 }}
        display={display}
        onDisplay={setDisplay}
        foot={(onPage) => <ListFoot listed={listed} page={page ?? 1} onPage={onPage} />}
      />
      <InviteDialog opened={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}

function TagFilter(filter: FilterControl<string>) {
  const { data, error } = useQuery(employeeTagsQuery)
  return (
    <SearchFilter
      {...filter}
      choices={data?.map((tag) => ({ value: tag, label: tag }))}
      valueLabel={filter.value}
      loadError={error?.message}
    />
  )
}

function cardOf(item: EmployeeListItem): EmployeeCardEmployee {
  const { details, lineManager, contractedWeek, invitation } = item
  const manager = { label: 'Line manager', value: lineManager?.displayName }
  return {
    id: item.id,
    displayName: item.displayName,
    displayInitials: item.displayInitials,
    profileImage: item.profileImage,
    jobTitle: details.jobTitle,
    tags: details.tags,
    details: invitation
      ? [manager, { label: 'E-mail', value: invitation.email }]
      : [manager, { label: 'Contracted', value: contractedWeek === null ? null : formatDuration(contractedWeek) }],
    isActive: details.isActive || invitation !== undefined,
  }
}

function ListedEmployeeCard({ employee: item }: { employee: EmployeeListItem }) {
  return (
    <EmployeeCard
      employee={cardOf(item)}
      compact
      bare
      state={item.invitation && <EmployeeStateChip isActive={item.details.isActive} invitation={item.invitation} />}
      renderName={(name) => <EmployeeLink id={item.id}>{name}</EmployeeLink>}
      actions={item.invitation && <PendingActions invited={{ id: item.id, invitation: item.invitation }} />}
    />
  )
}
