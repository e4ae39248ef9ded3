import { fc } from '@fast-check/vitest'
import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'
import { Currency } from '@praxis/contract/protocol/values'
import { demandsOf } from '../../e-invoice/demands-of-country'
import { converted, rateText } from '../../money/exchange'
import type { InvoiceDocument } from '../invoice-document'
import { invoiceSums } from '../invoice-sums'
import { exemptionWords } from '../vat-words'
import { exampleDocument, exampleLine, summedDocument } from './example-document'
import { randomLine } from './random-invoices'

/** Names as people give them, and what tears a file apart where it is not seen to. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('&', '<b>', '"', ']]>', '\u0000', '\u000b', '\r\n', '\ud800', '😀', 'é', 'שלום'),
    ),
    { maxLength: 5 },
  )
  .map((parts) => `A${parts.join('')}`)

const sellers = {
  GB: { vatNumber: 'GB 123 4567 82', scheme: '9932', id: 'GB123456782' },
  IE: { vatNumber: '1234567T', scheme: '9935', id: 'IE1234567T' },
  DE: { vatNumber: 'DE123456789', scheme: '9930', id: 'DE123456789' },
  FR: { vatNumber: 'FR 12 345678901', scheme: '0009', id: '12345678900012' },
  NL: { vatNumber: '123456789B01', scheme: '0106', id: '12345678' },
  ZA: { vatNumber: '4012345678', scheme: '0060', id: '123456789' },
} as const
const country = fc.constantFrom(...(Object.keys(sellers) as (keyof typeof sellers)[]))

const reasons = { zero: '', exempt: 'Education', reverseCharge: '', outside: '' }
const RATE = 87_120_000

/** A document of any kind of lines, in any currency, of a seller and a client anywhere; nothing on it is wrong. */
export const randomDocument: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'invoice' as const, 'creditNote' as const),
    seller: country,
    buyer: country,
    currency: fc.constantFrom(...Currency.options),
    isOutside: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    texts: fc.array(text, { minLength: 8, maxLength: 8 }),
    lines: fc.array(fc.record({ line: randomLine, name: text, description: fc.oneof(fc.constant(''), text) }), {
      minLength: 1,
      maxLength: 12,
    }),
    isDated: fc.boolean(),
    days: fc.option(fc.integer({ min: 0, max: 90 })),
  })
  .map(({ kind, seller, buyer, currency, isOutside, texts, lines, isDated, days }) => {
    const categoryOf = (category: VatCategory): VatCategory => {
      if (isOutside) return 'outside'
      return category === 'outside' ? 'zero' : category
    }
    const priced = lines.map(({ line, name, description }, index) => {
      const vatCategory = categoryOf(line.vatCategory)
      return {
        ...exampleLine,
        ...line,
        unitAmount: Math.abs(line.unitAmount),
        vatCategory,
        // What is below half a percent is no rate to e-invoices.
        vatRate: vatCategory === 'standard' ? Math.max(50, line.vatRate) : 0,
        name,
        description,
        itemID: `5b0c1b9e-6f0a-4c7e-9f61-${String(index).padStart(12, '0')}`,
        ...(!isDated && { from: null, to: null }),
      }
    })
    // Something may be taken off, as long as not more than there is.
    const turned = priced.map((line, index) => (index % 4 === 3 ? { ...line, quantity: -line.quantity } : line))
    const made = invoiceSums(turned).total < 0 ? priced : turned
    const summed = summedDocument(made, (category) => exemptionWords(category, reasons, seller))
    const own = demandsOf(seller).vatCurrency as Currency | null
    const [name = '', street = '', city = '', reference = '', note = '', footnote = '', holder = '', project = ''] =
      texts
    const address = { line1: street, line2: '', city, postcode: 'AB1 2CD', region: '' }
    return {
      ...exampleDocument,
      kind,
      dueDate: kind === 'creditNote' ? null : exampleDocument.dueDate,
      currency,
      seller: {
        ...exampleDocument.seller,
        name,
        address: { ...address, country: seller },
        vatNumber: sellers[seller].vatNumber,
        companyNumber: seller === 'NL' ? '12345678' : '09123456',
        electronicAddress: { scheme: sellers[seller].scheme, id: sellers[seller].id },
      },
      buyer: {
        ...exampleDocument.buyer,
        name: street,
        address: { ...address, country: buyer },
        vatNumber: sellers[buyer].vatNumber,
        companyNumber: buyer === 'NL' ? '12345678' : '',
        electronicAddress: { scheme: sellers[buyer].scheme, id: sellers[buyer].id },
      },
      projects: [{ id: exampleLine.projectID, name: project }],
      reference,
      note,
      footnote,
      terms: { days, text: '' },
      corrects: kind === 'creditNote' ? { number: 'CR-2026-0400', billedOn: '2026-10-12' } : null,
      ...summed,
      vatInOwnCurrency:
        own === null || own === currency || summed.totals.vat === 0
          ? null
          : { currency: own, vat: converted(summed.totals.vat, RATE), rate: rateText(RATE), rateDay: '2026-11-11' },
      bankAccount: exampleDocument.bankAccount && { ...exampleDocument.bankAccount, accountName: holder },
    }
  })
