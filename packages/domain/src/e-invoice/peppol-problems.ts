import { companyNumberScheme } from './company-number-scheme'
import type { EInvoice, EInvoiceAddress } from './e-invoice'
import { contradiction, type EInvoiceProblem, missing, wrong } from './e-invoice-problem'
import { peppolAddressProblem } from './electronic-address'
import type { InvoiceFact } from './invoice-facts'
import { isBlank } from './xml'

const periodProblems = ({ period, lines }: EInvoice): EInvoiceProblem[] => {
  if (!period) return []
  return lines.flatMap((line) => {
    const problems: EInvoiceProblem[] = []
    if (line.period && line.period.from < period.from)
      problems.push(
        contradiction('PEPPOL-EN16931-R110', `The period of item ${line.id} begins before the invoiced one`),
      )
    if (line.period && line.period.to > period.to)
      problems.push(contradiction('PEPPOL-EN16931-R111', `The period of item ${line.id} ends after the invoiced one`))
    return problems
  })
}

const streetOf = ({ lines }: EInvoiceAddress): string => lines.find((line) => !isBlank(line)) ?? ''

type Wanted = readonly (readonly [rule: string, fact: InvoiceFact, text: string])[]

const blanksOf = (wanted: Wanted): EInvoiceProblem[] =>
  wanted.filter(([, , text]) => isBlank(text)).map(([rule, fact]) => missing(rule, fact))

/** The Netherlands: whole addresses, numbers of the Chamber of Commerce, and a way to pay. */
const dutchProblems = ({ seller, buyer, totals, payment, kind, lines, purchaseOrder }: EInvoice): EInvoiceProblem[] => {
  if (seller.address.country !== 'NL') return []
  const problems = blanksOf([
    ['NL-R-002', 'sellerStreet', streetOf(seller.address)],
    ['NL-R-002', 'sellerCity', seller.address.city],
    ['NL-R-002', 'sellerPostCode', seller.address.postCode],
  ])
  const isForeign = (number: string) => !isBlank(number) && companyNumberScheme(number, 'NL') === ''
  if (isForeign(seller.companyNumber))
    problems.push(wrong('NL-R-003', 'sellerCompanyNumber', 'it is a KVK number of eight digits'))
  if (kind === 'invoice' && totals.payable > 0 && payment.accounts.length === 0)
    problems.push(missing('NL-R-007', 'bankAccount'))
  if (isBlank(purchaseOrder) && lines.some(({ orderLine }) => !isBlank(orderLine)))
    problems.push(missing('NL-R-009', 'purchaseOrder'))
  if (buyer.address.country !== 'NL') return problems
  if (isForeign(buyer.companyNumber))
    problems.push(wrong('NL-R-005', 'buyerCompanyNumber', 'it is a KVK number of eight digits'))
  return [
    ...problems,
    ...blanksOf([
      ['NL-R-004', 'buyerStreet', streetOf(buyer.address)],
      ['NL-R-004', 'buyerCity', buyer.address.city],
      ['NL-R-004', 'buyerPostCode', buyer.address.postCode],
    ]),
  ]
}

/** Between Germans: whom to call, where to pay, and the reference that public buyers route by. */
const germanProblems = ({ seller, buyer, payment, buyerReference }: EInvoice): EInvoiceProblem[] => {
  if (seller.address.country !== 'DE' || buyer.address.country !== 'DE') return []
  const { name, phone, email } = seller.contact
  const problems = blanksOf([
    ['DE-R-003', 'sellerCity', seller.address.city],
    ['DE-R-004', 'sellerPostCode', seller.address.postCode],
    ['DE-R-005', 'sellerContactName', name],
    ['DE-R-006', 'sellerContactPhone', phone],
    ['DE-R-007', 'sellerContactEmail', email],
    ['DE-R-008', 'buyerCity', buyer.address.city],
    ['DE-R-009', 'buyerPostCode', buyer.address.postCode],
    ['DE-R-015', 'buyerReference', buyerReference],
  ])
  if (payment.accounts.length === 0) problems.push(missing('DE-R-001', 'bankAccount'))
  return problems
}

/** What Peppol wants beyond the standard. It is delivered only to who has an address there. */
export const peppolProblems = (invoice: EInvoice): EInvoiceProblem[] => {
  const problems: EInvoiceProblem[] = [
    ...peppolAddressProblem('sellerElectronicAddress', invoice.seller.electronicAddress),
    ...peppolAddressProblem('buyerElectronicAddress', invoice.buyer.electronicAddress),
  ]
  if (isBlank(invoice.buyerReference) && isBlank(invoice.purchaseOrder))
    problems.push(missing('PEPPOL-EN16931-R003', 'orderOrReference'))
  return [...problems, ...periodProblems(invoice), ...dutchProblems(invoice), ...germanProblems(invoice)]
}
