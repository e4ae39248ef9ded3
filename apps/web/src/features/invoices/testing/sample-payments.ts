import type { CreditableItems } from '@praxis/contract/invoices/credit-notes'
import type { InvoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import type { ReceivedPayment, ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import { sampleInvoice, sampleItem } from './sample-invoice'

/** Two lines, billed as CR-1042; its total is £2,400.00. */
export const billedInvoice = sampleInvoice({
  ...{ stage: 'billed', state: 'billed', number: 'CR-1042', billedOn: '2026-11-12', dueDate: '2026-12-12' },
  items: [
    sampleItem({ id: 'time', name: 'Daniel Osei', quantity: 10, unitAmount: 100_00 }),
    sampleItem({ id: 'room', name: 'Workshop room', source: 'free', unit: 'item', quantity: 2, unitAmount: 500_00 }),
  ],
  can: {
    ...{ edit: false, bill: false, delete: false, readHistory: true },
    ...{ credit: true, notePayments: true, send: true },
  },
})

export const samplePayment = (changes: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  id: 'payment',
  amount: 400_00,
  day: '2026-11-16',
  reference: 'BACS Northgate',
  statementLineID: null,
  isAllotted: false,
  notedBy: null,
  createdAt: '2026-11-16T09:00:00.000Z',
  ...changes,
})

export function samplePayments(items: readonly ReceivedPayment[] = [], clientBalance = 0): ReceivedPayments {
  const { total } = billedInvoice.sums
  const received = items.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...{ items: [...items], currency: 'GBP', total, received, credited: 0, open: total - received, clientBalance },
    can: { note: true },
  }
}

export const sampleCreditable: CreditableItems = {
  items: billedInvoice.items.map(({ id, name, project, unit, quantity, unitAmount, subtotal }) => ({
    ...{ id, name, project, unit, quantity, unitAmount, leftQuantity: quantity, leftNet: subtotal, restOn: null },
  })),
  currency: 'GBP',
  left: billedInvoice.sums.total,
  leftByRate: billedInvoice.sums.vatGroups,
  balanceAfter: 0,
  number: 'CN-0001',
  version: 3,
}

export const sampleReminders: InvoiceReminders = {
  isStopped: false,
  sent: [],
  next: {
    ...{ level: 1, day: '2026-12-19', recipients: ['accounts@northgate.example'] },
    ...{ subject: 'Reminder of CR-1042', text: 'Please pay £2,400.00.' },
  },
  why: null,
  can: { stop: true },
}
