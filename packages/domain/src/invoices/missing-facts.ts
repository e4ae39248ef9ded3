import { demandsOf } from '../e-invoice/demands-of-country'
import type { EInvoice } from '../e-invoice/e-invoice'
import { type EInvoiceForm, missingFacts, problemsOfEInvoice } from '../e-invoice/e-invoice-problems'
import { type FactPlace, type InvoiceFact, invoiceFacts } from '../e-invoice/invoice-facts'
import { eInvoiceOf } from './e-invoice-of'
import type { InvoiceDocument } from './invoice-document'

/** A fact that an invoice lacks, what it is lacking for, and where people put it right. */
export interface LackingFact {
  readonly fact: InvoiceFact | 'paymentTermsText'
  readonly place: FactPlace
  /** A sentence, such as: Add the client’s VAT number. */
  readonly text: string
  /** The law of the company’s country, e-invoices through Peppol, or those within a PDF. */
  readonly neededFor: readonly ('law' | EInvoiceForm)[]
}

const isSaid = (text: string): boolean => text.trim() !== ''

/** Whether an invoice says a fact that a country’s law may ask for; the others are asked for by e-invoices alone. */
const saysFact = ({ seller, buyer, dueDay }: EInvoice, fact: InvoiceFact): boolean => {
  const said: Partial<Record<InvoiceFact, boolean>> = {
    sellerName: isSaid(seller.name),
    sellerStreet: seller.address.lines.some(isSaid),
    sellerCity: isSaid(seller.address.city),
    sellerPostCode: isSaid(seller.address.postCode),
    sellerVatNumber: isSaid(seller.vatNumber),
    sellerTaxNumber: isSaid(seller.vatNumber) || isSaid(seller.taxNumber),
    sellerCompanyNumber: isSaid(seller.companyNumber),
    sellerLegalForm: isSaid(seller.legalNotice),
    buyerName: isSaid(buyer.name),
    buyerStreet: buyer.address.lines.some(isSaid),
    buyerCity: isSaid(buyer.address.city),
    buyerPostCode: isSaid(buyer.address.postCode),
    buyerVatNumber: isSaid(buyer.vatNumber),
    dueDay: dueDay !== null,
  }
  return said[fact] ?? true
}

/** A company that charges no VAT and has no VAT number may not be registered, and need not name one. */
const isRegistered = ({ seller, vatGroups }: EInvoice): boolean =>
  isSaid(seller.vatNumber) || vatGroups.some(({ category }) => category === 'standard' || category === 'reverseCharge')

const lawFacts = (document: InvoiceDocument, invoice: EInvoice): Omit<LackingFact, 'neededFor'>[] => {
  const demands = demandsOf(invoice.seller.address.country)
  const hasReverseCharge = invoice.vatGroups.some(({ category }) => category === 'reverseCharge')
  const facts = [...demands.facts, ...(hasReverseCharge ? demands.reverseChargeFacts : [])]
  const lacking = facts
    .filter((fact) => document.kind === 'invoice' || fact !== 'dueDay')
    .filter((fact) => isRegistered(invoice) || (fact !== 'sellerVatNumber' && fact !== 'sellerTaxNumber'))
    .filter((fact) => !saysFact(invoice, fact))
    .map((fact) => ({ fact, place: invoiceFacts[fact].place, text: `Add ${invoiceFacts[fact].name}` }))
  if (demands.termsSay.length === 0 || document.kind === 'creditNote' || document.terms.text !== '') return lacking
  const text = `Say in your payment terms: ${demands.termsSay.join('; ')}`
  return [...lacking, { fact: 'paymentTermsText', place: 'companySettings', text }]
}

const forms: readonly EInvoiceForm[] = ['facturX', 'peppol']

/** What an e-invoice has instead of a number until it is billed: its number is no fact that anybody could add. */
const numbered = (document: InvoiceDocument): InvoiceDocument =>
  document.number === null ? { ...document, number: 'draft' } : document

/** The facts an invoice lacks, each once: what the law asks for comes first. */
export const lackingFacts = (document: InvoiceDocument): readonly LackingFact[] => {
  const invoice = eInvoiceOf(numbered(document))
  const found = new Map<string, LackingFact>()
  const add = (fact: Omit<LackingFact, 'neededFor'>, neededFor: LackingFact['neededFor'][number]) => {
    const known = found.get(fact.fact)
    found.set(
      fact.fact,
      known ? { ...known, neededFor: [...known.neededFor, neededFor] } : { ...fact, neededFor: [neededFor] },
    )
  }
  for (const fact of lawFacts(document, invoice)) add(fact, 'law')
  for (const form of forms)
    for (const { fact, place, text } of missingFacts(problemsOfEInvoice(invoice, form)))
      add({ fact, place, text }, form)
  return [...found.values()]
}

/** Why an e-invoice may not leave, in sentences; empty where nothing stands in its way. */
export const obstaclesToEInvoice = (document: InvoiceDocument, form: EInvoiceForm): readonly string[] => [
  ...new Set(problemsOfEInvoice(eInvoiceOf(numbered(document)), form).map(({ text }) => text)),
]
