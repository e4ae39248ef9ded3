import { readXml, type XmlElement } from '../../xml/read-xml'
import { elementsAt, textAt } from './in-xml'

/** What counts of an invoice, as texts, whichever syntax it was read from. */
export interface FiguresOfXml {
  readonly number: string
  readonly kind: string
  readonly currency: string
  readonly lines: readonly Readonly<
    Record<'id' | 'name' | 'quantity' | 'unit' | 'price' | 'discount' | 'net' | 'category' | 'rate', string>
  >[]
  readonly groups: readonly Readonly<Record<'category' | 'rate' | 'taxable' | 'vat', string>>[]
  readonly totals: Readonly<Record<'lines' | 'withoutVat' | 'vat' | 'withVat' | 'paid' | 'payable', string>>
  readonly vatInOwnCurrency: string
}

const attributeAt = (element: XmlElement, path: string, attribute: string): string =>
  elementsAt(element, path)[0]?.attributes.get(attribute) ?? ''

/** The VAT totals are told apart by their currencies. */
const inCurrency = (totals: readonly XmlElement[], isWanted: (currency: string) => boolean): string =>
  totals.find(({ attributes }) => isWanted(attributes.get('currencyID') ?? ''))?.text ?? ''

export const figuresOfUbl = (xml: string): FiguresOfXml => {
  const root = readXml(xml)
  const isCredit = root.name === 'CreditNote'
  const currency = textAt(root, 'DocumentCurrencyCode')
  const quantity = isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'
  const vatTotals = elementsAt(root, 'TaxTotal/TaxAmount')
  const total = (name: string) => textAt(root, `LegalMonetaryTotal/${name}`)
  return {
    number: textAt(root, 'ID'),
    kind: textAt(root, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    currency,
    lines: elementsAt(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine').map((line) => ({
      id: textAt(line, 'ID'),
      name: textAt(line, 'Item/Name'),
      quantity: textAt(line, quantity),
      unit: attributeAt(line, quantity, 'unitCode'),
      price: textAt(line, 'Price/PriceAmount'),
      discount: textAt(line, 'AllowanceCharge/Amount'),
      net: textAt(line, 'LineExtensionAmount'),
      category: textAt(line, 'Item/ClassifiedTaxCategory/ID'),
      rate: textAt(line, 'Item/ClassifiedTaxCategory/Percent'),
    })),
    groups: elementsAt(root, 'TaxTotal/TaxSubtotal').map((group) => ({
      category: textAt(group, 'TaxCategory/ID'),
      rate: textAt(group, 'TaxCategory/Percent'),
      taxable: textAt(group, 'TaxableAmount'),
      vat: textAt(group, 'TaxAmount'),
    })),
    totals: {
      lines: total('LineExtensionAmount'),
      withoutVat: total('TaxExclusiveAmount'),
      vat: inCurrency(vatTotals, (code) => code === currency),
      withVat: total('TaxInclusiveAmount'),
      paid: total('PrepaidAmount'),
      payable: total('PayableAmount'),
    },
    vatInOwnCurrency: inCurrency(vatTotals, (code) => code !== currency),
  }
}

export const figuresOfCii = (xml: string): FiguresOfXml => {
  const root = readXml(xml)
  const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
  const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`
  const currency = textAt(root, `${settlement}/InvoiceCurrencyCode`)
  const vatTotals = elementsAt(root, `${sums}/TaxTotalAmount`)
  const total = (name: string) => textAt(root, `${sums}/${name}`)
  return {
    number: textAt(root, 'ExchangedDocument/ID'),
    kind: textAt(root, 'ExchangedDocument/TypeCode'),
    currency,
    lines: elementsAt(root, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem').map((line) => {
      const lineSettlement = 'SpecifiedLineTradeSettlement'
      return {
        id: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
        name: textAt(line, 'SpecifiedTradeProduct/Name'),
        quantity: textAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
        unit: attributeAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity', 'unitCode'),
        price: textAt(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
        discount: textAt(line, `${lineSettlement}/SpecifiedTradeAllowanceCharge/ActualAmount`),
        net: textAt(line, `${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`),
        category: textAt(line, `${lineSettlement}/ApplicableTradeTax/CategoryCode`),
        rate: textAt(line, `${lineSettlement}/ApplicableTradeTax/RateApplicablePercent`),
      }
    }),
    groups: elementsAt(root, `${settlement}/ApplicableTradeTax`).map((group) => ({
      category: textAt(group, 'CategoryCode'),
      rate: textAt(group, 'RateApplicablePercent'),
      taxable: textAt(group, 'BasisAmount'),
      vat: textAt(group, 'CalculatedAmount'),
    })),
    totals: {
      lines: total('LineTotalAmount'),
      withoutVat: total('TaxBasisTotalAmount'),
      vat: inCurrency(vatTotals, (code) => code === currency),
      withVat: total('GrandTotalAmount'),
      paid: total('TotalPrepaidAmount'),
      payable: total('DuePayableAmount'),
    },
    vatInOwnCurrency: inCurrency(vatTotals, (code) => code !== currency),
  }
}
