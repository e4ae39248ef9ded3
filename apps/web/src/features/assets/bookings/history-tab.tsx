import { UnstyledButton } from '@mantine/core'
import type { AssetMovement } from '@praxis/contract/assets/asset-shapes'
import { momentText } from '@praxis/domain/assets/asset-time-text'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { IconHistory } from '@tabler/icons-react'
import { changedSearch } from '../../../shell/address-values'
import { operationsOn } from '../../../shell/lists/list-operations'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { SearchField } from '../../../ui/forms/search-field'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { PageBody } from '../../../ui/layout/page-head'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { ListFoot } from '../../../ui/lists/list-foot'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { Face } from '../../../ui/people/face'
import { EmployeeFilter } from '../../people/employee-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useListed } from '../../workspaces/use-listed'
import { useShowBeside } from '../asset-link'
import { CONDITIONS } from '../asset-words'
import classes from './booking-line.module.css'
import { movementQueries } from './bookings.queries'
import { type BookingsSearch, bookingsList } from './bookings-search'
import { CategoryFilter } from './category-filter'
import { movementText } from './movement-words'

const operations = operationsOn(bookingsList)

/** What went over the desk: of everybody for those who manage assets, otherwise of the reader. */
export function HistoryTab({ search }: { search: BookingsSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const managesAssets = capabilities.has('canManageAssets')
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const go = useChangeSearch<BookingsSearch>()
  const show = useShowBeside()
  const listed = useListed(movementQueries(operations.asked(search)), search.page)
  const { search: words, kind, categoryID, employeeID } = operations.controls(search, go)
  return (
    <>
      <FilterBar
        search={
          <SearchField
            label={managesAssets ? words.label : 'Asset, code'}
            focusKey="/"
            value={search.search ?? ''}
            onSearch={(text) => words.onChange(text || undefined)}
          />
        }
        filtersOn={operations.filtersOn(search)}
      >
        <ChoiceFilter {...kind} />
        <CategoryFilter value={categoryID.value} onChange={categoryID.onChange} />
        {managesAssets && <EmployeeFilter {...employeeID} />}
        <PeriodFilter
          today={today}
          value={dateRange(search.from, search.to)}
          onChange={(range) => go(changedSearch(search, { from: range?.from, to: range?.to }))}
        />
      </FilterBar>
      <PageBody>
        <DataTable
          label="History"
          rows={listed.items}
          rowKey={({ id }) => id}
          rowName={({ asset, employee, ...movement }) =>
            `${asset.name}: ${employee.displayName} ${movementText(movement, timeZone)}`
          }
          columns={columnsOf(timeZone, (asset) => void show({ asset }))}
          onOpen={({ asset }) => void show({ asset: asset.id })}
          height="tall"
          error={listed.error}
          onRetry={listed.retry}
          isOutdated={listed.isOutdated}
          isFiltered={operations.isFiltered(search)}
          noMatchText="Nothing in the history matches these filters"
          onClearFilters={() => go(operations.cleared(search))}
          empty={{
            text: managesAssets ? 'Nothing has been taken or assigned yet.' : 'You haven’t taken anything yet.',
            icon: <IconHistory size={20} stroke={1.75} />,
          }}
        />
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(operations.atPage(search, page), replaces)}
        />
      </PageBody>
    </>
  )
}

const columnsOf = (timeZone: string, open: (assetID: string) => void): Column<AssetMovement>[] => [
  {
    id: 'at',
    header: 'When',
    width: 140,
    desktopOnly: true,
    cell: ({ at }) => (
      <Text tone="second" figures oneLine>
        {momentText(at, timeZone)}
      </Text>
    ),
  },
  {
    id: 'asset',
    header: 'Asset',
    width: '24%',
    cell: ({ asset }) => (
      <Stack as="span" shrinks>
        <UnstyledButton className={classes.name} onClick={() => open(asset.id)}>
          {asset.name}
        </UnstyledButton>
        <Text tone="third" size={12}>
          {asset.code}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'what',
    header: 'What happened',
    skeleton: 'avatar',
    cell: ({ employee, at, notedBy, ...movement }) => (
      <Row as="span" gap={2} shrinks>
        <Face person={employee} decorative />
        <Stack as="span" shrinks breaks>
          <span>
            <Text weight="medium">{employee.displayName}</Text> {movementText(movement, timeZone)}
          </span>
          <Text tone="third" size={12} figures className={classes.phoneOnly}>
            {momentText(at, timeZone)}
          </Text>
          {notedBy && (
            <Text tone="third" size={12}>
              noted by {notedBy.displayName}
            </Text>
          )}
        </Stack>
      </Row>
    ),
  },
  {
    id: 'condition',
    header: 'Condition',
    width: 110,
    desktopOnly: true,
    cell: ({ condition }) => (condition ? CONDITIONS[condition] : <Text tone="third">–</Text>),
  },
  {
    id: 'note',
    header: 'Note',
    width: '26%',
    desktopOnly: true,
    cell: ({ note }) =>
      note ? (
        <Text tone="second" twoLines breaks title={note}>
          {note}
        </Text>
      ) : (
        <Text tone="third">–</Text>
      ),
  },
]
