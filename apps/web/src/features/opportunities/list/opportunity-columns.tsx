import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMarginInColumn } from '@praxis/domain/money/percent'
import type { ReactNode } from 'react'
import { Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { NameCell, PersonCell } from '../../../ui/lists/record-cells'
import { StrategicStar } from '../../projects/project-chips'
import { useDayText } from '../../reader/readers-time'
import { CloseDay } from '../close-day'
import { OpportunityLink } from '../opportunity-link'
import { OpportunityLogo } from '../opportunity-logo'
import { StageName } from '../stage-chip'

const none = <Text tone="third">–</Text>

function Name({ opportunity: { id, name, client, isStrategic } }: { opportunity: OpportunityListItem }) {
  return (
    <NameCell
      picture={<OpportunityLogo client={client} />}
      name={(className) => (
        <OpportunityLink id={id} className={className}>
          {name}
        </OpportunityLink>
      )}
      mark={isStrategic && <StrategicStar />}
      second={client.name}
    />
  )
}

function DayOf({ moment }: { moment: string }) {
  return useDayText()(moment)
}

/** What a listed sum says of all matches, by column. */
export type Totals = Readonly<Partial<Record<string, ReactNode>>>

const moneyColumn = (
  id: string,
  header: string,
  amountOf: (item: OpportunityListItem) => number | undefined,
): Column<OpportunityListItem> => ({
  id,
  header,
  align: 'end',
  width: 112,
  desktopOnly: id !== 'budgetPlanTotalRevenue',
  cell: (item) => {
    const amount = amountOf(item)
    return amount === undefined ? none : formatWholeMoney(amount, item.currency)
  },
})

const money: Column<OpportunityListItem>[] = [
  moneyColumn('budgetPlanTotalRevenue', 'Revenue', ({ analytics }) => analytics.budgetPlanTotalRevenue),
  {
    id: 'budgetPlanTotalMargin',
    header: 'Margin',
    align: 'end',
    width: 84,
    desktopOnly: true,
    cell: ({ analytics: { budgetPlanTotalMargin: margin, budgetPlanTotalRevenue: revenue } }) =>
      margin === undefined || revenue === 0 ? none : formatMarginInColumn(margin),
  },
  moneyColumn('budgetPlanTotalMarginValue', 'Profit', ({ analytics }) => analytics.budgetPlanTotalMarginValue),
  moneyColumn('weightedRevenueValue', 'Weighted', ({ weightedRevenueValue }) => weightedRevenueValue),
]

const first: Column<OpportunityListItem>[] = [
  {
    id: 'opportunityName',
    header: 'Opportunity',
    skeleton: 'logo',
    cell: (item) => <Name opportunity={item} />,
  },
  {
    id: 'lead',
    header: 'Lead',
    desktopOnly: true,
    skeleton: 'avatar',
    cell: ({ lead }) => (lead ? <PersonCell person={lead} /> : none),
  },
  {
    id: 'pipelineStage',
    header: 'Stage',
    desktopOnly: true,
    cell: ({ pipelineStage }) => (pipelineStage ? <StageName stage={pipelineStage} /> : none),
  },
]

const last = (today: string): Column<OpportunityListItem>[] => [
  {
    id: 'expectedCloseDate',
    header: 'Expected close',
    align: 'end',
    width: 118,
    desktopOnly: true,
    cell: (item) => <CloseDay opportunity={item} today={today} />,
  },
  {
    id: 'updatedAt',
    header: 'Updated',
    align: 'end',
    width: 100,
    desktopOnly: true,
    cell: ({ updatedAt }) => <DayOf moment={updatedAt} />,
  },
]

const made: Column<OpportunityListItem> = {
  id: 'createdAt',
  header: 'Created',
  align: 'end',
  width: 100,
  desktopOnly: true,
  cell: ({ createdAt }) => <DayOf moment={createdAt} />,
}

interface ColumnsAsked {
  readonly showsMoney: boolean
  readonly today: string
  /** The columns that the list can be sorted by. */
  readonly sortable: (id: string) => boolean
  /** Of the company's table. */
  readonly showsMade?: boolean
  readonly totals?: Totals
}

/** The columns of a table of opportunities; those without the right to revenue get no columns full of dashes. */
export const opportunityColumns = (asked: ColumnsAsked): Column<OpportunityListItem>[] =>
  [...first, ...(asked.showsMoney ? money : []), ...last(asked.today), ...(asked.showsMade ? [made] : [])].map(
    (column) => ({ ...column, sortable: asked.sortable(column.id), total: asked.totals?.[column.id] }),
  )
