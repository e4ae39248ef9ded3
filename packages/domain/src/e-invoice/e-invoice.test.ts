import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { readXml } from '../xml/read-xml'
import { amountText, decimalsOf, percentText, quantityText } from './amount-text'
import { ciiInvoice } from './cii-invoice'
import type { EInvoice } from './e-invoice'
import { problemsOfEInvoice } from './e-invoice-problems'
import { unitCodes } from './invoice-codes'
import { exampleEInvoice } from './testing/example-e-invoice'
import { exampleIn } from './testing/faults-of-e-invoices'
import { type FiguresOfXml, figuresOfCii, figuresOfUbl } from './testing/figures-of-xml'
import { elementsAt, textAt } from './testing/in-xml'
import { randomEInvoice } from './testing/random-e-invoice'
import { ublInvoice } from './ubl-invoice'
import { vatCategories } from './vat-categories'

const ASSERTED = 25

const syntaxes = [
  { name: 'UBL', write: ublInvoice, read: figuresOfUbl },
  { name: 'CII', write: ciiInvoice, read: figuresOfCii },
] as const

/** The figures of an invoice as they have to be read back. */
const figuresOf = (invoice: EInvoice): FiguresOfXml => {
  const amount = (minorUnits: number) => amountText(minorUnits, invoice.currency)
  const { totals, vatInOwnCurrency } = invoice
  return {
    number: invoice.number,
    kind: invoice.kind === 'creditNote' ? '381' : '380',
    currency: invoice.currency,
    lines: invoice.lines.map((line) => ({
      id: line.id,
      name: line.name,
      quantity: quantityText(line.quantity),
      unit: unitCodes[line.unit],
      price: amount(line.unitPrice),
      discount: line.discount ? amount(line.discount.amount) : '',
      net: amount(line.net),
      category: vatCategories[line.vatCategory].code,
      rate: line.vatCategory === 'outside' ? '' : percentText(line.vatRate),
    })),
    groups: invoice.vatGroups.map(({ category, rate, taxable, vat }) => ({
      category: vatCategories[category].code,
      rate: percentText(rate),
      taxable: amount(taxable),
      vat: amount(vat),
    })),
    totals: {
      lines: amount(totals.lines),
      withoutVat: amount(totals.withoutVat),
      vat: amount(totals.vat),
      withVat: amount(totals.withVat),
      paid: totals.paid === 0 ? '' : amount(totals.paid),
      payable: amount(totals.payable),
    },
    vatInOwnCurrency: vatInOwnCurrency ? amountText(vatInOwnCurrency.vat, vatInOwnCurrency.currency) : '',
  }
}

/** What is left of a hostile text: neither what XML cannot hold nor the space around it. */
const readable = (text: string): string =>
  [...text.replace(/\r\n?/g, '\n')]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0
      const isControl = code < 32 && code !== 9 && code !== 10
      return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
    })
    .join('')
    .trim()

const withReadableTexts = (figures: FiguresOfXml): FiguresOfXml => ({
  ...figures,
  number: readable(figures.number),
  lines: figures.lines.map((line) => ({ ...line, name: readable(line.name) })),
})

/** An amount in thousandths, whatever decimals it has. */
const thousandths = (text: string): bigint => {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(text) ?? []
  if (whole === '') throw new Error(`No amount: ${text}`)
  return BigInt(`${sign}${whole}${decimals.padEnd(3, '0')}`)
}

const total = (texts: readonly string[]): bigint => texts.reduce((sum, text) => sum + thousandths(text), 0n)

const expectToAddUp = ({ lines, groups, totals }: FiguresOfXml): void => {
  expect(thousandths(totals.lines)).toBe(total(lines.map(({ net }) => net)))
  expect(thousandths(totals.withoutVat)).toBe(total(groups.map(({ taxable }) => taxable)))
  expect(thousandths(totals.vat)).toBe(total(groups.map(({ vat }) => vat)))
  expect(thousandths(totals.withVat)).toBe(total([totals.withoutVat, totals.vat]))
  expect(thousandths(totals.withVat)).toBe(total([totals.payable, totals.paid || '0']))
}

describe.each(syntaxes)('$name', ({ write, read }) => {
  test.each(fc.sample(randomEInvoice, { numRuns: ASSERTED, seed: 16931 }).map((invoice, index) => [index, invoice]))(
    'random invoice %i is read back as it was written',
    (_, invoice) => {
      const figures = read(write(invoice as EInvoice))
      expect(figures).toEqual(withReadableTexts(figuresOf(invoice as EInvoice)))
      expectToAddUp(figures)
    },
  )

  property.prop([randomEInvoice])('every invoice is read back as it was written', (invoice) => {
    const figures = read(write(invoice))
    expect(figures).toEqual(withReadableTexts(figuresOf(invoice)))
    expectToAddUp(figures)
  })

  test('the same invoice is the same text', () => {
    expect(write(exampleEInvoice)).toBe(write(structuredClone(exampleEInvoice)))
  })
})

property.prop([randomEInvoice])('an invoice without faults has no problems', (invoice) => {
  expect(problemsOfEInvoice(invoice, 'peppol')).toEqual([])
  expect(problemsOfEInvoice(invoice, 'facturX')).toEqual([])
})

test('UBL names all of the example', () => {
  const root = readXml(ublInvoice(exampleEInvoice))
  const expected = {
    CustomizationID: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ProfileID: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    IssueDate: '2026-11-02',
    DueDate: '2026-12-02',
    TaxPointDate: '2026-11-02',
    TaxCurrencyCode: 'GBP',
    BuyerReference: 'Finance, desk 4',
    'InvoicePeriod/StartDate': '2026-10-01',
    'InvoicePeriod/EndDate': '2026-10-31',
    'OrderReference/ID': 'PO-7781',
    'ContractDocumentReference/ID': 'C-19',
    'ProjectReference/ID': 'Harbour survey',
    'AccountingSupplierParty/Party/EndpointID': 'GB123456789',
    'AccountingSupplierParty/Party/PartyName/Name': 'Calder & Rowe',
    'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID': 'GB123456789',
    'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName': 'Calder & Rowe Limited',
    'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID': '01234567',
    'AccountingSupplierParty/Party/PostalAddress/AddressLine/Line': 'East wing, Door 5',
    'AccountingSupplierParty/Party/Contact/Telephone': '+44 117 496 0000',
    'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode': 'NL',
    'PaymentMeans/PaymentMeansCode': '58',
    'PaymentMeans/PaymentID': 'INV-0042',
    'PaymentMeans/PayeeFinancialAccount/ID': 'GB33BUKB20201555555555',
    'PaymentTerms/Note': '30 days',
  }
  expect(Object.fromEntries(Object.keys(expected).map((path) => [path, textAt(root, path)]))).toEqual(expected)
  expect(elementsAt(root, 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID')[0]?.attributes).toEqual(
    new Map([['schemeID', '0106']]),
  )
})

test.each([
  ['#AAI#Hello', '# AAI#Hello'],
  ['See #12 #13', 'See # 12 #13'],
  ['#1\u0000😀2#', '# 1😀2#'],
  ['#1# #2#', '#1# #2#'],
  ['#', '#'],
])('a note of %o is no code in UBL', (note, expected) => {
  expect(textAt(readXml(ublInvoice({ ...exampleEInvoice, note })), 'Note')).toBe(expected)
})

test('a UBL credit note names its invoice, and says its project and due day in its own way', () => {
  const root = readXml(
    ublInvoice({ ...exampleEInvoice, kind: 'creditNote', preceding: { number: 'INV-0041', day: '2026-10-02' } }),
  )
  expect(root.name).toBe('CreditNote')
  expect(textAt(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe('INV-0041')
  expect(textAt(root, 'BillingReference/InvoiceDocumentReference/IssueDate')).toBe('2026-10-02')
  expect(textAt(root, 'AdditionalDocumentReference/ID')).toBe('Harbour survey')
  expect(textAt(root, 'PaymentMeans/PaymentDueDate')).toBe('2026-12-02')
  expect(elementsAt(root, 'DueDate')).toEqual([])
})

test('CII names all of the example', () => {
  const root = readXml(ciiInvoice(exampleEInvoice))
  const transaction = elementsAt(root, 'SupplyChainTradeTransaction')[0]
  const expected = {
    'ApplicableHeaderTradeAgreement/BuyerReference': 'Finance, desk 4',
    'ApplicableHeaderTradeAgreement/SellerTradeParty/Name': 'Calder & Rowe Limited',
    'ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration/ID': 'GB123456789',
    'ApplicableHeaderTradeAgreement/SellerTradeParty/URIUniversalCommunication/URIID': 'GB123456789',
    'ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress/CountryID': 'NL',
    'ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID': 'PO-7781',
    'ApplicableHeaderTradeAgreement/ContractReferencedDocument/IssuerAssignedID': 'C-19',
    'ApplicableHeaderTradeAgreement/SpecifiedProcuringProject/ID': 'Harbour survey',
    'ApplicableHeaderTradeSettlement/TaxCurrencyCode': 'GBP',
    'ApplicableHeaderTradeSettlement/PaymentReference': 'INV-0042',
    'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID':
      'GB33BUKB20201555555555',
    'ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString': '20261202',
    'ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString': '20261031',
  }
  expect(
    transaction && Object.fromEntries(Object.keys(expected).map((path) => [path, textAt(transaction, path)])),
  ).toEqual(expected)
  expect(textAt(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')).toBe(
    'urn:cen.eu:en16931:2017',
  )
})

test('an invoice outside the scope of VAT names no VAT numbers', () => {
  for (const { write } of syntaxes) {
    expect(write(exampleEInvoice)).toMatch(/GB123456789<\/\w+:(?:CompanyID|ID)>/)
    expect(write(exampleIn('outside'))).not.toMatch(/GB123456789<\/\w+:(?:CompanyID|ID)>/)
  }
})

test('a supply abroad names where it is delivered, in CII any does', () => {
  const place = 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'
  expect(textAt(readXml(ublInvoice(exampleIn('intraCommunity'))), place)).toBe('NL')
  expect(textAt(readXml(ublInvoice(exampleEInvoice)), place)).toBe('')
  const delivery = 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress'
  expect(textAt(readXml(ciiInvoice(exampleEInvoice)), `${delivery}/CountryID`)).toBe('NL')
})

test('nothing empty is written, whatever is left out', () => {
  const bare: EInvoice = {
    ...exampleEInvoice,
    dueDay: null,
    taxPointDay: null,
    vatInOwnCurrency: null,
    buyerReference: ' \u0000',
    purchaseOrder: '',
    project: '',
    contract: '',
    note: '\r\n',
    period: null,
    payment: { accounts: [], reference: '', terms: '' },
  }
  expect(ublInvoice(bare)).not.toMatch(/<(\S+)[^>]*><\/\1>|\/>/)
  expect(ciiInvoice(bare)).not.toMatch(/<(\S+)[^>]*><\/\1>|\/>/)
})

test.each([
  ['GBP', 123_450, '1234.50'],
  ['EUR', -5, '-0.05'],
  ['JPY', 1_234, '1234'],
  ['KWD', 1_234, '1.234'],
  ['ZAR', 0, '0.00'],
])('%s: %i minor units are %s', (currency, minorUnits, expected) => {
  expect(amountText(minorUnits, currency)).toBe(expected)
})

property.prop([fc.maxSafeInteger(), fc.constantFrom('GBP', 'JPY', 'KWD')])(
  'amounts keep every digit',
  (amount, currency) => {
    expect(BigInt(amountText(amount, currency).replace('.', ''))).toBe(BigInt(amount))
    expect(amountText(amount, currency).split('.')[1]?.length ?? 0).toBe(decimalsOf(currency))
  },
)

test('quantities and percentages have the decimals they need', () => {
  expect([10_000, 15_000, 16_667, -1, 0, 100_000].map(quantityText)).toEqual([
    '1',
    '1.5',
    '1.6667',
    '-0.0001',
    '0',
    '10',
  ])
  expect([2_000, 1_750, 825, 0, 10_000].map(percentText)).toEqual(['20', '17.5', '8.25', '0', '100'])
})
