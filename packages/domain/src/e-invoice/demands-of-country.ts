import type { InvoiceFact } from './invoice-facts'

/** What a country wants to read on an invoice of one of its companies to another business, beyond its sums. */
export interface InvoiceDemands {
  /** What the paper has to be called. */
  readonly title: string
  /** Of a company that is registered for VAT. */
  readonly facts: readonly InvoiceFact[]
  /** Of the client, where VAT is theirs to pay. */
  readonly reverseChargeFacts: readonly InvoiceFact[]
  /** The words for that, in the country’s language. */
  readonly reverseChargeWords: string
  /** The currency that VAT is said in also when the invoice is in another one. */
  readonly vatCurrency: string | null
  /** What the terms have to speak of; nobody but the company knows how. */
  readonly termsSay: readonly string[]
}

const addresses: readonly InvoiceFact[] = [
  'sellerName',
  'sellerStreet',
  'sellerCity',
  'sellerPostCode',
  'buyerName',
  'buyerStreet',
  'buyerCity',
  'buyerPostCode',
]

/** The directive on VAT, which Britain has kept. */
const european: InvoiceDemands = {
  title: 'Invoice',
  facts: [...addresses, 'sellerVatNumber'],
  reverseChargeFacts: ['buyerVatNumber'],
  reverseChargeWords: 'Reverse charge',
  vatCurrency: 'EUR',
  termsSay: [],
}

const demands: Readonly<Record<string, InvoiceDemands>> = {
  GB: { ...european, vatCurrency: 'GBP' },
  IE: european,
  DE: {
    ...european,
    // Either number does.
    facts: [...addresses, 'sellerTaxNumber'],
    reverseChargeWords: 'Steuerschuldnerschaft des Leistungsempfängers',
  },
  FR: {
    ...european,
    facts: [...addresses, 'sellerVatNumber', 'sellerCompanyNumber', 'sellerLegalForm', 'dueDay'],
    reverseChargeWords: 'Autoliquidation',
    termsSay: [
      'the rate of penalties for late payment',
      'the fixed sum of €40 for the cost of recovery',
      'whether paying early earns a discount',
    ],
  },
  NL: {
    ...european,
    facts: [...addresses, 'sellerVatNumber', 'sellerCompanyNumber'],
    reverseChargeWords: 'Btw verlegd',
  },
  // The client’s own VAT number belongs on it if they have one, which only they know.
  ZA: { ...european, title: 'Tax invoice', vatCurrency: 'ZAR', reverseChargeFacts: [], reverseChargeWords: '' },
}

/** The United States ask for nothing in particular, and of other countries nothing is known here. */
const elsewhere: InvoiceDemands = {
  title: 'Invoice',
  facts: ['sellerName', 'buyerName'],
  reverseChargeFacts: [],
  reverseChargeWords: 'Reverse charge',
  vatCurrency: null,
  termsSay: [],
}

/** The number and day, what was done when, quantities, prices and VAT by rate are on every invoice, so they are not named. */
export const demandsOf = (country: string): InvoiceDemands => demands[country] ?? elsewhere
