import { FigureQuery } from '@praxis/contract/company/figures'
import { figureOf } from '@praxis/domain/figures/figure'
import { sql } from '../../platform/database/sql'
import { defineFigure } from '../../platform/figures/figure-definition'
import { openProjectExpenses } from './queries/project-expenses'
import { sumsOfExpenses } from './queries/spent-on-project'

const OfProject = FigureQuery.pick({ projectID: true }).required().strict()

const listOf = (projectId: string, state: string): string => `/projects/${projectId}/expenses?state=${state}`

/** What was spent on a project so far, without VAT and in its currency. */
const expensesSpent = defineFigure({
  feature: 'expense',
  arguments: OfProject,
  explain: async ({ db, actor, asked: { projectID } }) => {
    const { condition, currency } = await openProjectExpenses(db, actor, projectID)
    const sumsOf = (isBilled: boolean) =>
      sumsOfExpenses(db, sql`${condition} and s.bill_to_client = ${isBilled} and s.project_currency = ${currency}`)
    const [[billed], [own]] = await Promise.all([sumsOf(true), sumsOf(false)])
    const approved = { records: listOf(projectID, 'approved') }
    const waiting = { records: listOf(projectID, 'waitingForApproval') }
    const parts = [
      { id: 'approvedBillable', label: 'Approved, billed to the client', value: billed?.approved ?? 0, ...approved },
      { id: 'approvedOwn', label: 'Approved, not billed', value: own?.approved ?? 0, ...approved },
      { id: 'waitingBillable', label: 'Waiting, billed to the client', value: billed?.waiting ?? 0, ...waiting },
      { id: 'waitingOwn', label: 'Waiting, not billed', value: own?.waiting ?? 0, ...waiting },
    ]
    return figureOf(
      { unit: 'money', currency },
      parts.filter(({ value }) => value !== 0),
    )
  },
})

export const expenseFigures = { expensesSpent }
