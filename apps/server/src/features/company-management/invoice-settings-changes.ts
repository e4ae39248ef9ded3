import type { CompanyAccount } from '@praxis/contract/company/bank-account'
import type { CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { StoredSettings } from '@praxis/contract/company/company-settings'
import type { CurrencyAccount } from '@praxis/contract/company/invoice-settings'
import { companyAccountProblems, tidyCompanyAccount } from '@praxis/domain/companies/bank-account'
import { unknownPlaceholders } from '@praxis/domain/invoices/mail-text'
import { type FieldProblem, invalidField, Refusal } from '../../platform/refusal'
import { assertElectronicAddress } from '../companies/queries/assert-electronic-address'

type Given = NonNullable<CompanyManagementInput['updateInvoiceSettingsInput']>

const pathOf = (field: string): string => `updateInvoiceSettingsInput.${field}`

const accountProblems = (field: string, account: CompanyAccount): FieldProblem[] =>
  Object.entries(companyAccountProblems(account)).map(([name, message]) => ({
    path: pathOf(`${field}.${name}`),
    message,
  }))

const checkedAccounts = ({ bankAccount, bankAccounts }: Given): Pick<Given, 'bankAccount' | 'bankAccounts'> => {
  const one = bankAccount && tidyCompanyAccount(bankAccount)
  const others = bankAccounts?.map((account): CurrencyAccount => ({ ...account, ...tidyCompanyAccount(account) }))
  const fields = [
    ...(one ? accountProblems('bankAccount', one) : []),
    ...(others?.flatMap((account, index) => accountProblems(`bankAccounts.${index}`, account)) ?? []),
  ]
  if (fields.length > 0) throw new Refusal('invalidBankAccountInput', { fields })
  return { ...(one && { bankAccount: one }), ...(others && { bankAccounts: others }) }
}

const assertTexts = ({ mailSubject, mailText, reminderLevels }: Given): void => {
  const texts: readonly (readonly [field: string, text: string | undefined])[] = [
    ['mailSubject', mailSubject],
    ['mailText', mailText],
    ...(reminderLevels ?? []).flatMap(
      ({ subject, text }, index) =>
        [
          [`reminderLevels.${index}.subject`, subject],
          [`reminderLevels.${index}.text`, text],
        ] as const,
    ),
  ]
  for (const [field, text] of texts) {
    const [unknown] = unknownPlaceholders(text ?? '')
    if (unknown !== undefined) throw invalidField(pathOf(field), `{${unknown}} is not a placeholder`)
  }
}

/** Numbers count for each kind alone, so that only its prefix tells one from the other. */
const assertPrefixes = (given: Given, current: StoredSettings['invoice']): void => {
  if (given.numberPrefix === undefined && given.creditNotePrefix === undefined) return
  const { numberPrefix, creditNotePrefix } = { ...current, ...given }
  if (numberPrefix === creditNotePrefix)
    throw invalidField(pathOf('creditNotePrefix'), 'Choose another prefix than for invoices')
}

export const invoiceSettingsChanges = (given: Given, current: StoredSettings['invoice']): Given => {
  assertPrefixes(given, current)
  if (given.electronicAddress) assertElectronicAddress(pathOf('electronicAddress'), given.electronicAddress)
  assertTexts(given)
  return { ...given, ...checkedAccounts(given) }
}
