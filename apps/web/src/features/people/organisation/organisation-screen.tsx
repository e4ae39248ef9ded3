import { Button } from '@mantine/core'
import { IconFoldDown, IconFoldUp, IconSitemap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { SearchField } from '../../../ui/forms/search-field'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { listStateInstead } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { organisationChartQuery } from '../people.queries'
import classes from './organisation.module.css'
import { everybodyAbove, openAtFirst, personTree, rowsOf, searchTree } from './person-tree'
import { PersonTree } from './person-tree-list'

export interface OrganisationSearch {
  readonly name?: string
}

const CHART = '/employments/$companyDomain/employee-management/organisation'

/** Who reports to whom. */
export function OrganisationScreen({ name = '' }: OrganisationSearch) {
  const { company, capabilities } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { data: people, error, refetch } = useQuery(organisationChartQuery)
  const tree = useMemo(() => personTree(people ?? []), [people])
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const found = useMemo(() => (name ? searchTree(tree, name) : undefined), [tree, name])
  const open = found ? everybodyAbove(found.tree) : (chosen ?? openAtFirst(tree))
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
  const instead = listStateInstead(
    {
      error: people ? null : (error?.message ?? null),
      onRetry: () => void refetch(),
      isFiltered: name !== '',
      noMatchText: `Nobody is called ${name}`,
      onClearFilters: () => search(''),
      empty: { text: 'Nobody works here yet.', icon: <IconSitemap size={20} stroke={1.75} /> },
    },
    people || error ? rows.length : undefined,
  )

  return (
    <>
      <PageHead
        title="Organisation"
        note={people && `${people.length} people`}
        over={
          capabilities.has('canManageEmployees') && (
            <Link
              to="/employments/$companyDomain/employee-management/employees"
              params={{ companyDomain: company.domain }}
              className={classes.over}
            >
              Employees
            </Link>
          )
        }
      />
      <FilterBar
        search={<SearchField label="Search by name or title" focusKey="/" value={name} onSearch={search} />}
        end={
          !found && (
            <>
              <Button
                variant="subtle"
                leftSection={<IconFoldDown size={16} stroke={1.75} aria-hidden />}
                onClick={() => setChosen(everybodyAbove(tree))}
              >
                Unfold all
              </Button>
              <Button
                variant="subtle"
                leftSection={<IconFoldUp size={16} stroke={1.75} aria-hidden />}
                onClick={() => setChosen(openAtFirst(tree))}
              >
                Fold
              </Button>
            </>
          )
        }
      />
      <PageBody>
        <div className={classes.frame}>
          {instead ??
            (people ? (
              <PersonTree rows={rows} found={found?.found} onToggle={toggle} isFixed={found !== undefined} />
            ) : (
              <div className={classes.skeleton} aria-busy>
                {placesOf(8).map((place) => (
                  <Skeleton key={place} shape="avatar" index={place} />
                ))}
              </div>
            ))}
        </div>
      </PageBody>
    </>
  )
}
