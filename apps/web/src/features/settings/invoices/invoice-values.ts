import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { SenderAddress } from '@praxis/contract/company/invoice-settings'
import { type BankAccountValues, bankAccountNames, bankAccountOf } from '../bank-account-values'
import { fractionOf, percentOf } from '../collections/percent'

type InvoiceSettings = CompanyManagement['invoiceSettings']

export interface InvoiceValues
  extends BankAccountValues,
    Readonly<SenderAddress>,
    Readonly<Pick<InvoiceSettings, 'numberPrefix' | 'vatNumber' | 'companyNumber' | 'footnote'>> {
  readonly nextNumber: number | null
  readonly paymentTermsDays: number | null
  readonly defaultVatPercent: number | null
}

export function invoiceValuesOf({ invoiceSettings }: Pick<CompanyManagement, 'invoiceSettings'>): InvoiceValues {
  const { numberPrefix, nextNumber, paymentTermsDays, defaultVatRate, vatNumber, companyNumber, address } =
    invoiceSettings
  return {
    ...{ numberPrefix, nextNumber, paymentTermsDays, vatNumber, companyNumber },
    ...address,
    ...invoiceSettings.bankAccount,
    footnote: invoiceSettings.footnote,
    defaultVatPercent: percentOf(defaultVatRate),
  }
}

const addressNames = ['line1', 'line2', 'city', 'postcode', 'region'] as const

const addressOf = ({ line1, line2, city, postcode, region }: InvoiceValues): SenderAddress => ({
  line1: line1.trim(),
  line2: line2.trim(),
  city: city.trim(),
  postcode: postcode.trim(),
  region: region.trim(),
})

/** The body to send: address and bank account go as a whole, other fields only when they changed. */
export function invoiceBody(changed: Partial<InvoiceValues>, values: InvoiceValues): CompanyManagementInput {
  const { numberPrefix, vatNumber, companyNumber, footnote, nextNumber, paymentTermsDays, defaultVatPercent } = changed
  const isChanged = (names: readonly (keyof InvoiceValues)[]) => names.some((name) => name in changed)
  return {
    updateInvoiceSettingsInput: {
      ...(numberPrefix !== undefined && { numberPrefix }),
      ...(vatNumber !== undefined && { vatNumber }),
      ...(companyNumber !== undefined && { companyNumber }),
      ...(footnote !== undefined && { footnote }),
      ...(nextNumber != null && { nextNumber }),
      ...(paymentTermsDays != null && { paymentTermsDays }),
      ...(defaultVatPercent != null && { defaultVatRate: fractionOf(defaultVatPercent) }),
      ...(isChanged(addressNames) && { address: addressOf(values) }),
      ...(isChanged(bankAccountNames) && { bankAccount: bankAccountOf(values) }),
    },
  }
}
