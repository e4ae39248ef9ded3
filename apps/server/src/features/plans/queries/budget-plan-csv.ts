import { planCategories } from '@praxis/contract/plans/plan-rules'
import type { Day } from '@praxis/domain/calendar/day'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { csvAnswer } from '../../../platform/csv/csv-answer'
import type { Db } from '../../../platform/database/database'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { getBudgetPlan } from './budget-plan'
import { openForMoney } from './plan-access'

const names = { consultancyBudget: 'Consultancy', expensesBudget: 'Expenses', othersBudget: 'Others' } as const

/** The budget plan as a file: a line for each category of each month. */
export const exportBudgetPlan = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
  asOf: Day | undefined,
): Promise<BinaryAnswer> => {
  const { row } = await openForMoney(db, actor, kind, id)
  const { snapshot, currency } = await getBudgetPlan(db, platform, actor, kind, id, asOf)
  const lines = snapshot.consultancyBudget.flatMap(({ month }, index) =>
    planCategories.flatMap((category) => {
      const entry = snapshot[category][index]
      return entry ? [{ month, category: names[category], revenue: entry.revenue, cost: entry.cost }] : []
    }),
  )
  return csvAnswer(
    platform.files,
    `budget plan ${row.name}`,
    [lines],
    [
      ['Month', ({ month }) => month],
      ['Category', ({ category }) => category],
      ['Revenue', ({ revenue }) => enteredTextOfMoney(revenue)],
      ['Cost', ({ cost }) => enteredTextOfMoney(cost)],
      ['Profit', ({ revenue, cost }) => enteredTextOfMoney(revenue - cost)],
      ['Currency', () => currency],
    ],
  )
}
