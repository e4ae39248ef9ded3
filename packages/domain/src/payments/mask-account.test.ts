import { BankAccount } from '@praxis/contract/company/bank-account'
import { expect, test } from 'vitest'
import { accountWords, maskedAccount } from './mask-account'

test.each([
  [
    { sortCode: '20-34-56', accountNumber: '12345417' },
    { sortCode: '20-••-••', accountNumber: '•••••417' },
    'Sort code 20-••-••, account ••417',
  ],
  [{ iban: 'GB29NWBK60161331921234' }, { iban: 'GB•• •••• 1234' }, 'IBAN GB•• •••• 1234'],
  [{}, {}, ''],
])('of %j people see %j', (given, masked, words) => {
  const seen = maskedAccount(BankAccount.parse({ accountName: 'P Nair', bic: 'NWBKGB2L', ...given }))
  expect(seen).toEqual(BankAccount.parse({ accountName: 'P Nair', bic: 'NWBKGB2L', ...masked }))
  expect(accountWords(seen)).toBe(words)
})
