import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { amountText, percentText, quantityText } from '../e-invoice/amount-text'
import { ciiInvoice } from '../e-invoice/cii-invoice'
import { problemsOfEInvoice } from '../e-invoice/e-invoice-problems'
import { figuresOfCii, figuresOfUbl } from '../e-invoice/testing/figures-of-xml'
import { ublInvoice } from '../e-invoice/ubl-invoice'
import { eInvoiceOf } from './e-invoice-of'
import type { InvoiceDocument } from './invoice-document'
import { exampleDocument, exampleLine, summedDocument } from './testing/example-document'
import { randomDocument } from './testing/random-document'

const ASSERTED = 25

const syntaxes = [
  { name: 'UBL', write: ublInvoice, read: figuresOfUbl },
  { name: 'CII', write: ciiInvoice, read: figuresOfCii },
] as const

/** The figures that are printed, as they have to be read back from the file. */
const printedFigures = ({ currency, lines, vatGroups, totals, vatInOwnCurrency }: InvoiceDocument) => {
  const amount = (minorUnits: number) => amountText(minorUnits, currency)
  return {
    currency,
    lines: lines.map((line) => ({
      quantity: quantityText(line.quantity),
      price: amount(line.unitAmount),
      discount: line.discount === 0 ? '' : amount(line.gross - line.net),
      net: amount(line.net),
      rate: line.vatCategory === 'outside' ? '' : percentText(line.vatRate),
    })),
    groups: vatGroups.map(({ vatRate, net, vat }) => ({
      rate: percentText(vatRate),
      taxable: amount(net),
      vat: amount(vat),
    })),
    totals: {
      lines: amount(totals.net),
      withoutVat: amount(totals.net),
      vat: amount(totals.vat),
      withVat: amount(totals.total),
      paid: '',
      payable: amount(totals.total),
    },
    vatInOwnCurrency: vatInOwnCurrency ? amountText(vatInOwnCurrency.vat, vatInOwnCurrency.currency) : '',
  }
}

describe.each(syntaxes)('$name', ({ write, read }) => {
  it.each(fc.sample(randomDocument, { numRuns: ASSERTED, seed: 24 }).map((document, index) => ({ index, document })))(
    'of random document $index says the figures that are printed',
    ({ document }) => {
      expect(read(write(eInvoiceOf(document)))).toMatchObject(printedFigures(document))
    },
  )
})

property.prop([randomDocument])('nothing stands in the way of a document that lacks nothing', (document) => {
  const invoice = eInvoiceOf(document)
  expect(problemsOfEInvoice(invoice, 'facturX')).toEqual([])
  expect(problemsOfEInvoice(invoice, 'peppol')).toEqual([])
})

it('says when the work was done, or that it was when it was billed', () => {
  expect(eInvoiceOf(exampleDocument)).toMatchObject({
    period: { from: '2026-10-01', to: '2026-10-30' },
    deliveryDay: null,
  })
  const undated = { ...exampleDocument, ...summedDocument([{ ...exampleLine, from: null, to: null }]) }
  expect(eInvoiceOf(undated)).toMatchObject({ period: null, deliveryDay: '2026-11-12' })
})

it('names a project only where it is the only one', () => {
  const [project] = exampleDocument.projects
  expect(eInvoiceOf(exampleDocument).project).toBe('Data platform')
  const two = [...exampleDocument.projects, { ...project, id: 'other', name: 'Portal' }] as InvoiceDocument['projects']
  expect(eInvoiceOf({ ...exampleDocument, projects: two }).project).toBe('')
})

it('names one account: the IBAN where there is one', () => {
  expect(eInvoiceOf(exampleDocument).payment.accounts).toEqual([
    { holder: 'Calder & Rowe Limited', iban: 'GB33BUKB20201555555555', accountNumber: '', bank: 'BUKBGB22' },
  ])
  const local = exampleDocument.bankAccount && { ...exampleDocument.bankAccount, iban: '', bic: '' }
  expect(eInvoiceOf({ ...exampleDocument, bankAccount: local }).payment.accounts).toEqual([
    { holder: 'Calder & Rowe Limited', iban: '', accountNumber: '55779911', bank: '20-00-00' },
  ])
})

it('names a US account by its routing number', () => {
  const account = { accountName: 'Calder & Rowe Inc.', sortCode: '', accountNumber: '000123456789', iban: '', bic: '' }
  expect(
    eInvoiceOf({ ...exampleDocument, bankAccount: { ...account, routingNumber: '021000021' } }).payment.accounts,
  ).toEqual([{ holder: 'Calder & Rowe Inc.', iban: '', accountNumber: '000123456789', bank: '021000021' }])
})
