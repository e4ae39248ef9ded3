/** Where a fact of an invoice is put right. */
export type FactPlace = 'companySettings' | 'client' | 'invoice'

interface FactWords {
  readonly place: FactPlace
  /** As people call it. */
  readonly name: string
}

const company = (name: string) => ({ place: 'companySettings', name }) as const
const client = (name: string) => ({ place: 'client', name }) as const
const invoice = (name: string) => ({ place: 'invoice', name }) as const

/** The facts an invoice cannot leave without, somewhere in the world. */
export const invoiceFacts = {
  sellerName: company('your company’s registered name'),
  sellerStreet: company('your company’s street'),
  sellerCity: company('your company’s city'),
  sellerPostCode: company('your company’s post code'),
  sellerCountry: company('your company’s country'),
  sellerVatNumber: company('your company’s VAT number'),
  sellerTaxNumber: company('your company’s VAT number or tax number'),
  sellerCompanyNumber: company('your company’s registration number'),
  sellerIdentifier: company('your company’s VAT number or registration number'),
  sellerElectronicAddress: company('your company’s electronic address for e-invoices'),
  sellerLegalForm: company('your company’s legal form and share capital'),
  sellerContactName: company('the name of your contact for invoices'),
  sellerContactPhone: company('the telephone number of your contact for invoices'),
  sellerContactEmail: company('the e-mail address of your contact for invoices'),
  bankAccount: company('a bank account to pay to'),
  exemptionReason: company('the reason why no VAT is charged'),
  buyerName: client('the client’s name'),
  buyerStreet: client('the client’s street'),
  buyerCity: client('the client’s city'),
  buyerPostCode: client('the client’s post code'),
  buyerCountry: client('the client’s country'),
  buyerVatNumber: client('the client’s VAT number'),
  buyerTaxIdentifier: client('the client’s VAT number or registration number'),
  buyerCompanyNumber: client('the client’s registration number'),
  buyerElectronicAddress: client('the client’s electronic address for e-invoices'),
  buyerReference: client('the reference the client wants on invoices'),
  orderOrReference: invoice('the PO number or the client’s reference'),
  purchaseOrder: invoice('the PO number'),
  dueDay: invoice('the due date or payment terms'),
  deliveryDay: invoice('the date or period of the work'),
  creditedInvoice: invoice('the invoice that this credit note corrects'),
} satisfies Record<string, FactWords>

export type InvoiceFact = keyof typeof invoiceFacts
