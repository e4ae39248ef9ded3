import { inPlainLetters } from '../search/plain-letters'
import { type BankCredit, type BankFile, type BankTransfers, holderOf } from './bank-transfers'

/** BACS has room for so many characters of a name or reference. */
const LONGEST = 18

/** A text in the characters of BACS. It begins with a letter or digit, so that no spreadsheet takes it for a formula. */
const bacsText = (text: string): string =>
  inPlainLetters(text)
    .toUpperCase()
    .replace(/[^A-Z0-9.&/-]+/g, ' ')
    .replace(/^[^A-Z0-9]+/, '')
    .slice(0, LONGEST)
    .trimEnd()

/** The fields of a line; undefined where the account is not one that BACS can pay to. */
const fieldsOf = ({ name, account, amount, reference }: BankCredit): readonly string[] | undefined => {
  if (!account || account.sortCode === '' || account.accountNumber === '') return undefined
  const holder = bacsText(holderOf(name, account))
  if (holder === '') return undefined
  return [account.sortCode.replaceAll('-', ''), account.accountNumber, holder, String(amount), bacsText(reference)]
}

/** Pounds: a line for each person with sort code, account number, name, pence and reference. */
export const bacsFile = ({ credits }: Pick<BankTransfers, 'credits'>): BankFile => {
  const lines = credits.map((credit) => ({ name: credit.name, fields: fieldsOf(credit) }))
  const missing = lines.filter(({ fields }) => !fields).map(({ name }) => name)
  if (missing.length > 0) return { missing }
  return { text: lines.map(({ fields }) => `${fields?.join(',')}\r\n`).join('') }
}
