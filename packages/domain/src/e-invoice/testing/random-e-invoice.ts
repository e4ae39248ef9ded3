import { fc } from '@fast-check/vitest'
import { addDays } from '../../calendar/day'
import { roundedQuotient } from '../../money/rounded-quotient'
import type { EInvoice, EInvoiceLine, EInvoiceParty, EInvoiceUnit, EInvoiceVatGroup } from '../e-invoice'
import { type EInvoiceVatCategory, vatCategories } from '../vat-categories'

/** What people paste, and what tears XML apart where it is not seen to. */
const awkward = [
  '<',
  '>',
  '&',
  '"',
  "'",
  ']]>',
  '<!--',
  '<?xml?>',
  '&#0;',
  '&amp;',
  '\u0000',
  '\u0008',
  '\u000b',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udfff',
  '\ufffe',
  '\uffff',
  '\u202e',
  '\u200f',
  '\u2028',
  '\ufeff',
  '\r\n',
  '\r',
  '\t',
  'שלום',
  'مرحبا',
  '😀',
  'é',
]

const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(...awkward)), { maxLength: 6 })
  .map((parts) => parts.join(''))
const said = text.map((rest) => `A${rest}`)
const maybeSaid = fc.oneof(fc.constant(''), text)

const sellerCountries = {
  GB: {
    vatNumber: 'GB123456789',
    companyNumber: '01234567',
    address: { scheme: '9932', id: 'GB123456789' },
    currency: 'GBP',
  },
  IE: {
    vatNumber: 'IE1234567T',
    companyNumber: '123456',
    address: { scheme: '9935', id: 'IE1234567T' },
    currency: 'EUR',
  },
  ZA: {
    vatNumber: 'ZA4012345678',
    companyNumber: '2010/123456/07',
    address: { scheme: '0060', id: '123456789' },
    currency: 'ZAR',
  },
  US: { vatNumber: '', companyNumber: '12-3456789', address: { scheme: '9959', id: '123456789' }, currency: 'USD' },
  DE: {
    vatNumber: 'DE123456789',
    companyNumber: 'HRB 12345',
    address: { scheme: '9930', id: 'DE123456789' },
    currency: 'EUR',
  },
  FR: {
    vatNumber: 'FR12345678901',
    companyNumber: '123456789',
    address: { scheme: '0009', id: '12345678900012' },
    currency: 'EUR',
  },
  NL: {
    vatNumber: 'NL123456789B01',
    companyNumber: '12345678',
    address: { scheme: '0106', id: '12345678' },
    currency: 'EUR',
  },
} as const
type Country = keyof typeof sellerCountries
const country = fc.constantFrom(...(Object.keys(sellerCountries) as Country[]))

const party = (code: Country): fc.Arbitrary<EInvoiceParty> =>
  fc.record({
    name: said,
    tradingName: maybeSaid,
    vatNumber: fc.constant(sellerCountries[code].vatNumber),
    companyNumber: fc.constant(sellerCountries[code].companyNumber),
    electronicAddress: fc.constant(sellerCountries[code].address),
    address: fc.record({
      lines: fc.tuple(said, maybeSaid, maybeSaid, maybeSaid),
      city: said,
      postCode: said,
      region: maybeSaid,
      country: fc.constant(code),
    }),
    contact: fc.record({
      name: said,
      phone: fc.constant('+49 30 901820'),
      email: fc.constant('invoices@firm.example'),
    }),
  })

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days))

const rates = [500, 550, 825, 1350, 1500, 2000, 2100, 2300]
const untaxed: readonly EInvoiceVatCategory[] = ['zero', 'exempt', 'reverseCharge', 'intraCommunity', 'export']
const units: readonly EInvoiceUnit[] = ['hour', 'day', 'month', 'item', 'kilometre', 'mile']

/** Without parts of a unit, so that a currency without decimals has nothing to round: receivers bear only hundredths. */
const lineOf = (category: fc.Arbitrary<{ vatCategory: EInvoiceVatCategory; vatRate: number }>, hasParts: boolean) =>
  fc
    .record({
      name: said,
      description: maybeSaid,
      quantity: hasParts
        ? fc.oneof(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(1, 10_000, 16_667, 0))
        : fc.integer({ min: -999, max: 999 }).map((whole) => whole * 10_000),
      unit: fc.constantFrom(...units),
      unitPrice: fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(0, 1, 10_000)),
      percent: hasParts ? fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })) : fc.constant(0),
      vat: category,
      hasPeriod: fc.boolean(),
      buyerAccounting: maybeSaid,
    })
    .map(({ percent, vat, hasPeriod, ...line }): Omit<EInvoiceLine, 'id' | 'orderLine'> => {
      const gross = roundedQuotient(BigInt(line.quantity) * BigInt(line.unitPrice), 10_000n)
      const net = roundedQuotient(
        BigInt(line.quantity) * BigInt(line.unitPrice) * BigInt(10_000 - percent),
        100_000_000n,
      )
      return {
        ...line,
        ...vat,
        net,
        discount: percent === 0 ? null : { amount: gross - net, percent },
        period: hasPeriod ? { from: '2026-01-05', to: '2026-01-20' } : null,
      }
    })

type Line = Omit<EInvoiceLine, 'id' | 'orderLine'>

const reversed = (line: Line): Line => ({
  ...line,
  quantity: 0 - line.quantity,
  net: 0 - line.net,
  discount: line.discount && { ...line.discount, amount: 0 - line.discount.amount },
})

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const groupsOf = (lines: readonly Line[], reason: string): EInvoiceVatGroup[] => {
  const keys = new Map(lines.map(({ vatCategory, vatRate }) => [`${vatCategory} ${vatRate}`, { vatCategory, vatRate }]))
  return [...keys.values()].map(({ vatCategory, vatRate }) => {
    const ofGroup = lines.filter((line) => line.vatCategory === vatCategory && line.vatRate === vatRate)
    const taxable = sumOf(ofGroup.map(({ net }) => net))
    const exemption = vatCategories[vatCategory].exemption
    return {
      category: vatCategory,
      rate: vatRate,
      taxable,
      vat: roundedQuotient(BigInt(taxable) * BigInt(vatRate), 10_000n),
      exemptionCode: exemption?.code ?? '',
      exemptionReason: exemption ? exemption.reason || reason : '',
    }
  })
}

/** Rates and categories that may be together: what is outside the scope of VAT stands alone. */
const categoryOf = (isOutside: boolean): fc.Arbitrary<{ vatCategory: EInvoiceVatCategory; vatRate: number }> =>
  isOutside
    ? fc.constant({ vatCategory: 'outside', vatRate: 0 })
    : fc.oneof(
        fc.constantFrom(...rates).map((vatRate) => ({ vatCategory: 'standard' as const, vatRate })),
        fc.constantFrom(...untaxed).map((vatCategory) => ({ vatCategory, vatRate: 0 })),
      )

/** An account of an IBAN or another number. */
const account = fc
  .record({ holder: maybeSaid, bank: fc.constantFrom('', 'BUKBGB22') })
  .chain((rest) =>
    fc.constantFrom(
      { ...rest, iban: 'DE89370400440532013000', accountNumber: '' },
      { ...rest, iban: '', accountNumber: '12345678', bank: '20-34-56' },
      { ...rest, iban: '', accountNumber: '000123456789', bank: '021000021' },
    ),
  )

/** An invoice without any fault, however it is called and whatever is on it. */
export const randomEInvoice: fc.Arbitrary<EInvoice> = fc
  .record({
    sellerCountry: country,
    buyerCountry: country.filter((code) => code !== 'US'),
    currency: fc.constantFrom('GBP', 'EUR', 'USD', 'ZAR', 'JPY'),
    isOutside: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    kind: fc.constantFrom('invoice' as const, 'creditNote' as const),
  })
  .chain(({ sellerCountry, buyerCountry, currency, isOutside, kind }) => {
    // A seller without VAT number exports nothing under VAT’s rules.
    const seesVat = sellerCountry !== 'US'
    return fc
      .record({
        number: said,
        issueDay: day,
        term: fc.integer({ min: 0, max: 90 }),
        taxPointDay: fc.option(day),
        references: fc.record({ buyerReference: said, purchaseOrder: said, project: maybeSaid, contract: maybeSaid }),
        note: maybeSaid,
        preceding: fc.record({ number: said, day: fc.option(day) }),
        seller: party(sellerCountry),
        taxNumber: maybeSaid,
        legalNotice: maybeSaid,
        buyer: party(buyerCountry),
        delivery: fc.constantFrom(
          { deliveryDay: '2026-01-20', period: null },
          { deliveryDay: null, period: { from: '2026-01-01', to: '2026-01-31' } },
        ),
        accounts: fc.array(account, { minLength: 1, maxLength: 3 }),
        reference: maybeSaid,
        terms: maybeSaid,
        lines: fc.array(lineOf(categoryOf(isOutside || !seesVat), currency !== 'JPY'), { minLength: 1, maxLength: 12 }),
        orderLine: maybeSaid,
        reason: said,
        paidShare: fc.constantFrom(0, 0, 50, 100),
      })
      .map((random): EInvoice => {
        const isNegative = sumOf(groupsOf(random.lines, '').map(({ taxable, vat }) => taxable + vat)) < 0
        const lines = isNegative ? random.lines.map(reversed) : random.lines
        const vatGroups = groupsOf(lines, random.reason)
        const withoutVat = sumOf(lines.map(({ net }) => net))
        const vat = sumOf(vatGroups.map((group) => group.vat))
        const paid = Math.floor(((withoutVat + vat) * random.paidShare) / 100)
        const own = sellerCountries[sellerCountry].currency
        return {
          kind,
          number: random.number,
          issueDay: random.issueDay,
          dueDay: addDays(random.issueDay, random.term),
          taxPointDay: random.taxPointDay,
          currency,
          vatInOwnCurrency: own === currency ? null : { currency: own, vat: roundedQuotient(BigInt(vat) * 87n, 100n) },
          ...random.references,
          note: random.note,
          preceding: kind === 'creditNote' ? random.preceding : null,
          seller: { ...random.seller, taxNumber: random.taxNumber, legalNotice: random.legalNotice },
          buyer: random.buyer,
          ...random.delivery,
          payment: { accounts: random.accounts, reference: random.reference, terms: random.terms },
          lines: lines.map((line, index) => ({ ...line, id: String(index + 1), orderLine: random.orderLine })),
          vatGroups,
          totals: {
            lines: withoutVat,
            withoutVat,
            vat,
            withVat: withoutVat + vat,
            paid,
            payable: withoutVat + vat - paid,
          },
        }
      })
  })
