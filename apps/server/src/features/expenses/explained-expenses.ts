import { FigureQuery } from '@praxis/contract/company/figures'
import { figureOf } from '@praxis/domain/figures/figure'
import { sql } from '../../platform/database/sql'
import { defineFigure } from '../../platform/figures/figure-definition'
import { openProject } from '../projects/queries/get-project'
import { openProjectExpenses } from './queries/project-expenses'
import { sumsOfExpenses } from './queries/spent-on-project'

const OfProject = FigureQuery.pick({ projectID: true }).required().strict()

const listOf = (projectId: string, state: string): string => `/projects/${projectId}/expenses?state=${state}`

/** What was spent on a project so far, without VAT and in its currency. */
const expensesSpent = defineFigure({
  feature: 'expense',
  arguments: OfProject,
  explain: async ({ db, actor, asked: { projectID } }) => {
    const { condition } = await openProjectExpenses(db, actor, projectID)
    const { row } = await openProject(db, actor, projectID)
    const part = async (id: string, label: string, state: string, isBilled: boolean) => {
      const [sum] = await sumsOfExpenses(
        db,
        sql`${condition} and s.state = ${state} and s.bill_to_client = ${isBilled} and s.project_currency = ${row.currency}`,
      )
      return { id, label, value: (sum?.approved ?? 0) + (sum?.waiting ?? 0), records: listOf(projectID, state) }
    }
    const parts = await Promise.all([
      part('approvedBillable', 'Approved, billed to the client', 'approved', true),
      part('approvedOwn', 'Approved, not billed', 'approved', false),
      part('waitingBillable', 'Waiting, billed to the client', 'waitingForApproval', true),
      part('waitingOwn', 'Waiting, not billed', 'waitingForApproval', false),
    ])
    return figureOf(
      { unit: 'money', currency: row.currency },
      parts.filter(({ value }) => value !== 0),
    )
  },
})

export const expenseFigures = { expensesSpent }
