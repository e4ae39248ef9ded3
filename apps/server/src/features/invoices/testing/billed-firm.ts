import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { invoices } from '@praxis/contract/invoices/invoices'
import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { createEmployee, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createInvoicesFirm, TODAY } from './invoices-firm'

type Noted = Partial<Input<typeof receivedPayments.noteReceivedPayment>['body']>

/** A firm that has billed its client; Fay processes payments and works on nothing. */
export const createBilledFirm = async (server: TestServer) => {
  const firm = await createInvoicesFirm(server)
  const finance = await createEmployee(server, firm.company, {
    firstName: 'Fay',
    lastName: 'Reed',
    capabilities: ['canProcessPayments'],
  })
  /** An invoice of free items at these amounts, without VAT unless a rate is given. */
  const billed = async (
    amounts: readonly number[],
    more: { readonly projectId?: string; readonly vatRate?: number } = {},
  ) => {
    const { projectId = await firm.insertProject(), vatRate = 0 } = more
    const draft = await firm.draft(projectId, {
      freeItems: amounts.map((unitAmount, index) => ({
        ...{ name: `Item ${index + 1}`, unitAmount, vatRate, vatCategory: vatRate > 0 ? 'standard' : 'zero' },
      })),
    })
    return firm.bill(draft)
  }
  const of = ({ id }: Pick<Invoice, 'id'>) => ({ params: { id } })
  const payment = (amount: number, more: Noted = {}) => ({ body: { amount, day: TODAY, ...more } })
  return {
    ...firm,
    finance,
    billed,
    pay: (invoice: Pick<Invoice, 'id'>, amount: number, by: TestPerson = firm.lead) =>
      by.call(receivedPayments.noteReceivedPayment, { ...of(invoice), ...payment(amount) }),
    refusedToPay: (invoice: Pick<Invoice, 'id'>, amount: number, by: TestPerson = firm.lead, more: Noted = {}) =>
      by.refusal(receivedPayments.noteReceivedPayment, { ...of(invoice), ...payment(amount, more) }),
    payments: (invoice: Pick<Invoice, 'id'>, by: TestPerson = firm.lead) =>
      by.call(receivedPayments.listReceivedPayments, of(invoice)),
    allot: (invoice: Pick<Invoice, 'id'>, amount?: number) =>
      firm.lead.call(receivedPayments.allotClientBalance, {
        ...of(invoice),
        body: amount === undefined ? {} : { amount },
      }),
    credit: (invoice: Pick<Invoice, 'id'>, body: Input<typeof creditNotes.createCreditNote>['body'] = {}) =>
      firm.lead.call(creditNotes.createCreditNote, { ...of(invoice), body }),
    refusedToCredit: (
      invoice: Pick<Invoice, 'id'>,
      body: Input<typeof creditNotes.createCreditNote>['body'] = {},
      by: TestPerson = firm.lead,
    ) => by.refusal(creditNotes.createCreditNote, { ...of(invoice), body }),
    read: (invoice: Pick<Invoice, 'id'>, by: TestPerson = firm.lead) => by.call(invoices.getInvoice, of(invoice)),
    balances: async (by: TestPerson = firm.manager) =>
      (await by.call(receivedPayments.listClientBalances, { params: { id: firm.clientId } })).items,
  }
}
export type BilledFirm = Awaited<ReturnType<typeof createBilledFirm>>
