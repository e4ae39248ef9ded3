import type { EInvoice, EInvoiceVatGroup } from './e-invoice'
import { contradiction, type EInvoiceProblem, missing } from './e-invoice-problem'
import { isNear, isRounded, productOf } from './near-product'
import { type EInvoiceVatCategory, vatCategories } from './vat-categories'
import { isBlank } from './xml'

/** Rules of categories are named after their codes, except for one. */
const ruleOf = (category: EInvoiceVatCategory, number: string): string =>
  `BR-${category === 'intraCommunity' ? 'IC' : vatCategories[category].code}-${number}`

/** Only what is taxed has a group for each of its rates. */
const groupKey = (category: EInvoiceVatCategory, rate: number): string =>
  vatCategories[category].isTaxed ? `${category} ${rate}` : category

/** The rules leave less than one unit of the currency. */
const BORNE_HUNDREDTHS = 99

/** VAT is its group’s sum times the rate, rounded; a credit note that closes an invoice takes what rounding has left. */
const isVatOf = ({ taxable, rate, vat }: EInvoiceVatGroup, { kind, currency }: EInvoice): boolean =>
  kind === 'invoice'
    ? isRounded(productOf(taxable, rate), vat)
    : isNear(productOf(taxable, rate), vat, currency, BORNE_HUNDREDTHS)

/** Who is exempt says by which article; every other category has one code of its own. */
const isCodeOf = (category: EInvoiceVatCategory, code: string): boolean =>
  category === 'exempt'
    ? /^VATEX-(EU|FR)-/.test(code) && !Object.values(vatCategories).some(({ exemption }) => exemption?.code === code)
    : vatCategories[category].exemption?.code === code

const groupProblems = (invoice: EInvoice, group: EInvoiceVatGroup): EInvoiceProblem[] => {
  const { category, rate, taxable, vat, exemptionCode, exemptionReason } = group
  const { words, isTaxed, exemption } = vatCategories[category]
  const problems: EInvoiceProblem[] = []
  const ofGroup = invoice.lines.filter((line) => groupKey(line.vatCategory, line.vatRate) === groupKey(category, rate))
  if (taxable !== ofGroup.reduce((sum, { net }) => sum + net, 0))
    problems.push(
      contradiction(ruleOf(category, '08'), `The items with ${words} do not add up to their taxable amount`),
    )
  if (isTaxed ? !isVatOf(group, invoice) : vat !== 0)
    problems.push(contradiction(ruleOf(category, '09'), `The VAT of the items with ${words} is not right`))
  const isExplained = !isBlank(exemptionCode) || !isBlank(exemptionReason)
  if (exemption && !isExplained) problems.push(missing(ruleOf(category, '10'), 'exemptionReason'))
  if (!exemption && isExplained)
    problems.push(contradiction(ruleOf(category, '10'), `Items with ${words} cannot have a reason for no VAT`))
  if (!isBlank(exemptionCode) && !isCodeOf(category, exemptionCode))
    problems.push(contradiction('BR-CL-22', `${exemptionCode} is no reason for ${words}`))
  return problems
}

/** The rules take a lower rate for none, and refuse the VAT it makes. */
const LOWEST_RATE = 50

const rateProblems = ({ lines, vatGroups }: EInvoice): EInvoiceProblem[] => {
  const rates = [
    ...lines.map(({ vatCategory, vatRate }) => ({ category: vatCategory, rate: vatRate })),
    ...vatGroups.map(({ category, rate }) => ({ category, rate })),
  ]
  const isRight = ({ category, rate }: { category: EInvoiceVatCategory; rate: number }) =>
    vatCategories[category].isTaxed ? rate >= LOWEST_RATE : rate === 0
  return rates
    .filter((each) => !isRight(each))
    .map(({ category, rate }) =>
      contradiction(ruleOf(category, '05'), `${rate / 100}% is no rate of ${vatCategories[category].words}`),
    )
}

/** Each category and rate has one group, and each group has items. */
const groupingProblems = ({ lines, vatGroups }: EInvoice): EInvoiceProblem[] => {
  if (vatGroups.length === 0) return [contradiction('BR-CO-18', 'The invoice has no VAT summary')]
  const groups = vatGroups.map(({ category, rate }) => groupKey(category, rate))
  const used = lines.map(({ vatCategory, vatRate }) => groupKey(vatCategory, vatRate))
  const problems: EInvoiceProblem[] = []
  for (const { category, rate } of vatGroups) {
    const key = groupKey(category, rate)
    if (groups.filter((other) => other === key).length > 1 || !used.includes(key))
      problems.push(
        contradiction(ruleOf(category, '01'), `The VAT summary of ${vatCategories[category].words} is not right`),
      )
  }
  for (const { vatCategory, vatRate } of lines) {
    if (!groups.includes(groupKey(vatCategory, vatRate)))
      problems.push(
        contradiction(ruleOf(vatCategory, '01'), `The VAT summary lacks ${vatCategories[vatCategory].words}`),
      )
  }
  if (groups.includes('outside') && groups.length > 1)
    problems.push(
      contradiction(
        'BR-O-11',
        'Items outside the scope of VAT cannot be on one invoice with others; bill them separately',
      ),
    )
  return problems
}

/** Which numbers a category asks of seller and buyer. */
const registrationProblems = ({ seller, buyer, deliveryDay, period, vatGroups }: EInvoice): EInvoiceProblem[] => {
  const hasVatNumber = !isBlank(seller.vatNumber)
  return vatGroups.flatMap(({ category }) => {
    if (category === 'outside') return []
    const problems: EInvoiceProblem[] = []
    if (category === 'intraCommunity' || category === 'export') {
      if (!hasVatNumber) problems.push(missing(ruleOf(category, '02'), 'sellerVatNumber'))
    } else if (!hasVatNumber && isBlank(seller.taxNumber))
      problems.push(missing(ruleOf(category, '02'), 'sellerTaxNumber'))
    if (category === 'intraCommunity' && isBlank(buyer.vatNumber))
      problems.push(missing(ruleOf(category, '02'), 'buyerVatNumber'))
    if (category === 'reverseCharge' && isBlank(buyer.vatNumber) && isBlank(buyer.companyNumber))
      problems.push(missing(ruleOf(category, '02'), 'buyerTaxIdentifier'))
    if (category === 'intraCommunity' && !deliveryDay && !period) problems.push(missing('BR-IC-11', 'deliveryDay'))
    return problems
  })
}

const ownCurrencyProblems = ({ currency, totals, vatInOwnCurrency }: EInvoice): EInvoiceProblem[] => {
  if (!vatInOwnCurrency) return []
  const problems: EInvoiceProblem[] = []
  if (vatInOwnCurrency.currency === currency)
    problems.push(contradiction('PEPPOL-EN16931-R005', 'VAT in your own currency is only for invoices in another one'))
  if (vatInOwnCurrency.vat * totals.vat < 0)
    problems.push(contradiction('PEPPOL-EN16931-R055', 'VAT in your own currency has the other sign'))
  return problems
}

/** VAT that does not agree with its category, its rate or the items. */
export const vatProblems = (invoice: EInvoice): EInvoiceProblem[] => [
  ...groupingProblems(invoice),
  ...rateProblems(invoice),
  ...invoice.vatGroups.flatMap((group) => groupProblems(invoice, group)),
  ...registrationProblems(invoice),
  ...ownCurrencyProblems(invoice),
]
