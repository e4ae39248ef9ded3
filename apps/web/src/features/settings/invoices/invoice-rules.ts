import { unknownPlaceholders } from '@praxis/domain/invoices/mail-text'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { companyAccountRules } from './company-account'
import { invoiceLabels as labels } from './invoice-labels'
import type { InvoiceValues } from './invoice-values'

const LONGEST = { prefix: 20, number: 40, line: 200, phone: 60, line2: 1000, postcode: 20, footnote: 2000, mail: 5000 }
const HIGHEST_NUMBER = 999_999_999
const DAYS_IN_YEAR = 365

const onlyKnownPlaceholders: Rule = unlessEmpty((value) => {
  const [unknown] = unknownPlaceholders(String(value))
  return unknown === undefined ? undefined : `{${unknown}} isn’t one of the placeholders`
})

export const mailRules = {
  subject: [required('Subject'), maxLength(LONGEST.line), onlyKnownPlaceholders],
  text: [required('Text'), maxLength(LONGEST.mail), onlyKnownPlaceholders],
}

const counter = (label: string) => [required(label), integer, min(1), max(HIGHEST_NUMBER)]

const otherThan =
  (invoicePrefix: string): Rule =>
  (value) =>
    String(value).trim() === invoicePrefix.trim() ? 'Choose another prefix than for invoices' : undefined

export const invoiceRules = (values: InvoiceValues): FormRules<InvoiceValues> => ({
  numberPrefix: maxLength(LONGEST.prefix),
  nextNumber: counter(labels.nextNumber),
  creditNotePrefix: [maxLength(LONGEST.prefix), otherThan(values.numberPrefix)],
  nextCreditNoteNumber: counter(labels.nextCreditNoteNumber),
  paymentTermsDays: [required(labels.paymentTermsDays), integer, min(0), max(DAYS_IN_YEAR)],
  paymentTermsText: maxLength(LONGEST.line2),
  defaultVatPercent: [required(labels.defaultVatPercent), min(0), max(100)],
  zeroReason: maxLength(LONGEST.line),
  exemptReason: maxLength(LONGEST.line),
  reverseChargeReason: maxLength(LONGEST.line),
  outsideReason: maxLength(LONGEST.line),
  legalName: maxLength(LONGEST.line),
  vatNumber: maxLength(LONGEST.number),
  taxNumber: maxLength(LONGEST.number),
  companyNumber: maxLength(LONGEST.number),
  legalNotice: maxLength(LONGEST.line2),
  line1: maxLength(LONGEST.line),
  line2: maxLength(LONGEST.line2),
  city: maxLength(LONGEST.line),
  postcode: maxLength(LONGEST.postcode),
  region: maxLength(LONGEST.line),
  contactName: maxLength(LONGEST.line),
  contactPhone: maxLength(LONGEST.phone),
  contactEmail: [maxLength(LONGEST.line), email],
  // Both or neither: an address means nothing without what it is.
  ...(values.electronicID.trim() !== '' && { electronicScheme: required(labels.electronicScheme) }),
  electronicID: [maxLength(LONGEST.line), ...(values.electronicScheme === null ? [] : [required(labels.electronicID)])],
  footnote: maxLength(LONGEST.footnote),
  mailSubject: mailRules.subject,
  mailText: mailRules.text,
  ...companyAccountRules(values),
})
