import { isCountry } from '../companies/country'
import type { EInvoice, EInvoicePeriod } from './e-invoice'
import { contradiction, type EInvoiceProblem, missing, wrong } from './e-invoice-problem'
import { electronicAddressProblem } from './electronic-address'
import type { InvoiceFact } from './invoice-facts'
import { isFullVatNumber, namesVatNumbers } from './vat-numbers'
import { isBlank } from './xml'

const hasEnded = ({ from, to }: EInvoicePeriod): boolean => to >= from

const vatNumberProblems = (fact: InvoiceFact, vatNumber: string): EInvoiceProblem[] =>
  isBlank(vatNumber) || isFullVatNumber(vatNumber)
    ? []
    : [wrong('BR-CO-09', fact, 'it begins with the two letters of its country, such as GB123456789')]

const partyProblems = (invoice: EInvoice): EInvoiceProblem[] => {
  const { seller, buyer } = invoice
  const hasVatNumbers = namesVatNumbers(invoice)
  const problems: EInvoiceProblem[] = []
  if (isBlank(seller.name)) problems.push(missing('BR-06', 'sellerName'))
  if (isBlank(buyer.name)) problems.push(missing('BR-07', 'buyerName'))
  if (!isCountry(seller.address.country)) problems.push(missing('BR-09', 'sellerCountry'))
  if (!isCountry(buyer.address.country)) problems.push(missing('BR-11', 'buyerCountry'))
  if (hasVatNumbers) problems.push(...vatNumberProblems('sellerVatNumber', seller.vatNumber))
  if (hasVatNumbers) problems.push(...vatNumberProblems('buyerVatNumber', buyer.vatNumber))
  if (isBlank(seller.companyNumber)) {
    if (!hasVatNumbers) problems.push(missing('BR-CO-26', 'sellerCompanyNumber'))
    else if (isBlank(seller.vatNumber)) problems.push(missing('BR-CO-26', 'sellerIdentifier'))
  }
  problems.push(...electronicAddressProblem('sellerElectronicAddress', seller.electronicAddress))
  problems.push(...electronicAddressProblem('buyerElectronicAddress', buyer.electronicAddress))
  return problems
}

const lineProblems = ({ lines }: EInvoice): EInvoiceProblem[] => {
  if (lines.length === 0) return [contradiction('BR-16', 'The invoice has no items')]
  const problems: EInvoiceProblem[] = []
  for (const line of lines) {
    if (isBlank(line.id)) problems.push(contradiction('BR-21', 'An item has no number'))
    if (isBlank(line.name)) problems.push(contradiction('BR-25', `Item ${line.id} has no text`))
    if (line.unitPrice < 0) problems.push(contradiction('BR-27', `The price of item ${line.id} is below zero`))
    if (line.period && !hasEnded(line.period))
      problems.push(contradiction('BR-30', `The period of item ${line.id} ends before it begins`))
  }
  return problems
}

const paymentProblems = ({ payment, totals, dueDay }: EInvoice): EInvoiceProblem[] => {
  const problems: EInvoiceProblem[] = []
  if (payment.accounts.some(({ iban, accountNumber }) => isBlank(iban) && isBlank(accountNumber)))
    problems.push(wrong('BR-50', 'bankAccount', 'it has an IBAN or an account number'))
  if (totals.payable > 0 && !dueDay && isBlank(payment.terms)) problems.push(missing('BR-CO-25', 'dueDay'))
  return problems
}

/** What has to be said on every invoice, whatever it adds up to. */
export const termProblems = (invoice: EInvoice): EInvoiceProblem[] => {
  const { number, currency, preceding, period, vatInOwnCurrency } = invoice
  const problems: EInvoiceProblem[] = []
  if (isBlank(number)) problems.push(contradiction('BR-02', 'The invoice has no number'))
  if (!/^[A-Z]{3}$/.test(currency)) problems.push(contradiction('BR-05', 'The invoice has no currency'))
  if (invoice.kind === 'creditNote' && (!preceding || isBlank(preceding.number)))
    problems.push(missing('BR-55', 'creditedInvoice'))
  if (period && !hasEnded(period)) problems.push(contradiction('BR-29', 'The invoiced period ends before it begins'))
  if (vatInOwnCurrency && !/^[A-Z]{3}$/.test(vatInOwnCurrency.currency))
    problems.push(contradiction('BR-53', 'The VAT in your own currency has no currency'))
  return [...problems, ...partyProblems(invoice), ...lineProblems(invoice), ...paymentProblems(invoice)]
}
