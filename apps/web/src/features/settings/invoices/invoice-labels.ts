import { partyLabels } from '../../workspaces/party-values'
import { companyAccountLabels } from './company-account'
import type { InvoiceValues } from './invoice-values'

export const invoiceLabels = {
  numberPrefix: 'Invoice prefix',
  nextNumber: 'Next invoice number',
  creditNotePrefix: 'Credit note prefix',
  nextCreditNoteNumber: 'Next credit note number',
  paymentTermsDays: 'Payment terms',
  paymentTermsText: 'Terms in words',
  defaultVatPercent: 'VAT',
  defaultVatCategory: 'VAT category',
  zeroReason: 'Zero-rated',
  exemptReason: 'Exempt',
  reverseChargeReason: 'Reverse charge',
  outsideReason: 'Outside the scope of VAT',
  ...partyLabels,
  taxNumber: 'Tax number',
  legalNotice: 'Legal notice',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  contactEmail: 'Contact e-mail',
  ...companyAccountLabels,
  bankAccounts: 'Accounts in other currencies',
  footnote: 'Footnote',
  mailSubject: 'Subject',
  mailText: 'Text',
  reminderLevels: 'Payment reminders',
} as const satisfies Readonly<Record<keyof InvoiceValues, string>>
