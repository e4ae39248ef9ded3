import type { EInvoice, EInvoiceAddress, EInvoiceLine, EInvoiceVatGroup, PaymentAccount } from '../e-invoice/e-invoice'
import { vatCategories } from '../e-invoice/vat-categories'
import { fullVatNumber } from '../e-invoice/vat-numbers'
import {
  type DocumentAddress,
  type DocumentLine,
  type DocumentVatGroup,
  type InvoiceDocument,
  periodOf,
} from './invoice-document'
import { termsText } from './terms-text'

const addressOf = ({ line1, line2, city, postcode, region, country }: DocumentAddress): EInvoiceAddress => ({
  lines: [line1, line2],
  city,
  postCode: postcode,
  region,
  country,
})

/** An account has an IBAN or a number of its own country. */
const accountOf = ({
  accountName,
  iban,
  bic,
  accountNumber,
  sortCode,
  routingNumber = '',
}: NonNullable<InvoiceDocument['bankAccount']>): PaymentAccount =>
  iban === ''
    ? { holder: accountName, iban, accountNumber, bank: sortCode || routingNumber }
    : { holder: accountName, iban, accountNumber: '', bank: bic }

const lineOf = (line: DocumentLine, index: number): EInvoiceLine => ({
  id: String(index + 1),
  name: line.name,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitAmount,
  discount: line.discount === 0 ? null : { amount: line.gross - line.net, percent: line.discount },
  net: line.net,
  vatCategory: line.vatCategory,
  vatRate: line.vatRate,
  period: line.from !== null && line.to !== null ? { from: line.from, to: line.to } : null,
  orderLine: '',
  buyerAccounting: '',
})

const vatGroupOf = ({ vatCategory, vatRate, net, vat, reason }: DocumentVatGroup): EInvoiceVatGroup => {
  const { exemption } = vatCategories[vatCategory]
  return {
    category: vatCategory,
    rate: vatRate,
    taxable: net,
    vat,
    exemptionReason: exemption ? reason : '',
    exemptionCode: exemption?.code ?? '',
  }
}

/** The document in the terms of EN 16931. Work without days of its own was done when it was billed. */
export const eInvoiceOf = (document: InvoiceDocument): EInvoice => {
  const { seller, buyer, totals, vatInOwnCurrency, projects, bankAccount } = document
  const period = periodOf(document)
  const [project, ...otherProjects] = projects
  return {
    kind: document.kind,
    number: document.number ?? '',
    issueDay: document.billedOn,
    dueDay: document.dueDate,
    taxPointDay: document.billedOn,
    currency: document.currency,
    vatInOwnCurrency: vatInOwnCurrency && { currency: vatInOwnCurrency.currency, vat: vatInOwnCurrency.vat },
    buyerReference: buyer.buyerReference,
    purchaseOrder: document.reference,
    project: project && otherProjects.length === 0 ? project.name : '',
    contract: '',
    note: document.note,
    preceding: document.corrects && { number: document.corrects.number, day: document.corrects.billedOn },
    seller: {
      name: seller.name,
      tradingName: seller.tradingName,
      vatNumber: fullVatNumber(seller.vatNumber, seller.address.country),
      companyNumber: seller.companyNumber,
      electronicAddress: seller.electronicAddress,
      address: addressOf(seller.address),
      contact: seller.contact,
      taxNumber: seller.taxNumber,
      legalNotice: seller.legalNotice,
    },
    buyer: {
      name: buyer.name,
      tradingName: '',
      vatNumber: fullVatNumber(buyer.vatNumber, buyer.address.country),
      companyNumber: buyer.companyNumber,
      electronicAddress: buyer.electronicAddress,
      address: addressOf(buyer.address),
      contact: { name: '', phone: '', email: buyer.email },
    },
    deliveryDay: period ? null : document.billedOn,
    period,
    payment: {
      accounts: bankAccount ? [accountOf(bankAccount)] : [],
      reference: document.number ?? '',
      terms: termsText(document),
    },
    lines: document.lines.map(lineOf),
    vatGroups: document.vatGroups.map(vatGroupOf),
    totals: {
      lines: totals.net,
      withoutVat: totals.net,
      vat: totals.vat,
      withVat: totals.total,
      paid: 0,
      payable: totals.total,
    },
  }
}
