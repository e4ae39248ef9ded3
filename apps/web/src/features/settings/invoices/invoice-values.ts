import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { type BankAccountValues, bankAccountNames, bankAccountOf } from '../bank-account-values'
import { fractionOf, percentOf } from '../collections/percent'

type InvoiceSettings = CompanyManagement['invoiceSettings']

export interface InvoiceValues
  extends BankAccountValues,
    Readonly<Pick<InvoiceSettings, 'numberPrefix' | 'vatNumber' | 'companyNumber' | 'address' | 'footnote'>> {
  readonly nextNumber: number | null
  readonly paymentTermsDays: number | null
  readonly defaultVatPercent: number | null
}

export function invoiceValuesOf({ invoiceSettings }: Pick<CompanyManagement, 'invoiceSettings'>): InvoiceValues {
  const { bankAccount, defaultVatRate, ...settings } = invoiceSettings
  return { ...settings, ...bankAccount, defaultVatPercent: percentOf(defaultVatRate) }
}

/** The body to send: the bank account goes as a whole, other fields only when they changed. */
export function invoiceBody(changed: Partial<InvoiceValues>, values: InvoiceValues): CompanyManagementInput {
  const { accountName, sortCode, accountNumber, iban, bic, ...own } = changed
  const { nextNumber, paymentTermsDays, defaultVatPercent, ...texts } = own
  const isAccountChanged = bankAccountNames.some((name) => name in changed)
  return {
    updateInvoiceSettingsInput: {
      ...texts,
      ...(nextNumber != null && { nextNumber }),
      ...(paymentTermsDays != null && { paymentTermsDays }),
      ...(defaultVatPercent != null && { defaultVatRate: fractionOf(defaultVatPercent) }),
      ...(isAccountChanged && { bankAccount: bankAccountOf(values) }),
    },
  }
}
