import type { SpentOnProject } from '@praxis/contract/expenses/expense-requests'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'

type SumRow = Pick<SpentOnProject, 'currency' | 'approved' | 'waiting' | 'billable'>

/** Sums of claims without VAT, in the currency of their projects; a condition on rows `s` says which. */
export const sumsOfExpenses = (db: Db, condition: Sql): Promise<SumRow[]> =>
  db.rows<SumRow>(sql`
    select s.project_currency as currency,
      coalesce(sum(s.net_in_project) filter (where s.state = 'approved'), 0)::bigint as approved,
      coalesce(sum(s.net_in_project) filter (where s.state = 'waitingForApproval'), 0)::bigint as waiting,
      coalesce(sum(s.net_in_project) filter (where s.bill_to_client), 0)::bigint as billable
    from expenses s
    where s.company_id = ${db.scope.companyId} and s.state in ('approved', 'waitingForApproval') and ${condition}
    group by s.project_currency order by s.project_currency`)

interface Budget {
  readonly currency: Currency
  readonly cost: number
  readonly revenue: number
}

/** What was spent on a project so far, and, for those who may see its money, what its budget has for it. */
export const spentOnProject = async (db: Db, id: string, seesMoney: boolean): Promise<SpentOnProject | null> => {
  const [budget, sums] = await Promise.all([
    db.row<Budget>(sql`
      select p.currency, p.expenses_cost as cost, p.expenses_revenue as revenue from targetables p
      where p.company_id = ${db.scope.companyId} and p.id = ${id}`),
    sumsOfExpenses(db, sql`s.targetable_id = ${id}`),
  ])
  if (!budget) return null
  const { currency, cost, revenue } = budget
  const spent = sums.find((sum) => sum.currency === currency) ?? { currency, approved: 0, waiting: 0, billable: 0 }
  return { ...spent, ...(seesMoney && { budgetCost: cost, budgetRevenue: revenue }) }
}
