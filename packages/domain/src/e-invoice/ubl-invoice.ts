import type { Day } from '../calendar/day'
import { amountText, percentText, quantityText } from './amount-text'
import type { EInvoice, EInvoiceLine, EInvoicePeriod, EInvoiceVatGroup, PaymentAccount } from './e-invoice'
import { discountReason, paymentMeansCode, unitCodes } from './invoice-codes'
import { ublParty, ublPlace, vatScheme } from './ubl-party'
import { type EInvoiceVatCategory, vatCategories } from './vat-categories'
import { namesVatNumbers } from './vat-numbers'
import { cleaned, element, isBlank, xmlDocument } from './xml'

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const COMPONENTS = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Three characters between the first two # would be taken for a code of what the note is about, and looked up. */
const noteOf = (note: string): string => cleaned(note).replace(/^([^#]*#)([^#]{3}#)/u, '$1 $2')

const day = (name: string, value: Day | null): string => element(name, value ?? '')

const period = (value: EInvoicePeriod | null): string =>
  value ? element('cac:InvoicePeriod', [element('cbc:StartDate', value.from), element('cbc:EndDate', value.to)]) : ''

const reference = (name: string, id: string, ...more: string[]): string =>
  isBlank(id) ? '' : element(name, [element('cbc:ID', id), ...more])

/** A line that is not subject to VAT has no rate, not even one of nothing; its group has that, as Germans ask for one. */
const rateOfLine = (category: EInvoiceVatCategory, rate: number): string =>
  category === 'outside' ? '' : element('cbc:Percent', percentText(rate))

const vatGroupOf = (group: EInvoiceVatGroup, amount: Amount): string =>
  element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', group.taxable),
    amount('cbc:TaxAmount', group.vat),
    element('cac:TaxCategory', [
      element('cbc:ID', vatCategories[group.category].code),
      element('cbc:Percent', percentText(group.rate)),
      element('cbc:TaxExemptionReasonCode', group.exemptionCode),
      element('cbc:TaxExemptionReason', group.exemptionReason),
      vatScheme,
    ]),
  ])

const lineOf = (line: EInvoiceLine, isCredit: boolean, amount: Amount): string =>
  element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', line.id),
    element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantityText(line.quantity), {
      unitCode: unitCodes[line.unit],
    }),
    amount('cbc:LineExtensionAmount', line.net),
    element('cbc:AccountingCost', line.buyerAccounting),
    period(line.period),
    element('cac:OrderLineReference', [element('cbc:LineID', line.orderLine)]),
    line.discount
      ? element('cac:AllowanceCharge', [
          element('cbc:ChargeIndicator', 'false'),
          element('cbc:AllowanceChargeReasonCode', discountReason.code),
          element('cbc:AllowanceChargeReason', discountReason.words),
          element('cbc:MultiplierFactorNumeric', percentText(line.discount.percent)),
          amount('cbc:Amount', line.discount.amount),
          amount('cbc:BaseAmount', line.net + line.discount.amount),
        ])
      : '',
    element('cac:Item', [
      element('cbc:Description', line.description),
      element('cbc:Name', line.name),
      element('cac:ClassifiedTaxCategory', [
        element('cbc:ID', vatCategories[line.vatCategory].code),
        rateOfLine(line.vatCategory, line.vatRate),
        vatScheme,
      ]),
    ]),
    element('cac:Price', [amount('cbc:PriceAmount', line.unitPrice)]),
  ])

/** A credit note has no due day of its own, so it is said, once, with how it is paid. */
const paymentMeansOf = (
  invoice: EInvoice,
  { iban, accountNumber, holder, bank }: PaymentAccount,
  index: number,
): string =>
  element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', paymentMeansCode(invoice)),
    invoice.kind === 'creditNote' && index === 0 ? day('cbc:PaymentDueDate', invoice.dueDay) : '',
    element('cbc:PaymentID', invoice.payment.reference),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', isBlank(iban) ? accountNumber : iban),
      element('cbc:Name', holder),
      element('cac:FinancialInstitutionBranch', [element('cbc:ID', bank)]),
    ]),
  ])

type Amount = (name: string, minorUnits: number) => string

/** UBL 2.1 as Peppol BIS Billing 3 wants it. The order of elements is the schema’s. */
export const ublInvoice = (invoice: EInvoice): string => {
  const { currency, totals, preceding, vatInOwnCurrency } = invoice
  const isCredit = invoice.kind === 'creditNote'
  const hasVatNumbers = namesVatNumbers(invoice)
  const amount: Amount = (name, minorUnits) => element(name, amountText(minorUnits, currency), { currencyID: currency })
  const isDeliveredAbroad = invoice.vatGroups.some(({ category }) => category === 'intraCommunity')

  // Where the two kinds differ, what the other one lacks is left out here.
  const dates = isCredit
    ? [
        day('cbc:TaxPointDate', invoice.taxPointDay),
        element('cbc:CreditNoteTypeCode', '381'),
        element('cbc:Note', noteOf(invoice.note)),
      ]
    : [
        day('cbc:DueDate', invoice.dueDay),
        element('cbc:InvoiceTypeCode', '380'),
        element('cbc:Note', noteOf(invoice.note)),
        day('cbc:TaxPointDate', invoice.taxPointDay),
      ]
  const contract = reference('cac:ContractDocumentReference', invoice.contract)
  const project = isCredit
    ? reference('cac:AdditionalDocumentReference', invoice.project, element('cbc:DocumentTypeCode', '50'))
    : reference('cac:ProjectReference', invoice.project)

  const content = [
    element('cbc:CustomizationID', CUSTOMIZATION),
    element('cbc:ProfileID', PROFILE),
    element('cbc:ID', invoice.number),
    day('cbc:IssueDate', invoice.issueDay),
    ...dates,
    element('cbc:DocumentCurrencyCode', currency),
    element('cbc:TaxCurrencyCode', vatInOwnCurrency?.currency ?? ''),
    element('cbc:BuyerReference', invoice.buyerReference),
    period(invoice.period),
    reference('cac:OrderReference', invoice.purchaseOrder),
    preceding
      ? element('cac:BillingReference', [
          reference('cac:InvoiceDocumentReference', preceding.number, day('cbc:IssueDate', preceding.day)),
        ])
      : '',
    contract,
    project,
    element('cac:AccountingSupplierParty', [ublParty(invoice.seller, hasVatNumbers)]),
    element('cac:AccountingCustomerParty', [ublParty(invoice.buyer, hasVatNumbers)]),
    element('cac:Delivery', [
      day('cbc:ActualDeliveryDate', invoice.deliveryDay),
      isDeliveredAbroad ? element('cac:DeliveryLocation', [ublPlace(invoice.buyer.address)]) : '',
    ]),
    ...invoice.payment.accounts.map((account, index) => paymentMeansOf(invoice, account, index)),
    element('cac:PaymentTerms', [element('cbc:Note', invoice.payment.terms)]),
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', totals.vat),
      ...invoice.vatGroups.map((group) => vatGroupOf(group, amount)),
    ]),
    vatInOwnCurrency
      ? element('cac:TaxTotal', [
          element('cbc:TaxAmount', amountText(vatInOwnCurrency.vat, vatInOwnCurrency.currency), {
            currencyID: vatInOwnCurrency.currency,
          }),
        ])
      : '',
    element('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', totals.lines),
      amount('cbc:TaxExclusiveAmount', totals.withoutVat),
      amount('cbc:TaxInclusiveAmount', totals.withVat),
      totals.paid === 0 ? '' : amount('cbc:PrepaidAmount', totals.paid),
      amount('cbc:PayableAmount', totals.payable),
    ]),
    ...invoice.lines.map((line) => lineOf(line, isCredit, amount)),
  ]
  const root = isCredit ? 'CreditNote' : 'Invoice'
  return xmlDocument(
    element(root, content, {
      xmlns: `${COMPONENTS}:${root}-2`,
      'xmlns:cac': `${COMPONENTS}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${COMPONENTS}:CommonBasicComponents-2`,
    }),
  )
}
