import { Button } from '@mantine/core'
import type { ChartPerson } from '@praxis/contract/people/employees'
import { IconFoldDown, IconFoldUp, IconListTree, IconSitemap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { SearchField } from '../../../ui/forms/search-field'
import { Stack } from '../../../ui/layout/box'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { listStateInstead } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { organisationChartQuery } from '../people.queries'
import { PeopleTabs } from '../people-tabs'
import classes from './organisation.module.css'
import { OrganisationChart } from './organisation-chart'
import { everybodyAbove, openAtFirst, personTree, rowsOf, searchTree } from './person-tree'
import { PersonTree } from './person-tree-list'

export interface OrganisationSearch {
  readonly name?: string
}

const CHART = '/employments/$companyDomain/employee-management/organisation'

const DISPLAYS = [
  { value: 'chart' as const, label: 'Chart', icon: <IconSitemap size={16} stroke={1.75} /> },
  { value: 'list' as const, label: 'List', icon: <IconListTree size={16} stroke={1.75} /> },
]

/** The displays offered, the default first: a chart needs room, so on small screens it is the list. */
const displaysHere = (): readonly ['chart' | 'list', 'chart' | 'list'] =>
  window.matchMedia('(max-width: 640px)').matches ? ['list', 'chart'] : ['chart', 'list']

/** A firm of at most so many people is unfolded at first. */
const MOST_OPENED = 40

const countText = (people: readonly ChartPerson[]): string => {
  const working = people.filter(({ isActive, isInvited }) => isActive && !isInvited).length
  return working === 1 ? '1 active person' : `${working} active people`
}

/** The organisation chart: who reports to whom. */
export function OrganisationScreen({ name = '' }: OrganisationSearch) {
  const { company } = useWorkspaceViewer()
  const [display, setDisplay] = useDisplayPreference('preferredOrganisationDisplayOption', displaysHere())
  const navigate = useNavigate()
  const { data: people, error, refetch } = useQuery(organisationChartQuery)
  const tree = useMemo(() => personTree(people ?? []), [people])
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const found = useMemo(() => (name ? searchTree(tree, name) : undefined), [tree, name])
  const open = found
    ? everybodyAbove(found.tree)
    : (chosen ?? ((people ?? []).length <= MOST_OPENED ? everybodyAbove(tree) : openAtFirst(tree)))
  const rows = useMemo(() => rowsOf(found?.tree ?? tree, open), [found, tree, open])

  const search = (text: string) =>
    void navigate({
      to: CHART,
      params: { companyDomain: company.domain },
      search: text ? { name: text } : {},
      replace: true,
    })
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const shown = { rows, found: found?.found, onToggle: toggle, isFixed: found !== undefined }
  const instead = listStateInstead(
    {
      error: people ? null : (error?.message ?? null),
      onRetry: () => void refetch(),
      isFiltered: name !== '',
      noMatchText: `No people match “${name}”`,
      onClearFilters: () => search(''),
      empty: { text: 'No people yet.', icon: <IconSitemap size={20} stroke={1.75} /> },
    },
    people || error ? rows.length : undefined,
  )

  return (
    <>
      <PageHead title="Organisation" note={people && countText(people)} />
      <PeopleTabs />
      <FilterBar
        search={<SearchField label="Search by name or title" focusKey="/" value={name} onSearch={search} />}
        end={
          <>
            {!found && (
              <>
                <Button
                  variant="subtle"
                  leftSection={<IconFoldDown size={16} stroke={1.75} aria-hidden />}
                  onClick={() => setChosen(everybodyAbove(tree))}
                >
                  Expand all
                </Button>
                <Button
                  variant="subtle"
                  leftSection={<IconFoldUp size={16} stroke={1.75} aria-hidden />}
                  onClick={() => setChosen(openAtFirst(tree))}
                >
                  Collapse all
                </Button>
              </>
            )}
            <DisplaySwitch choices={DISPLAYS} value={display} onChange={setDisplay} />
          </>
        }
      />
      <PageBody>
        {people && !instead && display === 'chart' ? (
          <OrganisationChart {...shown} />
        ) : (
          <div className={classes.frame}>
            {instead ??
              (people ? (
                <PersonTree {...shown} />
              ) : (
                <Stack gap={4} style={{ padding: 'var(--s4)' }} aria-busy>
                  <Skeletons count={8} shape="avatar" />
                </Stack>
              ))}
          </div>
        )}
      </PageBody>
    </>
  )
}
