import { expenses } from '@praxis/contract/expenses/expenses'
import { payments } from '@praxis/contract/payments/payments'
import { approvals } from '@praxis/contract/requests/approvals'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { actingAs } = await startDemoServer()

test('somebody has open claims, one of which lacks its receipt, and a year of submitted ones in every state', async () => {
  const employee = await actingAs('Employee')
  const open = await employee.call(expenses.listOpenExpenses, {})
  expect(open.items).toHaveLength(5)
  expect(open.invalidCount).toBe(1)
  expect(open.onCards).toBe(4_860)
  expect(open.items.map(({ currency }) => currency)).toContain('EUR')
  expect(open.items.some(({ isMileageExpense }) => isMileageExpense)).toBe(true)
  const { items } = await employee.call(expenses.listSubmittedExpenses, { query: { per: 100 } })
  const states = items.flatMap((group) => group.expenses.map(({ request }) => request.state))
  expect(new Set(states)).toEqual(new Set(['waitingForApproval', 'approved', 'denied']))
})

test('claims wait for who decides, and approved ones for who pays', async () => {
  // Habits are submitted twice a month; what somebody spent abroad waits on every day.
  const manager = await actingAs('Manager')
  expect((await manager.call(approvals.countApprovals, {})).expenseCount).toBeGreaterThan(1)
  const finance = await actingAs('Finance')
  const { expenseCount, amount } = await finance.call(payments.listProcessingPayments, {})
  expect(expenseCount).toBeGreaterThan(3)
  expect(amount).toBeGreaterThan(0)
  const { payments: processed, metadata } = await finance.call(payments.listProcessedPayments, { query: { per: 100 } })
  expect(metadata.total).toBeGreaterThan(2)
  expect(new Set(processed.map(({ kind }) => kind))).toEqual(new Set(['transfer', 'card']))
  for (const { id, amount: sum, kind } of processed.slice(0, 5)) {
    const { people } = await finance.call(payments.getProcessedPayment, { params: { id } })
    if (kind === 'transfer') expect(people.reduce((total, person) => total + person.amount, 0)).toBe(sum)
  }
})
