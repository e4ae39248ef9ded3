import type { BankAccount } from '@praxis/contract/company/bank-account'

const DOT = '•'

const maskedNumber = (accountNumber: string): string =>
  accountNumber === '' ? '' : `${DOT.repeat(Math.max(0, accountNumber.length - 3))}${accountNumber.slice(-3)}`

/** What may be seen of a tidied account without a look at it: enough to tell it from others, too little to use it. */
export const maskedAccount = ({ accountName, sortCode, accountNumber, iban, bic }: BankAccount): BankAccount => ({
  accountName,
  sortCode: sortCode === '' ? '' : `${sortCode.slice(0, 2)}-••-••`,
  accountNumber: maskedNumber(accountNumber),
  iban: iban === '' ? '' : `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`,
  bic,
})

/** A masked account in a line; empty without any number. */
export const accountWords = ({
  sortCode,
  accountNumber,
  iban,
}: Pick<BankAccount, 'sortCode' | 'accountNumber' | 'iban'>): string => {
  // All dots would push the digits that tell accounts apart out of sight.
  if (sortCode !== '') return `Sort code ${sortCode}, account ••${accountNumber.replaceAll(DOT, '')}`
  return iban === '' ? '' : `IBAN ${iban}`
}
