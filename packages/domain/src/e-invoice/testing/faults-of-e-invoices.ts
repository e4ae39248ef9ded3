import type { EInvoice, EInvoiceLine, EInvoiceVatGroup } from '../e-invoice'
import { type EInvoiceVatCategory, vatCategories } from '../vat-categories'
import { exampleEInvoice } from './example-e-invoice'

interface Fault {
  readonly rule: string
  readonly invoice: EInvoice
}

type Party = 'seller' | 'buyer'

const but = (changes: Partial<EInvoice>): EInvoice => ({ ...exampleEInvoice, ...changes })

const withLine = (changes: Partial<EInvoiceLine>, invoice = exampleEInvoice): EInvoice => ({
  ...invoice,
  lines: invoice.lines.map((line, index) => (index === 0 ? { ...line, ...changes } : line)),
})

const withGroup = (changes: Partial<EInvoiceVatGroup>, invoice = exampleEInvoice): EInvoice => ({
  ...invoice,
  vatGroups: invoice.vatGroups.map((group, index) => (index === 0 ? { ...group, ...changes } : group)),
})

const withTotals = (changes: Partial<EInvoice['totals']>): EInvoice =>
  but({ totals: { ...exampleEInvoice.totals, ...changes } })

const withParty = <P extends Party>(who: P, changes: Partial<EInvoice[P]>, invoice = exampleEInvoice): EInvoice => ({
  ...invoice,
  [who]: { ...invoice[who], ...changes },
})

const withAddress = (
  who: Party,
  changes: Partial<EInvoice['seller']['address']>,
  invoice = exampleEInvoice,
): EInvoice => withParty(who, { address: { ...invoice[who].address, ...changes } }, invoice)

/** The example, all of it in one category. */
export const exampleIn = (category: EInvoiceVatCategory): EInvoice => {
  const { lines, vatGroups, totals } = exampleEInvoice
  const { isTaxed, exemption } = vatCategories[category]
  const rate = isTaxed ? 2000 : 0
  const vat = isTaxed ? 45_750 : 0
  const [first] = vatGroups
  return but({
    vatInOwnCurrency: null,
    lines: lines.map((line) => ({ ...line, vatCategory: category, vatRate: rate })),
    vatGroups: first
      ? [
          {
            category,
            rate,
            taxable: totals.withoutVat,
            vat,
            exemptionCode: exemption?.code ?? '',
            exemptionReason: exemption ? exemption.reason || 'Education' : '',
          },
        ]
      : [],
    totals: { ...totals, vat, withVat: totals.withoutVat + vat, payable: totals.withoutVat + vat - totals.paid },
  })
}

export const exampleCreditNote: EInvoice = but({
  kind: 'creditNote',
  preceding: { number: 'INV-0041', day: '2026-10-02' },
})

/** Between two Germans, with all that Peppol asks of them. */
export const exampleGerman: EInvoice = (['seller', 'buyer'] as const).reduce(
  (invoice, who) =>
    withAddress(
      who,
      { country: 'DE' },
      withParty(
        who,
        { vatNumber: 'DE123456789', companyNumber: 'HRB 1', electronicAddress: { scheme: '9930', id: 'DE123456789' } },
        invoice,
      ),
    ),
  exampleEInvoice,
)

/** Between two Dutch ones. */
export const exampleDutch: EInvoice = withAddress(
  'seller',
  { country: 'NL' },
  withParty('seller', { vatNumber: 'NL987654321B01', companyNumber: '87654321' }),
)

const categories = Object.keys(vatCategories) as EInvoiceVatCategory[]
const codeOf = (category: EInvoiceVatCategory) => (category === 'intraCommunity' ? 'IC' : vatCategories[category].code)

const faultsOfCategories: readonly Fault[] = categories.flatMap((category) => {
  const invoice = exampleIn(category)
  const code = codeOf(category)
  const { isTaxed, exemption } = vatCategories[category]
  const other = isTaxed ? 'zero' : 'standard'
  const faults: Fault[] = [
    { rule: `BR-${code}-01`, invoice: { ...invoice, vatGroups: [...invoice.vatGroups, ...invoice.vatGroups] } },
    { rule: `BR-${code}-01`, invoice: withGroup({ category: other }, invoice) },
    { rule: `BR-${code}-05`, invoice: withLine({ vatRate: isTaxed ? 0 : 2000 }, invoice) },
    { rule: `BR-${code}-08`, invoice: withGroup({ taxable: invoice.totals.lines + 100 }, invoice) },
    { rule: `BR-${code}-09`, invoice: withGroup({ vat: (invoice.vatGroups[0]?.vat ?? 0) + 100 }, invoice) },
    {
      rule: `BR-${code}-10`,
      invoice: withGroup(
        exemption ? { exemptionCode: '', exemptionReason: ' ' } : { exemptionReason: 'Because' },
        invoice,
      ),
    },
  ]
  if (category !== 'outside')
    faults.push({ rule: `BR-${code}-02`, invoice: withParty('seller', { vatNumber: '', taxNumber: '' }, invoice) })
  return faults
})

const [firstLine] = exampleEInvoice.lines
const nowhere = { scheme: '', id: '' }

/** Each rule that we check broken once, in an invoice that is right in all else, so far as that can be. */
export const faultsOfEInvoices: readonly Fault[] = [
  { rule: 'BR-02', invoice: but({ number: '\u0000 ' }) },
  { rule: 'BR-04', invoice: withTotals({ withVat: -1 }) },
  { rule: 'BR-05', invoice: but({ currency: '' }) },
  { rule: 'BR-06', invoice: withParty('seller', { name: ' ' }) },
  { rule: 'BR-07', invoice: withParty('buyer', { name: '' }) },
  { rule: 'BR-09', invoice: withAddress('seller', { country: '' }) },
  { rule: 'BR-11', invoice: withAddress('buyer', { country: '' }) },
  { rule: 'BR-16', invoice: but({ lines: [] }) },
  { rule: 'BR-21', invoice: withLine({ id: '' }) },
  { rule: 'BR-25', invoice: withLine({ name: '' }) },
  { rule: 'BR-27', invoice: withLine({ unitPrice: -15_000, quantity: -166_667 }) },
  { rule: 'BR-29', invoice: but({ period: { from: '2026-10-31', to: '2026-10-01' } }) },
  { rule: 'BR-30', invoice: withLine({ period: { from: '2026-10-31', to: '2026-10-01' } }) },
  {
    rule: 'BR-50',
    invoice: but({
      payment: { ...exampleEInvoice.payment, accounts: [{ holder: 'A', iban: '', accountNumber: '', bank: '' }] },
    }),
  },
  { rule: 'BR-53', invoice: but({ vatInOwnCurrency: { currency: '', vat: 1 } }) },
  { rule: 'BR-55', invoice: { ...exampleCreditNote, preceding: null } },
  { rule: 'BR-55', invoice: { ...exampleCreditNote, preceding: { number: '', day: null } } },
  { rule: 'BR-CL-22', invoice: withGroup({ exemptionCode: 'VATEX-EU-O' }, exampleIn('reverseCharge')) },
  { rule: 'BR-CL-22', invoice: withGroup({ exemptionCode: 'VATEX-EU-AE' }, exampleIn('exempt')) },
  { rule: 'BR-CL-25', invoice: withParty('buyer', { electronicAddress: { scheme: '', id: '12345678' } }) },
  { rule: 'BR-CO-09', invoice: withParty('seller', { vatNumber: '123456789' }) },
  { rule: 'BR-CO-09', invoice: withParty('buyer', { vatNumber: 'QQ123456789' }) },
  { rule: 'BR-CO-10', invoice: withTotals({ lines: 228_750 }) },
  { rule: 'BR-CO-13', invoice: withTotals({ withoutVat: 228_750 }) },
  { rule: 'BR-CO-14', invoice: withTotals({ vat: 45_001 }) },
  { rule: 'BR-CO-15', invoice: withTotals({ withVat: 273_750 }) },
  { rule: 'BR-CO-16', invoice: withTotals({ payable: 263_750 }) },
  { rule: 'BR-CO-18', invoice: but({ vatGroups: [] }) },
  { rule: 'BR-CO-25', invoice: but({ dueDay: null, payment: { ...exampleEInvoice.payment, terms: '' } }) },
  { rule: 'BR-CO-26', invoice: withParty('seller', { vatNumber: '', companyNumber: '', taxNumber: 'T1' }) },
  { rule: 'BR-CO-26', invoice: withParty('seller', { companyNumber: '' }, exampleIn('outside')) },
  { rule: 'BR-DEC', invoice: but({ currency: 'KWD' }) },
  { rule: 'BR-AE-02', invoice: withParty('buyer', { vatNumber: '', companyNumber: '' }, exampleIn('reverseCharge')) },
  { rule: 'BR-IC-02', invoice: withParty('buyer', { vatNumber: '' }, exampleIn('intraCommunity')) },
  { rule: 'BR-IC-11', invoice: { ...exampleIn('intraCommunity'), period: null } },
  { rule: 'BR-G-02', invoice: withParty('seller', { vatNumber: '', taxNumber: 'T1' }, exampleIn('export')) },
  { rule: 'BR-O-11', invoice: withGroup({ category: 'outside', rate: 0, exemptionReason: 'None' }) },
  ...faultsOfCategories,
  { rule: 'PEPPOL-EN16931-R003', invoice: but({ buyerReference: '', purchaseOrder: '' }) },
  { rule: 'PEPPOL-EN16931-R005', invoice: but({ vatInOwnCurrency: { currency: 'EUR', vat: 45_000 } }) },
  { rule: 'PEPPOL-EN16931-R010', invoice: withParty('buyer', { electronicAddress: nowhere }) },
  { rule: 'PEPPOL-EN16931-R020', invoice: withParty('seller', { electronicAddress: nowhere }) },
  { rule: 'PEPPOL-EN16931-R040', invoice: withLine({ discount: { amount: 25_000, percent: 900 } }) },
  { rule: 'PEPPOL-EN16931-R055', invoice: but({ vatInOwnCurrency: { currency: 'GBP', vat: -1 } }) },
  { rule: 'PEPPOL-EN16931-R110', invoice: but({ period: { from: '2026-10-02', to: '2026-10-31' } }) },
  { rule: 'PEPPOL-EN16931-R111', invoice: but({ period: { from: '2026-10-01', to: '2026-10-30' } }) },
  { rule: 'PEPPOL-EN16931-R120', invoice: withLine({ quantity: 166_600 }) },
  { rule: 'PEPPOL-EN16931-R120', invoice: withLine({ net: (firstLine?.net ?? 0) - 1 }) },
  {
    rule: 'PEPPOL-EN16931-CL008',
    invoice: withParty('buyer', { electronicAddress: { scheme: 'EM', id: 'a@haven.example' } }),
  },
  ...(
    [
      ['PEPPOL-COMMON-R040', '0088', '5790000436102'],
      ['PEPPOL-COMMON-R041', '0192', '991825828'],
      ['PEPPOL-COMMON-R042', '0184', 'DK1234567'],
      ['PEPPOL-COMMON-R043', '0208', '0202239952'],
      ['PEPPOL-COMMON-R049', '0007', '5560360794'],
      ['PEPPOL-COMMON-R050', '0151', '51824753557'],
    ] as const
  ).map(([rule, scheme, id]) => ({ rule, invoice: withParty('buyer', { electronicAddress: { scheme, id } }) })),
  { rule: 'DE-R-001', invoice: { ...exampleGerman, payment: { ...exampleGerman.payment, accounts: [] } } },
  { rule: 'DE-R-003', invoice: withAddress('seller', { city: '' }, exampleGerman) },
  { rule: 'DE-R-004', invoice: withAddress('seller', { postCode: '' }, exampleGerman) },
  ...(['name', 'phone', 'email'] as const).map((what, index) => ({
    rule: `DE-R-00${5 + index}`,
    invoice: withParty('seller', { contact: { ...exampleGerman.seller.contact, [what]: '' } }, exampleGerman),
  })),
  { rule: 'DE-R-008', invoice: withAddress('buyer', { city: '' }, exampleGerman) },
  { rule: 'DE-R-009', invoice: withAddress('buyer', { postCode: '' }, exampleGerman) },
  { rule: 'DE-R-015', invoice: { ...exampleGerman, buyerReference: '' } },
  { rule: 'NL-R-002', invoice: withAddress('seller', { lines: ['', ' '] }, exampleDutch) },
  { rule: 'NL-R-002', invoice: withAddress('seller', { city: '' }, exampleDutch) },
  { rule: 'NL-R-002', invoice: withAddress('seller', { postCode: '' }, exampleDutch) },
  { rule: 'NL-R-003', invoice: withParty('seller', { companyNumber: '123' }, exampleDutch) },
  { rule: 'NL-R-004', invoice: withAddress('buyer', { lines: [] }, exampleDutch) },
  { rule: 'NL-R-004', invoice: withAddress('buyer', { city: '' }, exampleDutch) },
  { rule: 'NL-R-004', invoice: withAddress('buyer', { postCode: '' }, exampleDutch) },
  { rule: 'NL-R-005', invoice: withParty('buyer', { companyNumber: '123' }, exampleDutch) },
  { rule: 'NL-R-007', invoice: { ...exampleDutch, payment: { ...exampleDutch.payment, accounts: [] } } },
  { rule: 'NL-R-009', invoice: { ...exampleDutch, purchaseOrder: '' } },
]
