import type { BankAccount, CompanyAccount } from '@praxis/contract/company/bank-account'
import { ukSortCode } from '../validation/text-rules'

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

const REMAINDER = 97

/** An IBAN with its first four characters at the end, and letters as 10 to 35, leaves 1 when divided by 97. */
const passesIbanCheck = (iban: string): boolean => {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % REMAINDER, 0) === 1
}

const isIban = (iban: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && passesIbanCheck(iban)

/** An account as it is stored: the sort code as 12-34-56, numbers without spaces, IBAN and BIC in capitals. */
export const tidyBankAccount = ({ accountName, sortCode, accountNumber, iban, bic }: BankAccount): BankAccount => ({
  accountName,
  sortCode: sortCode.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3'),
  accountNumber: withoutSpaces(accountNumber),
  iban: withoutSpaces(iban).toUpperCase(),
  bic: withoutSpaces(bic).toUpperCase(),
})

/** What is wrong with a tidied bank account, by field; an account that is left empty is fine. */
export const bankAccountProblems = (account: BankAccount): Partial<Record<keyof BankAccount, string>> => {
  const problems: Partial<Record<keyof BankAccount, string>> = {}
  const { sortCode, accountNumber, iban, bic } = account
  const wrongSortCode = ukSortCode(sortCode)
  if (wrongSortCode) problems.sortCode = wrongSortCode
  else if (sortCode === '' && accountNumber !== '') problems.sortCode = 'Sort Code is required'
  if (accountNumber === '' && sortCode !== '') problems.accountNumber = 'Account Number is required'
  else if (accountNumber !== '' && !/^\d{8}$/.test(accountNumber)) problems.accountNumber = 'Invalid Account Number'
  if (iban !== '' && !isIban(iban)) problems.iban = 'Invalid IBAN'
  if (bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)) problems.bic = 'Invalid BIC'
  return problems
}

/** Each digit of a routing number counts three, seven or one times, and together they are a multiple of ten. */
const ROUTING_WEIGHTS = [3, 7, 1]

const isRoutingNumber = (routingNumber: string): boolean => {
  const sum = [...routingNumber].reduce(
    (before, digit, index) => before + Number(digit) * (ROUTING_WEIGHTS[index % ROUTING_WEIGHTS.length] ?? 0),
    0,
  )
  return /^\d{9}$/.test(routingNumber) && sum > 0 && sum % 10 === 0
}

/** A company’s account as it is stored; routing numbers have neither spaces nor hyphens. */
export const tidyCompanyAccount = (account: CompanyAccount): CompanyAccount => ({
  ...tidyBankAccount(account),
  routingNumber: account.routingNumber.replace(/[\s-]/g, ''),
})

/** What is wrong with a company’s tidied account, by field: an account number goes with a sort code or a routing number. */
export const companyAccountProblems = (account: CompanyAccount): Partial<Record<keyof CompanyAccount, string>> => {
  const { routingNumber, sortCode, accountNumber } = account
  if (routingNumber === '') return bankAccountProblems(account)
  const problems: Partial<Record<keyof CompanyAccount, string>> = bankAccountProblems({
    ...account,
    ...{ sortCode: '', accountNumber: '' },
  })
  if (sortCode !== '') problems.sortCode = 'Enter a sort code or a routing number, not both'
  if (!isRoutingNumber(routingNumber)) problems.routingNumber = 'Invalid Routing Number'
  if (accountNumber === '') problems.accountNumber = 'Account Number is required'
  else if (!/^\d{4,17}$/.test(accountNumber)) problems.accountNumber = 'Invalid Account Number'
  return problems
}
