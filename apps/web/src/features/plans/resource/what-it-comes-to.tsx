import type { ResourcePlan, ResourcePlanSums } from '@praxis/contract/plans/resource-plan'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import { Card } from '../../../ui/layout/card'
import plans from '../plans.module.css'
import type { ResourceDraft } from './use-resource-draft'

interface WhatItComesToProps {
  readonly plan: ResourcePlan
  readonly editing: ResourceDraft
}

const marginOf = ({ revenue = 0, cost = 0 }: ResourcePlanSums) => (revenue === 0 ? null : profitMargin(revenue, cost))

/** The sums of the plan: as saved, and with what is edited. */
export function WhatItComesTo({ plan, editing }: WhatItComesToProps) {
  const { draft, sums: now } = editing
  const saved = plan.sums
  const isChanged = draft.isDirty
  const money = (amount: number) => formatWholeMoney(amount, plan.currency)
  const signed = (difference: number, text: (amount: number) => string) =>
    difference === 0 ? '–' : `${difference > 0 ? '+' : '−'}${text(Math.abs(difference))}`
  const amounts = (label: string, side: 'revenue' | 'cost') => {
    const [was, is] = [saved[side], now[side]]
    if (was === undefined || is === undefined) return []
    return [{ label, was: money(was), is: money(is), change: signed(is - was, money) }]
  }
  const [marginWas, marginIs] = [marginOf(saved), marginOf(now)]
  const points = (marginIs ?? 0) - (marginWas ?? 0)
  const percent = (margin: number | null) => (margin === null ? '–' : formatMarginInColumn(margin))
  const rows = [
    {
      label: 'Hours',
      was: formatDuration(saved.seconds),
      is: formatDuration(now.seconds),
      change: signed(now.seconds - saved.seconds, formatDuration),
    },
    ...amounts('Consultancy revenue', 'revenue'),
    ...amounts('Consultancy cost', 'cost'),
    ...(saved.revenue === undefined
      ? []
      : [
          {
            label: 'Fee margin',
            was: percent(marginWas),
            is: percent(marginIs),
            change: signed(Math.round(points * 1000) / 10, (value) => `${value} points`),
          },
        ]),
  ]
  return (
    <Card title="What it comes to" note="feeds consultancy in the budget plan" flush>
      <table className={plans.table} aria-label="What the resource plan comes to">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Saved</th>
            {isChanged && <th scope="col">With this change</th>}
            {isChanged && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, was, is, change }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              {isChanged && (
                <td>
                  <b>{is}</b>
                </td>
              )}
              {isChanged && <td>{change}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
