import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { BankAccount } from '@praxis/contract/company/company-settings'
import { bankAccountProblems, tidyBankAccount } from '@praxis/domain/companies/bank-account'
import type { Rule } from '@praxis/domain/validation/rule'
import { fractionOf, percentOf } from '../collections/percent'

type InvoiceSettings = CompanyManagement['invoiceSettings']

export interface InvoiceValues
  extends Readonly<BankAccount>,
    Readonly<Pick<InvoiceSettings, 'numberPrefix' | 'vatNumber' | 'companyNumber' | 'address' | 'footnote'>> {
  readonly nextNumber: number | null
  readonly paymentTermsDays: number | null
  readonly defaultVatPercent: number | null
}

export const bankAccountNames = ['accountName', 'sortCode', 'accountNumber', 'iban', 'bic'] as const

export function invoiceValuesOf({ invoiceSettings }: Pick<CompanyManagement, 'invoiceSettings'>): InvoiceValues {
  const { bankAccount, defaultVatRate, ...settings } = invoiceSettings
  return { ...settings, ...bankAccount, defaultVatPercent: percentOf(defaultVatRate) }
}

const bankAccountOf = ({ accountName, sortCode, accountNumber, iban, bic }: Readonly<BankAccount>): BankAccount =>
  tidyBankAccount({
    accountName: accountName.trim(),
    sortCode: sortCode.trim(),
    accountNumber: accountNumber.trim(),
    iban: iban.trim(),
    bic: bic.trim(),
  })

/** The rule of one field of a bank account, which is checked as a whole. */
export const bankAccountRule =
  (values: InvoiceValues, name: (typeof bankAccountNames)[number]): Rule =>
  () =>
    bankAccountProblems(bankAccountOf(values))[name]

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
