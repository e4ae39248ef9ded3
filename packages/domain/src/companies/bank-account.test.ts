import { BankAccount, CompanyAccount } from '@praxis/contract/company/bank-account'
import { expect, test } from 'vitest'
import { bankAccountProblems, companyAccountProblems, tidyBankAccount, tidyCompanyAccount } from './bank-account'

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

const problemsOfCompany = (given: Partial<CompanyAccount>) =>
  companyAccountProblems(tidyCompanyAccount(CompanyAccount.parse(given)))

test.each([
  {},
  { routingNumber: '021000021', accountNumber: '000123456789' },
  { routingNumber: '0110-0001-5', accountNumber: '1234 5678 9012 34567' },
  { routingNumber: '121000248', accountNumber: '1234', bic: 'WFBIUS6S' },
  { sortCode: '20-00-00', accountNumber: '12345678' },
])('%j is an account of a company', (given) => {
  expect(problemsOfCompany(given)).toEqual({})
})

test.each([
  [{ routingNumber: '021000022', accountNumber: '1234' }, { routingNumber: 'Invalid Routing Number' }],
  [{ routingNumber: '02100002', accountNumber: '1234' }, { routingNumber: 'Invalid Routing Number' }],
  [{ routingNumber: '000000000', accountNumber: '1234' }, { routingNumber: 'Invalid Routing Number' }],
  [{ routingNumber: 'A21000021', accountNumber: '1234' }, { routingNumber: 'Invalid Routing Number' }],
  [{ routingNumber: '021000021' }, { accountNumber: 'Account Number is required' }],
  [{ routingNumber: '021000021', accountNumber: '123' }, { accountNumber: 'Invalid Account Number' }],
  [{ routingNumber: '021000021', accountNumber: '1'.repeat(18) }, { accountNumber: 'Invalid Account Number' }],
  [
    { routingNumber: '021000021', sortCode: '20-00-00', accountNumber: '12345678' },
    { sortCode: 'Enter a sort code or a routing number, not both' },
  ],
  [{ accountNumber: '000123456789' }, { sortCode: 'Sort Code is required' }],
])('%j of a company has the problems %j', (given, problems) => {
  expect(problemsOfCompany(given)).toEqual(expect.objectContaining(problems))
})

test('of nine digits every tenth is a routing number', () => {
  const last = Array.from({ length: 10 }, (_, digit) => `02100002${digit}`)
  expect(last.filter((routingNumber) => !('routingNumber' in problemsOfCompany({ routingNumber })))).toEqual([
    '021000021',
  ])
})
