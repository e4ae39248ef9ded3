import { invoiceStates } from '@praxis/contract/invoices/invoice-rules'
import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { invoices } from '@praxis/contract/invoices/invoices'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { actingAs } = await startDemoServer()
const owner = await actingAs('Owner')

test('there are invoices in every state, and their sums are what their lines come to', async () => {
  const { sums } = await owner.call(invoices.sumInvoices, { body: {} })
  expect(new Set(sums.map(({ state }) => state))).toEqual(new Set(invoiceStates))
  const { items, metadata } = await owner.call(invoices.listInvoicesPaginated, { body: { per: 100 } })
  expect(metadata.total).toBeGreaterThan(40)
  expect(items.map(({ kind }) => kind)).toContain('creditNote')
  for (const { id } of items.slice(0, 12)) {
    const invoice = await owner.call(invoices.getInvoice, { params: { id } })
    expect(invoice.items.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(invoice.sums.net)
    expect(invoice.open ?? 0).toBeLessThanOrEqual(invoice.sums.total)
  }
})

test('numbers follow each other up to the one that comes next', async () => {
  const { items } = await owner.call(invoices.listInvoicesPaginated, {
    body: { per: 100, filter: { states: ['billed', 'partPaid', 'overdue', 'paid', 'credited'], kind: 'invoice' } },
  })
  const numbers = items.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(items.length)
  expect(numbers).toContain('CR-1041')
  const { items: drafts } = await owner.call(invoices.listInvoicesPaginated, {
    body: { filter: { states: ['draft'] } },
  })
  const [draft] = drafts
  expect(draft).toBeTruthy()
  expect(await owner.call(invoices.generateInvoiceNumber, { params: { id: draft?.id ?? '' } })).toEqual({
    number: 'CR-1042',
  })
})

test('two projects make drafts by themselves, and little is left that nobody has invoiced', async () => {
  const { items } = await owner.call(invoiceSchedulers.listInvoiceSchedulers, { query: {} })
  expect(items.map(({ type }) => type).sort()).toEqual(['agreement', 'effort'])
  for (const { nextOn, expected } of items) {
    expect(nextOn).not.toBeNull()
    expect(expected).not.toBeNull()
  }
  const { items: drafts } = await owner.call(invoices.listInvoicesPaginated, {
    body: { filter: { states: ['draft'] } },
  })
  expect(drafts.some(({ scheduledFor }) => scheduledFor !== null)).toBe(true)
})
