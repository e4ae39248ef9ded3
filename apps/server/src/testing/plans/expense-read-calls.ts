import type { LargeFirm } from '../large-firm/large-firm'
import { quarter, type ReadCalls, words } from './asked'

const once = () => [{}]
const ofProject = ({ project }: LargeFirm) => ({ id: project.id })

export const expenseReadCalls: Pick<ReadCalls, 'expenses' | 'projectExpenses'> = {
  expenses: {
    listOpenExpenses: once,
    listSubmittedExpenses: ({ project }) => [
      {},
      { query: { page: 2 } },
      { query: { state: 'approved', ...quarter } },
      { query: { projectID: project.id, isPaid: 'true' } },
      ...words('train').map((search) => ({ query: { search } })),
    ],
    countExpenses: once,
    getExpense: ({ expenseId }) => [{ params: { id: expenseId } }],
    convertCurrency: () => [{ query: { amount: 100, from: 'EUR', to: 'USD', day: '2026-03-10' } }],
    suggestLocations: () => [{}, ...words('client').map((query) => ({ query: { query } }))],
    calculateDistance: () => [{ query: { places: ['53.8;-1.55', '53.96;-1.08'] } }],
  },
  projectExpenses: {
    listProjectExpenses: (firm) => [
      { params: ofProject(firm) },
      { params: ofProject(firm), query: { page: 2, state: 'approved' } },
      { params: ofProject(firm), query: quarter },
    ],
    exportProjectExpenses: (firm) => [{ params: ofProject(firm), query: quarter }],
    listClientExpenses: ({ project }) => [
      { params: { id: project.clientId } },
      { params: { id: project.clientId }, query: quarter },
    ],
  },
}
