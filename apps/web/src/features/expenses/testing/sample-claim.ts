import type { ExpenseRequest, ExpenseToDecide } from '@praxis/contract/expenses/expense-requests'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type * as z from 'zod'
import { person, sampleExpense } from './sample-expense'

export const priya = person('priya', 'Priya Nair')
export const megan = person('megan', 'Megan Price')

type ClaimChanges = Omit<Partial<Expense>, 'request' | 'can'> & {
  request?: Partial<Expense['request']>
  can?: Partial<Expense['can']>
}

/** A taxi of £21.50 that waits for Daniel. */
export const sampleClaim = ({ request = {}, can = {}, ...changes }: ClaimChanges = {}): Expense => {
  const claim = sampleExpense({
    employee: priya,
    name: 'Taxi, late finish',
    incurredDate: '2026-10-15',
    amount: 2150,
    currency: 'GBP',
    convertedAmount: 2150,
    conversion: null,
    vatAmount: 358,
    netAmount: 1792,
    project: { id: 'ops', details: { name: 'Practice operations' }, client: null, isInternal: true },
    billToClient: false,
    receipts: [],
    groupIdentifier: 'g1',
    groupName: 'Priya Nair, 22/10/2026, 1',
    request: { state: 'waitingForApproval', submittedAt: '2026-10-22T09:00:00.000Z', ...request },
    ...changes,
  })
  return { ...claim, can: { ...claim.can, edit: false, delete: false, changeVAT: true, ...can } }
}

/** A hotel of €200.00, which were £174.24 by the rate of the day. */
export const inEuros: ClaimChanges = {
  id: '0198c0de-0000-7000-8000-0000000000e2',
  name: 'Hotel, Cork',
  incurredDate: '2026-10-17',
  amount: 20_000,
  currency: 'EUR',
  convertedAmount: 17_424,
  conversion: { rate: '0.87120000', day: '2026-10-16', isOld: false },
  vatAmount: 0,
  netAmount: 20_000,
}

/** A way of 48.5 miles, entered in place of the 40 that were suggested. */
export const byCar: ClaimChanges = {
  id: '0198c0de-0000-7000-8000-0000000000e3',
  name: 'Leeds – Bradford',
  amount: 2183,
  convertedAmount: 2183,
  type: null,
  isMileageExpense: true,
  mileage: {
    places: [
      { label: 'Leeds', latitude: 53.8, longitude: -1.55 },
      { label: 'Bradford', latitude: 53.79, longitude: -1.75 },
    ],
    isReturn: true,
    metres: 78_053,
    source: 'entered',
    suggestedMetres: 64_374,
    reason: 'Road closed',
    unit: 'imperial',
    tenths: 485,
    rate: 45,
  },
}

export const sampleClaimRequest = (expense: Expense = sampleClaim()): z.infer<typeof ExpenseRequest> => ({
  id: expense.id,
  requestType: 'expense',
  state: 'waitingForApproval',
  employee: expense.employee,
  approver: expense.request.approver,
  approvedBy: null,
  linkedRequest: null,
  groupIdentifier: expense.groupIdentifier,
  submittedAt: '2026-10-22T09:00:00.000Z',
  decidedAt: null,
  comment: '',
  isAutoApproved: false,
  version: 'seen',
  expense,
})

export const sampleToDecide = (
  expense: Expense,
  spent: Partial<NonNullable<ExpenseToDecide['spent']>> = {},
): ExpenseToDecide => ({
  expense,
  version: 'seen',
  spent: { currency: 'GBP', approved: 40_000, waiting: 3000, billable: 12_000, ...spent },
  netInProject: expense.netAmount,
})
