import type { BankAccount } from '@praxis/contract/company/bank-account'
import { bankAccountProblems, tidyBankAccount } from '@praxis/domain/companies/bank-account'
import type { Rule } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'

export type BankAccountValues = Readonly<BankAccount>

export const bankAccountNames = ['accountName', 'sortCode', 'accountNumber', 'iban', 'bic'] as const

const LONGEST = 200

/** The account as it is sent: without spaces around what was typed, and tidied. */
export const bankAccountOf = ({ accountName, sortCode, accountNumber, iban, bic }: BankAccountValues): BankAccount =>
  tidyBankAccount({
    accountName: accountName.trim(),
    sortCode: sortCode.trim(),
    accountNumber: accountNumber.trim(),
    iban: iban.trim(),
    bic: bic.trim(),
  })

/** The rule of one field of a bank account, which is checked as a whole. */
export const bankAccountRule =
  (values: BankAccountValues, name: (typeof bankAccountNames)[number]): Rule =>
  () =>
    bankAccountProblems(bankAccountOf(values))[name]

export const bankAccountRules = (values: BankAccountValues) =>
  Object.fromEntries(bankAccountNames.map((name) => [name, [maxLength(LONGEST), bankAccountRule(values, name)]]))
