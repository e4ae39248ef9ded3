import { describe, expect, test } from 'vitest'
import type { EInvoice } from './e-invoice'
import { missingFacts, problemsOfEInvoice } from './e-invoice-problems'
import { electronicAddressSchemes } from './electronic-address-schemes'
import { invoiceFacts } from './invoice-facts'
import { exampleEInvoice } from './testing/example-e-invoice'
import {
  exampleCreditNote,
  exampleDutch,
  exampleGerman,
  exampleIn,
  faultsOfEInvoices,
} from './testing/faults-of-e-invoices'
import { type EInvoiceVatCategory, vatCategories } from './vat-categories'
import { fullVatNumber, isFullVatNumber } from './vat-numbers'

const rulesOf = (invoice: EInvoice): readonly string[] => problemsOfEInvoice(invoice, 'peppol').map(({ rule }) => rule)

test.each([
  { name: 'the example', invoice: exampleEInvoice },
  { name: 'a credit note', invoice: exampleCreditNote },
  { name: 'a German invoice', invoice: exampleGerman },
  { name: 'a Dutch invoice', invoice: exampleDutch },
  ...(Object.keys(vatCategories) as EInvoiceVatCategory[]).map((name) => ({ name, invoice: exampleIn(name) })),
])('$name has no problems', ({ invoice }) => {
  expect(problemsOfEInvoice(invoice, 'peppol')).toEqual([])
})

describe('a broken rule is found', () => {
  test.each(faultsOfEInvoices.map(({ rule, invoice }) => [rule, invoice] as const))('%s', (rule, invoice) => {
    expect(rulesOf(invoice)).toContain(rule)
  })
})

test('a fact that is missing is named once, with where it belongs', () => {
  const bare: EInvoice = {
    ...exampleEInvoice,
    purchaseOrder: '',
    buyerReference: '',
    seller: { ...exampleEInvoice.seller, vatNumber: '', electronicAddress: { scheme: '', id: '' } },
    buyer: { ...exampleEInvoice.buyer, address: { ...exampleEInvoice.buyer.address, country: '' } },
  }
  expect(missingFacts(problemsOfEInvoice(bare, 'peppol')).map(({ place, text }) => [place, text])).toEqual([
    ['client', 'Add the client’s country'],
    ['companySettings', 'Add your company’s VAT number or tax number'],
    ['companySettings', 'Add your company’s electronic address for e-invoices'],
    ['invoice', 'Add the PO number or the client’s reference'],
  ])
})

test('an invoice within its PDF needs no address to be delivered to', () => {
  const nowhere = { scheme: '', id: '' }
  const invoice: EInvoice = {
    ...exampleEInvoice,
    buyerReference: '',
    purchaseOrder: '',
    seller: { ...exampleEInvoice.seller, electronicAddress: nowhere },
    buyer: { ...exampleEInvoice.buyer, electronicAddress: nowhere },
  }
  expect(problemsOfEInvoice(invoice, 'facturX')).toEqual([])
  expect(missingFacts(problemsOfEInvoice(invoice, 'peppol'))).toHaveLength(3)
})

test('an invoice within its PDF says when the work was done, at least item by item', () => {
  const timeless = { ...exampleEInvoice, period: null }
  const [line] = exampleEInvoice.lines
  const byItem = exampleEInvoice.lines.map((each) => ({ ...each, period: line?.period ?? null }))
  expect(problemsOfEInvoice(timeless, 'facturX').map(({ rule }) => rule)).toEqual(['BR-FX-EN-04'])
  expect(problemsOfEInvoice({ ...timeless, deliveryDay: '2026-10-31' }, 'facturX')).toEqual([])
  expect(problemsOfEInvoice({ ...timeless, lines: byItem }, 'facturX')).toEqual([])
})

test('a fact that cannot be right says what is expected', () => {
  const invoice = { ...exampleEInvoice, seller: { ...exampleEInvoice.seller, vatNumber: '123456789' } }
  expect(problemsOfEInvoice(invoice, 'facturX')).toEqual([
    {
      kind: 'fact',
      rule: 'BR-CO-09',
      fact: 'sellerVatNumber',
      place: 'companySettings',
      text: 'Check your company’s VAT number: it begins with the two letters of its country, such as GB123456789',
    },
  ])
})

test('only a credit note may take what earlier ones left by rounding', () => {
  const askew = (invoice: EInvoice): EInvoice => ({
    ...invoice,
    lines: invoice.lines.map((line, index) => (index === 0 ? { ...line, net: line.net + 1 } : line)),
    vatGroups: invoice.vatGroups.map((group, index) =>
      index === 0 ? { ...group, taxable: group.taxable + 1, vat: group.vat + 1 } : group,
    ),
    totals: { lines: 228_752, withoutVat: 228_752, vat: 45_001, withVat: 273_753, paid: 0, payable: 273_753 },
  })
  expect(problemsOfEInvoice(askew(exampleCreditNote), 'peppol')).toEqual([])
  expect(rulesOf(askew(exampleEInvoice))).toEqual(['PEPPOL-EN16931-R120', 'BR-S-09'])
})

test.each([
  ['0088', '5790000436101'],
  ['0192', '991825827'],
  ['0184', 'DK12345678'],
  ['0184', '12345678'],
  ['0208', '0202239951'],
  ['0007', '5560360793'],
  ['0151', '51824753556'],
])('an address of scheme %s may be %s', (scheme, id) => {
  const invoice = { ...exampleEInvoice, buyer: { ...exampleEInvoice.buyer, electronicAddress: { scheme, id } } }
  expect(rulesOf(invoice)).toEqual([])
})

test('each kind of electronic address is there once', () => {
  const codes = electronicAddressSchemes.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const names = electronicAddressSchemes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['123 4567 89', 'GB', 'GB123456789'],
  ['gb 123 4567 89', 'GB', 'GB123456789'],
  ['XI123456789', 'GB', 'XI123456789'],
  ['123456789', 'GR', 'EL123456789'],
  ['ATU12345678', 'DE', 'ATU12345678'],
  ['1234567T', 'IE', 'IE1234567T'],
  ['NL123456789B01', 'NL', 'NL123456789B01'],
  ['4012345678', 'ZA', 'ZA4012345678'],
  ['', 'GB', ''],
])('%o of %s is %o', (entered, country, expected) => {
  expect(fullVatNumber(entered, country)).toBe(expected)
  expect(expected === '' || isFullVatNumber(expected)).toBe(true)
})

test('each fact is called by a name of its own', () => {
  const names = Object.values(invoiceFacts).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
