import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ListFoot } from '../../../ui/lists/list-foot'
import { listedPages } from '../../../ui/lists/listed-pages'
import { totalText } from '../../../ui/lists/pager-text'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { InviteDialog } from '../invite/invite-dialog'
import { allEmployeePagesQuery, employeePageQuery } from '../people.queries'
import { PeopleTabs } from '../people-tabs'
import { EmployeeCards } from './employee-cards'
import { EmployeeFilters } from './employee-filters'
import { type EmployeeListSearch, isFiltered } from './employee-list-search'
import { EmployeeTable } from './employee-table'

const LIST = '/employments/$companyDomain/employee-management/employees'

/** How many people are listed; a count with invited and deactivated people says so, as other pages leave them out. */
function peopleText(total: number, isOfEveryState: boolean): string {
  const people = total === 1 ? '1 person' : `${totalText(total)} people`
  return isOfEveryState && total > 1 ? `${people}, including invited and deactivated` : people
}

/** The listed people, page by page or as an endless list, as the person prefers. */
function useListed({ page = 1, ...filter }: EmployeeListSearch, isInfinite: boolean) {
  const paged = useQuery({ ...employeePageQuery(filter, page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allEmployeePagesQuery(filter), enabled: isInfinite })
  return listedPages(paged, endless, isInfinite, page)
}

export function EmployeeListScreen({ search }: { search: EmployeeListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageEmployees')) return <ClosedPage title="Employees" />
  return <EmployeeList search={search} />
}

function EmployeeList({ search }: { search: EmployeeListSearch }) {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const isInfinite = workspace.employment.preferences.infiniteScrolling
  const navigate = useNavigate()
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('employeesDisplay', ['card', 'list'])
  const [isInviting, setIsInviting] = useState(false)
  const listed = useListed(search, isInfinite)
  const { items, metadata, error, retry } = listed

  const go = (next: EmployeeListSearch, replace = false) =>
    void navigate({ to: LIST, params: { companyDomain: company.domain }, search: next, resetScroll: false, replace })
  const change = (changes: { [Name in keyof EmployeeListSearch]?: EmployeeListSearch[Name] | undefined }) => {
    const { page: _, ...kept } = { ...search, ...changes }
    go(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)))
  }

  const invite = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsInviting(true)}>
      Invite people
    </Button>
  )
  const states = {
    error,
    onRetry: retry,
    isOutdated: listed.isOutdated,
    isFiltered: isFiltered(search),
    noMatchText: 'No people match these filters',
    onClearFilters: () => go({}),
    empty: {
      text: 'No people yet. Invite your colleagues.',
      icon: <IconUsers size={20} stroke={1.75} />,
      action: invite,
    },
  }

  return (
    <>
      <PageHead
        title="Employees"
        note={metadata && peopleText(metadata.total, search.state === undefined)}
        actions={invite}
      />
      <PeopleTabs />
      <EmployeeFilters search={search} onChange={change} display={display} onDisplay={setDisplay} />
      <PageBody>
        {display === 'card' ? (
          <EmployeeCards {...states} items={items} />
        ) : (
          <EmployeeTable
            {...states}
            items={items}
            sortOrder={search.sortOrder ?? 'displayName'}
            onSort={(sortOrder) => change({ sortOrder })}
          />
        )}
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(page === 1 ? { ...search, page: undefined } : { ...search, page }, replaces)}
        />
      </PageBody>
      <InviteDialog opened={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}
