import { opportunitySortKeys } from '@praxis/contract/opportunities/pipeline'
import type { PipelineSum } from '@praxis/contract/opportunities/pipeline-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import { IconTarget } from '@tabler/icons-react'
import { changedSearch } from '../../../shell/address-values'
import { DataTable } from '../../../ui/lists/data-table'
import { ListFoot } from '../../../ui/lists/list-foot'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useSettledList } from '../../workspaces/use-settled-list'
import { listedManagedOpportunities, managedOpportunityOperations } from '../list/asked-opportunities'
import { opportunityColumns, type Totals } from '../list/opportunity-columns'
import { type ManagedOpportunitySearch, PAGE_SIZES } from '../list/opportunity-list-search'
import { NewOpportunityButton } from '../new-opportunity-button'
import { opportunityListQueries } from '../opportunities.queries'
import { useOpenOpportunity } from '../opportunity-link'

interface OpportunityTableProps {
  readonly search: ManagedOpportunitySearch
  readonly onSearch: (search: ManagedOpportunitySearch, replaces?: boolean) => void
  readonly showsMoney: boolean
  /** What all matches come to in the company's currency, where that is known. */
  readonly total: { readonly of: string; readonly sum: PipelineSum; readonly currency: Currency } | undefined
}

const totalsOf = ({ of, sum, currency }: NonNullable<OpportunityTableProps['total']>, shown: number): Totals => {
  const { count, revenue = 0, profit = 0, weighted = 0 } = sum
  const money = (amount: number) => formatWholeMoney(amount, currency)
  return {
    opportunityName: shown < count ? `All ${count} ${of}, ${shown} shown` : `All ${count} ${of}`,
    budgetPlanTotalRevenue: money(revenue),
    budgetPlanTotalMargin: revenue === 0 ? '–' : formatMarginInColumn(profitMargin(revenue, revenue - profit)),
    budgetPlanTotalMarginValue: money(profit),
    weightedRevenueValue: money(weighted),
  }
}

const isSortable = (id: string) => opportunitySortKeys.some((key) => key === id)

/** The company's opportunities as a table with the ten sort keys; totals count every match, not the page. */
export function OpportunityTable({ search, onSearch, showsMoney, total }: OpportunityTableProps) {
  const operations = managedOpportunityOperations
  const today = useToday(useReadersTimeZone())
  const open = useOpenOpportunity()
  const listed = useSettledList(search, (asked) => opportunityListQueries(listedManagedOpportunities(asked)))
  const order = operations.orderOf(search)
  const isDescending = order.startsWith('-')
  const totals = total && total.sum.revenue !== undefined && listed.items ? totalsOf(total, listed.items.length) : {}
  return (
    <>
      <DataTable
        label="Company opportunities"
        rows={listed.items}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => open(id)}
        columns={opportunityColumns({ showsMoney, today, sortable: isSortable, showsMade: true, totals })}
        height="tall"
        skeletonRows={10}
        sort={{
          column: isDescending ? order.slice(1) : order,
          direction: isDescending ? 'descending' : 'ascending',
        }}
        onSort={({ column, direction }) =>
          onSearch(operations.sorted(search, direction === 'descending' ? `-${column}` : column))
        }
        error={listed.error}
        onRetry={listed.retry}
        isOutdated={listed.isOutdated}
        isFiltered={operations.isFiltered(search)}
        noMatchText="No opportunities match these filters"
        onClearFilters={() => onSearch(operations.cleared(search))}
        empty={{
          text: 'No open opportunities yet. Create the first.',
          icon: <IconTarget size={20} stroke={1.75} />,
          action: <NewOpportunityButton />,
        }}
      />
      <ListFoot
        listed={listed}
        page={search.page ?? 1}
        onPage={(page, replaces) => onSearch(operations.atPage(search, page), replaces)}
        sizes={PAGE_SIZES}
        onSize={(size) => onSearch(changedSearch(search, { per: PAGE_SIZES.slice(1).find((each) => each === size) }))}
      />
    </>
  )
}
