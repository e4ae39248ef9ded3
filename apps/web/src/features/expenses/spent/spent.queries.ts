import { figures } from '@praxis/contract/company/figures'
import { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import { query } from '../../../api/query'
import type { SpentSearch } from './spent-search'

/** So many claims are shown at once beside other cards. */
const SHOWN = 6

export const projectExpensesQuery = (id: string, shown: SpentSearch, page: number) =>
  query(
    projectExpenses.listProjectExpenses,
    { params: { id }, query: { ...shown, page, per: SHOWN } },
    { keepsPrevious: true },
  )

export const clientExpensesQuery = (id: string, page: number) =>
  query(projectExpenses.listClientExpenses, { params: { id }, query: { page, per: SHOWN } }, { keepsPrevious: true })

/** What the expenses of a project are made of. */
export const expensesSpentQuery = (projectID: string) =>
  query(
    figures.explainFigure,
    { params: { name: 'expensesSpent' }, query: { projectID } },
    { topics: ['expenses', 'requests'] },
  )
