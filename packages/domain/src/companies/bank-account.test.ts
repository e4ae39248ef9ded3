import { BankAccount } from '@praxis/contract/company/bank-account'
import { expect, test } from 'vitest'
import { bankAccountProblems, tidyBankAccount } from './bank-account'

const problemsOf = (given: Partial<BankAccount>) => bankAccountProblems(tidyBankAccount(BankAccount.parse(given)))

test.each([
  {},
  { accountName: 'Calder & Rowe' },
  { sortCode: '20-00-00', accountNumber: '12345678' },
  { sortCode: '200000', accountNumber: '1234 5678' },
  { iban: 'GB29 NWBK 6016 1331 9268 19', bic: 'nwbkgb2l' },
  { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  { iban: 'NO9386011117947' },
])('%j is a bank account', (given) => {
  expect(problemsOf(given)).toEqual({})
})

test.each([
  [{ sortCode: '00-00-00', accountNumber: '12345678' }, { sortCode: 'Invalid Sort Code' }],
  [{ sortCode: '20-00-00' }, { accountNumber: 'Account Number is required' }],
  [{ accountNumber: '12345678' }, { sortCode: 'Sort Code is required' }],
  [{ sortCode: '20-00-00', accountNumber: '1234567' }, { accountNumber: 'Invalid Account Number' }],
  [{ iban: 'GB28NWBK60161331926819' }, { iban: 'Invalid IBAN' }],
  [{ iban: 'GB29' }, { iban: 'Invalid IBAN' }],
  [{ bic: 'NWBK' }, { bic: 'Invalid BIC' }],
])('%j has the problems %j', (given, problems) => {
  expect(problemsOf(given)).toEqual(problems)
})

test('an account is kept in one spelling', () => {
  expect(
    tidyBankAccount({
      accountName: 'Calder & Rowe',
      sortCode: '200000',
      accountNumber: '1234 5678',
      iban: 'gb29 nwbk 6016 1331 9268 19',
      bic: 'nwbk gb2l',
    }),
  ).toEqual({
    accountName: 'Calder & Rowe',
    sortCode: '20-00-00',
    accountNumber: '12345678',
    iban: 'GB29NWBK60161331926819',
    bic: 'NWBKGB2L',
  })
})
