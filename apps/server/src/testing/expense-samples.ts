import type { areas } from '@praxis/contract/areas'
import type { expenseApprovals } from '@praxis/contract/expenses/expense-requests'
import type { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofExpense = ({ expenseId }: SampleFirm) => ({ params: { id: expenseId } })
const ofProject = ({ projectId }: SampleFirm) => ({ params: { id: projectId } })
const claimed = ({ projectId, expenseTypeId }: SampleFirm) => ({
  ...{ name: 'Another', typeID: expenseTypeId, projectID: projectId, incurredDate: '2026-06-03', amount: 100 },
  billToClient: true,
})
const receipt = () => new File(['%PDF-1.4\n%%EOF\n'], 'receipt.pdf')

export const expenseSamples: SamplesOf<typeof areas.expenses> = {
  listOpenExpenses: () => ({}),
  listSubmittedExpenses: () => ({}),
  countExpenses: () => ({}),
  getExpense: ofExpense,
  createExpense: (firm) => ({ body: claimed(firm), files: {} }),
  createMileageExpense: ({ projectId }) => ({ body: { name: 'Another', projectID: projectId }, files: {} }),
  updateExpense: (firm) => ({ ...ofExpense(firm), body: { name: 'Changed' } }),
  addReceipts: (firm) => ({ ...ofExpense(firm), files: { receipts: [receipt()] } }),
  removeReceipt: ({ expenseId, fileId }) => ({ params: { id: expenseId, fileId } }),
  deleteExpense: ofExpense,
  deleteOpenExpenses: () => ({}),
  restoreExpenses: ({ expenseId }) => ({ body: { expenseIDs: [expenseId] } }),
  submitOpenExpenses: () => ({ body: {} }),
  requestExpense: (firm) => ({ body: claimed(firm), files: {} }),
  correctExpense: ofExpense,
  changeVAT: ({ expenseToDecideId }) => ({ params: { id: expenseToDecideId }, body: { vatAmount: 0 } }),
  convertCurrency: () => ({ query: { amount: 100, from: 'EUR', to: 'USD', day: '2026-03-10' } }),
  suggestLocations: () => ({ query: { query: 'Lee' } }),
  calculateDistance: () => ({ query: { places: ['53.8;-1.55', '53.96;-1.08'] } }),
}

export const expenseApprovalSamples: SamplesOf<typeof expenseApprovals> = {
  getExpenseToDecide: ({ expenseToDecideId }) => ({ params: { id: expenseToDecideId } }),
  listExpenseProjectChoices: ({ expenseToDecideId }) => ({ params: { id: expenseToDecideId } }),
}

export const projectExpenseSamples: SamplesOf<typeof projectExpenses> = {
  listProjectExpenses: ofProject,
  exportProjectExpenses: ofProject,
  listClientExpenses: ({ clientId }) => ({ params: { id: clientId } }),
}
