import { Button } from '@mantine/core'
import { IconClock, IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { StatusBadge } from '../ui/chips/status-badge'
import { BulkBar } from '../ui/lists/bulk-bar'
import { CardList } from '../ui/lists/card-list'
import { CardsOrList } from '../ui/lists/cards-or-list'
import { ChoiceFilter } from '../ui/lists/choice-filter'
import { type Column, DataTable, type Sort } from '../ui/lists/data-table'
import { FilterBar } from '../ui/lists/filter-bar'
import { InfiniteFoot } from '../ui/lists/infinite-foot'
import { EmptyState, ErrorState, NoMatchState } from '../ui/lists/list-states'
import { Pager } from '../ui/lists/pager'
import { SortMenu } from '../ui/lists/sort-menu'
import { ToggleFilter } from '../ui/lists/toggle-filter'
import { ActionMenu } from '../ui/menus/action-menu'
import { Avatar } from '../ui/people/avatar'
import { Logo } from '../ui/people/logo'
import classes from './kit.module.css'
import { KitSection, Line } from './kit-section'
import { SAMPLE_PROJECTS, type SampleProject } from './sample-projects'

const COLUMNS: Column<SampleProject>[] = [
  {
    id: 'name',
    header: 'Project',
    sortable: true,
    skeleton: 'logo',
    cell: (project) => (
      <Line>
        <Logo name={project.name} size="xs" />
        <b style={{ fontWeight: 500 }}>{project.name}</b>
      </Line>
    ),
  },
  {
    id: 'lead',
    header: 'Lead',
    sortable: true,
    skeleton: 'avatar',
    desktopOnly: true,
    cell: (project) => (
      <Line>
        <Avatar name={project.lead} size="xs" decorative />
        {project.lead}
      </Line>
    ),
  },
  { id: 'state', header: 'State', cell: (project) => <StatusBadge state={project.state} short /> },
  { id: 'logged', header: 'Logged', align: 'end', desktopOnly: true, cell: (project) => project.logged },
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'end',
    desktopOnly: true,
    cell: (project) => <b style={{ fontWeight: 500 }}>{project.revenue}</b>,
  },
  {
    id: 'menu',
    header: 'Menu',
    hiddenHeader: true,
    width: 40,
    cell: (project) => <ProjectMenu name={project.name} />,
  },
]

const EMPTY = { text: 'No projects yet', action: <Button>Add project</Button> }

function ProjectMenu({ name }: { name: string }) {
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'Edit', icon: <IconPencil size={16} stroke={1.75} />, shortcut: 'E', onSelect: () => undefined },
        { label: 'Duplicate', icon: <IconCopy size={16} stroke={1.75} />, onSelect: () => undefined },
        { label: 'Delete…', icon: <IconTrash size={16} stroke={1.75} />, danger: true, onSelect: () => undefined },
      ]}
    />
  )
}

export function ListSections() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['3']))
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [opened, setOpened] = useState<string | undefined>()
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'active' | 'inactive' | undefined>('active')
  const [owner, setOwner] = useState<'me' | 'others' | undefined>()
  const [isMine, setIsMine] = useState(false)
  const [order, setOrder] = useState<'clientName' | 'updatedAt'>('clientName')
  const [display, setDisplay] = useState<'card' | 'list'>('list')
  const selection = { selected, onChange: setSelected }
  return (
    <>
      <KitSection title="Filter bar" span={12}>
        <FilterBar
          end={
            <>
              <SortMenu
                choices={[
                  { value: 'clientName', label: 'Client name' },
                  { value: 'updatedAt', label: 'Last updated' },
                ]}
                value={order}
                onChange={setOrder}
              />
              <CardsOrList value={display} onChange={setDisplay} />
            </>
          }
        >
          <ChoiceFilter
            label="State"
            required
            choices={[
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Inactive' },
            ]}
            value={state}
            onChange={setState}
          />
          <ChoiceFilter
            label="Owner"
            choices={[
              { value: 'me', label: 'Me' },
              { value: 'others', label: 'Others' },
            ]}
            value={owner}
            onChange={setOwner}
          />
          <ToggleFilter label="Project lead" value="me" isOn={isMine} onChange={setIsMine} />
        </FilterBar>
      </KitSection>
      <KitSection title="Table: sort, select, open" span={7}>
        <DataTable
          label="Projects"
          rows={SAMPLE_PROJECTS}
          rowKey={(project) => project.id}
          rowName={(project) => project.name}
          columns={COLUMNS}
          sort={sort}
          onSort={setSort}
          selection={selection}
          onOpen={(project) => setOpened(project.name)}
          empty={EMPTY}
        />
        <p aria-live="polite">{opened ? `Opened ${opened}` : 'Nothing opened'}</p>
        <BulkBar selection={selection} note="268h 15m">
          <Button variant="deny">Deny…</Button>
          <Button variant="approve">Approve {selected.size}</Button>
        </BulkBar>
      </KitSection>
      <KitSection title="Skeleton: same shape as the rows" span={5}>
        <DataTable
          label="Loading projects"
          rows={undefined}
          rowKey={(project: SampleProject) => project.id}
          rowName={(project) => project.name}
          columns={COLUMNS}
          selection={{ selected: new Set(), onChange: () => undefined }}
          skeletonRows={4}
          empty={EMPTY}
        />
      </KitSection>
      <KitSection title="Empty" span={4}>
        <div className={classes.framed}>
          <EmptyState
            icon={<IconClock size={20} stroke={1.75} />}
            text="Add new timers to easily track time and input time sheet"
            action={<Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>Start A New Timer</Button>}
          />
        </div>
      </KitSection>
      <KitSection title="No match" span={4}>
        <div className={classes.framed}>
          <NoMatchState
            text={
              <>
                No clients match <b>“nothgate”</b> with 2 filters on
              </>
            }
            onClear={() => undefined}
          />
        </div>
      </KitSection>
      <KitSection title="Error" span={4}>
        <div className={classes.framed}>
          <ErrorState text="Something went wrong, try later" onRetry={() => undefined} />
        </div>
      </KitSection>
      <KitSection title="Card list" span={7}>
        <CardList
          label="Project cards"
          items={SAMPLE_PROJECTS.slice(0, 3)}
          itemKey={(project) => project.id}
          itemName={(project) => project.name}
          onOpen={(project) => setOpened(project.name)}
          cardWidth={220}
          empty={EMPTY}
          renderCard={(project) => (
            <>
              <Line>
                <Logo name={project.name} />
                <b style={{ fontWeight: 600 }}>{project.name}</b>
              </Line>
              <p style={{ color: 'var(--text-3)' }}>{project.client}</p>
            </>
          )}
        />
      </KitSection>
      <KitSection title="Card list, loading" span={5}>
        <CardList
          label="Loading project cards"
          items={undefined}
          itemKey={(project: SampleProject) => project.id}
          itemName={(project) => project.name}
          renderCard={(project) => project.name}
          skeletonCards={2}
          cardWidth={200}
          empty={EMPTY}
        />
      </KitSection>
      <KitSection title="Pages" span={7}>
        <Pager page={page} per={12} total={38} onPage={setPage} />
        <Pager page={page} per={12} total={10_000} onPage={setPage} label="Pages of a long list" />
      </KitSection>
      <KitSection title="Infinite list" span={5}>
        <InfiniteFoot shown={11} total={11} hasMore={false} isLoading={false} onMore={() => undefined} />
        <InfiniteFoot shown={10} total={38} hasMore isLoading onMore={() => undefined} />
        <InfiniteFoot
          shown={10}
          total={38}
          hasMore
          isLoading={false}
          error="Something went wrong, try later"
          onMore={() => undefined}
        />
      </KitSection>
    </>
  )
}
