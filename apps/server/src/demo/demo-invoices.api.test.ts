import { bankStatements } from '@praxis/contract/invoices/bank-statements'
import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { invoiceStates } from '@praxis/contract/invoices/invoice-rules'
import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { invoices } from '@praxis/contract/invoices/invoices'
import { expect, test } from 'vitest'
import { expectOpenWorkKept } from '../testing/expect-open-work-kept'
import { startDemoServer } from './testing/demo-world'

const { server, actingAs } = await startDemoServer()
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

test('what is kept of open work is what its rows come to', () => expectOpenWorkKept(server))

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

test('three projects make drafts by themselves, and little is left that nobody has invoiced', async () => {
  const { items } = await owner.call(invoiceSchedulers.listInvoiceSchedulers, { query: {} })
  expect(items.map(({ type }) => type).sort()).toEqual(['agreement', 'effort', 'fixedAmount'])
  for (const { nextOn, expected } of items) {
    expect(nextOn).not.toBeNull()
    expect(expected).not.toBeNull()
  }
  const { items: drafts } = await owner.call(invoices.listInvoicesPaginated, {
    body: { filter: { states: ['draft'] } },
  })
  expect(drafts.some(({ scheduledFor }) => scheduledFor !== null)).toBe(true)
  expect(drafts.map(({ total }) => total)).toContain(78_000)
})

test('a statement waits to be matched: some lines are certain, and some have to do with no invoice', async () => {
  const { items: statements } = await owner.call(bankStatements.listBankStatements, { query: {} })
  expect(statements).toHaveLength(1)
  const { items: lines } = await owner.call(bankStatements.listStatementLines, { query: { per: 100 } })
  const sure = lines.map(({ proposals }) => proposals[0]?.confidence ?? null)
  expect(sure.filter((confidence) => confidence === 'certain').length).toBeGreaterThan(1)
  expect(sure).toContain(null)
  expect(new Set(sure).size).toBeGreaterThan(2)
})

test('only one client lacks a fact of e-invoices', async () => {
  const { items } = await owner.call(invoices.listInvoicesPaginated, { body: { per: 100 } })
  const lacking = new Set<string>()
  for (const { id, client } of items) {
    const { facts } = await owner.call(invoiceDocuments.listMissingFacts, { params: { id } })
    for (const { fact } of facts) lacking.add(`${client.name}: ${fact}`)
  }
  expect([...lacking]).toEqual(['Tidewater Marine: buyerElectronicAddress'])
})
