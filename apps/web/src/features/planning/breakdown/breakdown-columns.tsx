import type { PlanningBreakdown } from '@praxis/contract/planning/targetable-planning'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { monthHead } from '../../plans/plan-words'
import { marginText } from './breakdown-words'

export type Measure = 'seconds' | 'charge' | 'cost' | 'margin'

type Sums = Pick<PlanningBreakdown, Measure>
type RoleOfBreakdown = PlanningBreakdown['roles'][number]

const TIME = { value: 'seconds', label: 'Time' } as const
const MONEY = [
  { value: 'charge', label: 'Charge' },
  { value: 'cost', label: 'Cost' },
  { value: 'margin', label: 'Margin' },
] as const

/** What the reader may see of it. */
export const measuresOf = ({ charge }: PlanningBreakdown): { value: Measure; label: string }[] =>
  charge === undefined ? [TIME] : [TIME, ...MONEY]

export function breakdownColumns(breakdown: PlanningBreakdown, measure: Measure): Column<RoleOfBreakdown>[] {
  const text = (sums: Sums | undefined): string => {
    if (measure === 'margin') return marginText(sums?.margin)
    const amount = sums?.[measure] ?? 0
    if (amount === 0) return '–'
    return measure === 'seconds' ? formatDuration(amount) : formatWholeMoney(amount, breakdown.currency)
  }
  return [
    {
      id: 'role',
      header: 'Role',
      total: 'Total',
      cell: ({ name, filledBy }) => (
        <>
          <Text block weight="medium">
            {name}
          </Text>
          <Text block size={12} tone="third">
            {filledBy ?? 'No one named yet'}
          </Text>
        </>
      ),
    },
    ...breakdown.months.map(
      (ofAll, index): Column<RoleOfBreakdown> => ({
        id: ofAll.month,
        header: monthHead(ofAll.month.slice(0, 7), index),
        align: 'end',
        total: text(ofAll),
        cell: ({ months }) => text(months.find(({ month }) => month === ofAll.month)),
      }),
    ),
    { id: 'total', header: 'Total', align: 'end', total: text(breakdown), cell: (role) => text(role) },
  ]
}
