import { decimalsOf } from './amount-text'
import type { EInvoice, EInvoiceLine } from './e-invoice'
import { contradiction, type EInvoiceProblem } from './e-invoice-problem'
import { isNear, isRounded, productOf } from './near-product'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What Peppol bears between an amount of a line and what it is made of. */
const BORNE_HUNDREDTHS = 2

const lineProblems = ({ kind, currency }: EInvoice, line: EInvoiceLine): EInvoiceProblem[] => {
  const { id, quantity, unitPrice, discount, net } = line
  const problems: EInvoiceProblem[] = []
  const gross = net + (discount?.amount ?? 0)
  const product = productOf(unitPrice, quantity)
  // A credit note that closes an invoice takes what earlier ones have left by rounding. Elsewhere an amount is rounded and
  // has to be near all the same, as rounding moves it by more in a currency without decimals.
  if (!isNear(product, gross, currency, BORNE_HUNDREDTHS) || (kind === 'invoice' && !isRounded(product, gross)))
    problems.push(contradiction('PEPPOL-EN16931-R120', `Item ${id} is not its quantity times its price`))
  // What is left was rounded, so the discount itself may be a minor unit beside its percentage.
  if (discount && !isNear(productOf(gross, discount.percent), discount.amount, currency, BORNE_HUNDREDTHS))
    problems.push(contradiction('PEPPOL-EN16931-R040', `The discount of item ${id} is not its percentage of the price`))
  return problems
}

const totalProblems = ({ kind, lines, vatGroups, totals }: EInvoice): EInvoiceProblem[] => {
  const problems: EInvoiceProblem[] = []
  const unless = (isRight: boolean, rule: string, text: string) => {
    if (!isRight) problems.push(contradiction(rule, text))
  }
  unless(totals.lines === sumOf(lines.map(({ net }) => net)), 'BR-CO-10', 'The items do not add up to their sum')
  unless(totals.withoutVat === totals.lines, 'BR-CO-13', 'The total without VAT is not the sum of the items')
  unless(totals.vat === sumOf(vatGroups.map(({ vat }) => vat)), 'BR-CO-14', 'The VAT of all rates is not the VAT total')
  unless(
    totals.withVat === totals.withoutVat + totals.vat,
    'BR-CO-15',
    'The total with VAT is not the total without VAT and the VAT',
  )
  unless(
    totals.payable === totals.withVat - totals.paid,
    'BR-CO-16',
    'The amount due is not the total less what is paid',
  )
  const otherKind = kind === 'invoice' ? 'credit note' : 'invoice'
  unless(
    totals.withVat >= 0,
    'BR-04',
    `A total below zero is a matter for ${kind === 'invoice' ? 'a' : 'an'} ${otherKind}`,
  )
  return problems
}

/** The standard knows no more than two decimals. */
const decimalProblems = ({ currency, lines, vatGroups, totals, vatInOwnCurrency }: EInvoice): EInvoiceProblem[] => {
  const hasFineParts = (code: string, amounts: readonly number[]): boolean =>
    decimalsOf(code) > 2 && amounts.some((amount) => amount % 10 !== 0)
  const amounts = [
    ...Object.values(totals),
    ...lines.flatMap(({ net, discount }) => [net, discount?.amount ?? 0]),
    ...vatGroups.flatMap(({ taxable, vat }) => [taxable, vat]),
  ]
  const isTooFine =
    hasFineParts(currency, amounts) ||
    (vatInOwnCurrency !== null && hasFineParts(vatInOwnCurrency.currency, [vatInOwnCurrency.vat]))
  return isTooFine ? [contradiction('BR-DEC', 'An amount has more than two decimals')] : []
}

/** Sums that do not agree with what they are made of. */
export const sumProblems = (invoice: EInvoice): EInvoiceProblem[] => [
  ...invoice.lines.flatMap((line) => lineProblems(invoice, line)),
  ...totalProblems(invoice),
  ...decimalProblems(invoice),
]
