import type { BankAccount } from '@praxis/contract/company/bank-account'
import type { CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { CurrencyAccount, ElectronicAddress, InvoiceSettings } from '@praxis/contract/company/invoice-settings'
import { bankAccountProblems, tidyBankAccount } from '@praxis/domain/companies/bank-account'
import { electronicAddressSchemes } from '@praxis/domain/e-invoice/electronic-address-schemes'
import { unknownPlaceholders } from '@praxis/domain/invoices/mail-text'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { type FieldProblem, invalidField, Refusal } from '../../platform/refusal'

type Given = NonNullable<CompanyManagementInput['updateInvoiceSettingsInput']>

const pathOf = (field: string): string => `updateInvoiceSettingsInput.${field}`

const accountProblems = (field: string, account: BankAccount): FieldProblem[] =>
  Object.entries(bankAccountProblems(account)).map(([name, message]) => ({ path: pathOf(`${field}.${name}`), message }))

const checkedAccounts = ({ bankAccount, bankAccounts }: Given): Pick<Given, 'bankAccount' | 'bankAccounts'> => {
  const one = bankAccount && tidyBankAccount(bankAccount)
  const others = bankAccounts?.map((account): CurrencyAccount => ({ ...account, ...tidyBankAccount(account) }))
  const fields = [
    ...(one ? accountProblems('bankAccount', one) : []),
    ...(others?.flatMap((account, index) => accountProblems(`bankAccounts.${index}`, account)) ?? []),
  ]
  if (fields.length > 0) throw new Refusal('invalidBankAccountInput', { fields })
  return { ...(one && { bankAccount: one }), ...(others && { bankAccounts: others }) }
}

/** What is wrong with an electronic address is told of invoices; here only what it is has to be said. */
export const assertElectronicAddress = (path: string, { scheme, id }: ElectronicAddress): void => {
  if (scheme === '' && id === '') return
  if (!electronicAddressSchemes.some(({ code }) => code === scheme))
    throw invalidField(`${path}.scheme`, 'Invalid input')
  if (id === '') throw invalidField(`${path}.id`, 'This field is required')
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

const counters = { invoice: 'nextNumber', creditNote: 'nextCreditNoteNumber' } as const satisfies Record<
  string,
  keyof InvoiceSettings
>

/** Numbers are given once, so the next one is above all that were. */
const assertNextNumbers = async (db: Tx, given: Given): Promise<void> => {
  for (const [kind, field] of Object.entries(counters)) {
    const next = given[field]
    if (next === undefined) continue
    const row = await db.row<{ last: number | null }>(sql`
      select max(counter) as last from invoices where company_id = ${db.scope.companyId} and kind = ${kind}`)
    const least = (row?.last ?? 0) + 1
    if (next < least) throw invalidField(pathOf(field), `Minimum of ${least} is required`)
  }
}

export const invoiceSettingsChanges = async (db: Tx, given: Given): Promise<Given> => {
  if (given.electronicAddress) assertElectronicAddress(pathOf('electronicAddress'), given.electronicAddress)
  assertTexts(given)
  await assertNextNumbers(db, given)
  return { ...given, ...checkedAccounts(given) }
}
