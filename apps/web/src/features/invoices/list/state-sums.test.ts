import { expect, it } from 'vitest'
import { askedInvoices } from './asked-invoices'
import { invoiceList } from './invoice-list-search'
import { countOf, type StateSum, sumsByCurrency } from './state-sums'

const sum = (changes: Partial<StateSum>): StateSum => ({
  ...{ state: 'billed', currency: 'GBP', count: 1, net: 1000, vat: 200, total: 1200, open: 1200, earliest: null },
  ...changes,
})

const sums = [
  sum({ earliest: '2026-12-12' }),
  sum({ state: 'overdue', count: 2, open: 700, earliest: '2026-10-31' }),
  sum({ state: 'billed', currency: 'EUR' }),
  sum({ state: 'draft', count: 5 }),
]

it('adds states up by currency, with the earliest of their days', () => {
  const [pounds, euros] = sumsByCurrency(sums, ['billed', 'overdue'])
  expect(pounds).toMatchObject({
    currency: 'GBP',
    count: 3,
    net: 2000,
    total: 2400,
    open: 1900,
    earliest: '2026-10-31',
  })
  expect(pounds?.byState.map(({ state }) => state)).toEqual(['billed', 'overdue'])
  expect(euros).toMatchObject({ currency: 'EUR', count: 1, earliest: null })
})

it('takes off what credit notes take back', () => {
  const [pounds] = sumsByCurrency([
    sum({ state: 'paid', open: 0 }),
    sum({ state: 'issued', net: 500, vat: 100, total: 600, open: 0 }),
  ])
  expect(pounds).toMatchObject({ count: 2, net: 500, vat: 100, total: 600, open: 0 })
})

it('counts invoices of all currencies', () => {
  expect(countOf(sums)).toBe(9)
  expect(countOf(sums, ['draft'])).toBe(5)
})

it('asks for the states of the open tab', () => {
  expect(askedInvoices(invoiceList.read({ tab: 'billed', search: 'north', currency: 'EUR' }))).toEqual({
    filter: { states: ['billed', 'partPaid'], search: 'north', currency: 'EUR' },
    sortOrder: '-date',
  })
  expect(askedInvoices(invoiceList.read({ tab: 'none', kind: 'x' }))).toEqual({ filter: {}, sortOrder: '-date' })
})
