import type { Day } from '../calendar/day'
import { amountText, percentText, quantityText } from './amount-text'
import { ciiParty } from './cii-party'
import type { EInvoice, EInvoiceLine, EInvoicePeriod, EInvoiceVatGroup, PaymentAccount } from './e-invoice'
import { discountReason, paymentMeansCode, unitCodes } from './invoice-codes'
import { type EInvoiceVatCategory, vatCategories } from './vat-categories'
import { namesVatNumbers } from './vat-numbers'
import { element, isBlank, xmlDocument } from './xml'

const GUIDELINE = 'urn:cen.eu:en16931:2017'
const COMPONENTS = 'urn:un:unece:uncefact:data:standard'

/** Days are written without dashes; the format has a number of its own. */
const day = (name: string, value: Day | null, type: 'udt:DateTimeString' | 'udt:DateString' | 'qdt:DateTimeString') =>
  value ? element(name, [element(type, value.replaceAll('-', ''), { format: '102' })]) : ''

const period = (value: EInvoicePeriod | null): string =>
  value
    ? element('ram:BillingSpecifiedPeriod', [
        day('ram:StartDateTime', value.from, 'udt:DateTimeString'),
        day('ram:EndDateTime', value.to, 'udt:DateTimeString'),
      ])
    : ''

const referencedDocument = (name: string, id: string, ...more: string[]): string =>
  isBlank(id) ? '' : element(name, [element('ram:IssuerAssignedID', id), ...more])

/** A line that is not subject to VAT has no rate, not even one of nothing; its group has that, as in UBL. */
const rateOfLine = (category: EInvoiceVatCategory, rate: number): string =>
  category === 'outside' ? '' : element('ram:RateApplicablePercent', percentText(rate))

type Amount = (name: string, minorUnits: number) => string

const lineOf = (line: EInvoiceLine, amount: Amount): string =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', line.id)]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', line.name),
      element('ram:Description', line.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:BuyerOrderReferencedDocument', [element('ram:LineID', line.orderLine)]),
      element('ram:NetPriceProductTradePrice', [amount('ram:ChargeAmount', line.unitPrice)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', quantityText(line.quantity), { unitCode: unitCodes[line.unit] }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', vatCategories[line.vatCategory].code),
        rateOfLine(line.vatCategory, line.vatRate),
      ]),
      period(line.period),
      line.discount
        ? element('ram:SpecifiedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
            element('ram:CalculationPercent', percentText(line.discount.percent)),
            amount('ram:BasisAmount', line.net + line.discount.amount),
            amount('ram:ActualAmount', line.discount.amount),
            element('ram:ReasonCode', discountReason.code),
            element('ram:Reason', discountReason.words),
          ])
        : '',
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', line.net)]),
      element('ram:ReceivableSpecifiedTradeAccountingAccount', [element('ram:ID', line.buyerAccounting)]),
    ]),
  ])

/** The tax point is the whole invoice’s and said once, though it stands in a group. */
const vatGroupOf = (group: EInvoiceVatGroup, taxPointDay: Day | null, amount: Amount): string =>
  element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', group.vat),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', group.exemptionReason),
    amount('ram:BasisAmount', group.taxable),
    element('ram:CategoryCode', vatCategories[group.category].code),
    element('ram:ExemptionReasonCode', group.exemptionCode),
    day('ram:TaxPointDate', taxPointDay, 'udt:DateString'),
    element('ram:RateApplicablePercent', percentText(group.rate)),
  ])

const paymentMeansOf = (invoice: EInvoice, { iban, accountNumber, holder, bank }: PaymentAccount): string =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', paymentMeansCode(invoice)),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban),
      element('ram:AccountName', holder),
      isBlank(iban) ? element('ram:ProprietaryID', accountNumber) : '',
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bank)]),
  ])

/** Factur-X asks for the country also where nothing is delivered but work. */
const deliveryOf = ({ buyer, deliveryDay }: EInvoice): string =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [
      element('ram:PostalTradeAddress', [element('ram:CountryID', buyer.address.country)]),
    ]),
    element('ram:ActualDeliverySupplyChainEvent', [day('ram:OccurrenceDateTime', deliveryDay, 'udt:DateTimeString')]),
  ])

const settlementOf = (invoice: EInvoice, amount: Amount): string => {
  const { currency, totals, payment, preceding, vatInOwnCurrency } = invoice
  const vatTotal = (vat: number, vatCurrency: string): string =>
    element('ram:TaxTotalAmount', amountText(vat, vatCurrency), { currencyID: vatCurrency })
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', payment.reference),
    element('ram:TaxCurrencyCode', vatInOwnCurrency?.currency ?? ''),
    element('ram:InvoiceCurrencyCode', currency),
    ...payment.accounts.map((account) => paymentMeansOf(invoice, account)),
    ...invoice.vatGroups.map((group, index) => vatGroupOf(group, index === 0 ? invoice.taxPointDay : null, amount)),
    period(invoice.period),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', payment.terms),
      day('ram:DueDateDateTime', invoice.dueDay, 'udt:DateTimeString'),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', totals.lines),
      amount('ram:TaxBasisTotalAmount', totals.withoutVat),
      vatTotal(totals.vat, currency),
      vatInOwnCurrency ? vatTotal(vatInOwnCurrency.vat, vatInOwnCurrency.currency) : '',
      amount('ram:GrandTotalAmount', totals.withVat),
      totals.paid === 0 ? '' : amount('ram:TotalPrepaidAmount', totals.paid),
      amount('ram:DuePayableAmount', totals.payable),
    ]),
    preceding
      ? referencedDocument(
          'ram:InvoiceReferencedDocument',
          preceding.number,
          day('ram:FormattedIssueDateTime', preceding.day, 'qdt:DateTimeString'),
        )
      : '',
  ])
}

/** UN/CEFACT CII D16B in the EN 16931 profile, as Factur-X and ZUGFeRD carry it. The order of elements is the schema’s. */
export const ciiInvoice = (invoice: EInvoice): string => {
  const hasVatNumbers = namesVatNumbers(invoice)
  const amount: Amount = (name, minorUnits) => element(name, amountText(minorUnits, invoice.currency))
  const content = [
    element('rsm:ExchangedDocumentContext', [
      element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', GUIDELINE)]),
    ]),
    element('rsm:ExchangedDocument', [
      element('ram:ID', invoice.number),
      element('ram:TypeCode', invoice.kind === 'creditNote' ? '381' : '380'),
      day('ram:IssueDateTime', invoice.issueDay, 'udt:DateTimeString'),
      element('ram:IncludedNote', [element('ram:Content', invoice.note)]),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map((line) => lineOf(line, amount)),
      element('ram:ApplicableHeaderTradeAgreement', [
        element('ram:BuyerReference', invoice.buyerReference),
        ciiParty('ram:SellerTradeParty', invoice.seller, hasVatNumbers),
        ciiParty('ram:BuyerTradeParty', invoice.buyer, hasVatNumbers),
        referencedDocument('ram:BuyerOrderReferencedDocument', invoice.purchaseOrder),
        referencedDocument('ram:ContractReferencedDocument', invoice.contract),
        isBlank(invoice.project)
          ? ''
          : element('ram:SpecifiedProcuringProject', [
              element('ram:ID', invoice.project),
              // The schema asks for a name beside the reference, of which the standard knows nothing.
              element('ram:Name', 'Project reference'),
            ]),
      ]),
      deliveryOf(invoice),
      settlementOf(invoice, amount),
    ]),
  ]
  return xmlDocument(
    element('rsm:CrossIndustryInvoice', content, {
      'xmlns:rsm': `${COMPONENTS}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${COMPONENTS}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${COMPONENTS}:QualifiedDataType:100`,
      'xmlns:udt': `${COMPONENTS}:UnqualifiedDataType:100`,
    }),
  )
}
