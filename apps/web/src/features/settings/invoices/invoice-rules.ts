import { unknownPlaceholders } from '@praxis/domain/invoices/mail-text'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { partyRules } from '../../workspaces/party-values'
import { companyAccountRules } from './company-account'
import { invoiceLabels as labels } from './invoice-labels'
import type { InvoiceValues } from './invoice-values'

const LONGEST = { prefix: 20, number: 40, line: 200, phone: 60, text: 1000, footnote: 2000, mail: 5000 }
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
  paymentTermsText: maxLength(LONGEST.text),
  defaultVatPercent: [required(labels.defaultVatPercent), min(0), max(100)],
  zeroReason: maxLength(LONGEST.line),
  exemptReason: maxLength(LONGEST.line),
  reverseChargeReason: maxLength(LONGEST.line),
  outsideReason: maxLength(LONGEST.line),
  ...partyRules(values, LONGEST.text),
  taxNumber: maxLength(LONGEST.number),
  legalNotice: maxLength(LONGEST.text),
  contactName: maxLength(LONGEST.line),
  contactPhone: maxLength(LONGEST.phone),
  contactEmail: [maxLength(LONGEST.line), email],
  footnote: maxLength(LONGEST.footnote),
  mailSubject: mailRules.subject,
  mailText: mailRules.text,
  ...companyAccountRules(values),
})
