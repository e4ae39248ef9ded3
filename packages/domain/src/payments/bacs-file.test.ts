import { fc, test as property } from '@fast-check/vitest'
import { BankAccount } from '@praxis/contract/company/bank-account'
import { expect, test } from 'vitest'
import { bacsFile } from './bacs-file'

const account = BankAccount.parse({ sortCode: '20-34-56', accountNumber: '12345417' })
const fileOf = (name: string, reference: string, accountName = '') =>
  bacsFile({ credits: [{ name, account: { ...account, accountName }, amount: 9412, reference }] })

test.each([
  ['Priya Nair', 'Expenses 12', '203456,12345417,PRIYA NAIR,9412,EXPENSES 12\r\n'],
  ['Jürgen Groß-Łęcki', 'a', '203456,12345417,JUERGEN GROSS-LECK,9412,A\r\n'],
  ['Siobhán, "O’Neill"', '', '203456,12345417,SIOBHAN O NEILL,9412,\r\n'],
  ['=cmd|A1', '+1-@x', '203456,12345417,CMD A1,9412,1- X\r\n'],
])('%s is paid by one line', (name, reference, text) => {
  expect(fileOf(name, reference)).toEqual({ text })
})

test('the holder of the account is the one that the bank knows', () => {
  expect(fileOf('Priya', 'x', 'MRS P NAIR')).toEqual({ text: '203456,12345417,MRS P NAIR,9412,X\r\n' })
})

test('whose account lacks something is named', () => {
  const credit = { account, amount: 1, reference: '' }
  expect(
    bacsFile({
      credits: [
        { ...credit, name: 'Fine' },
        { ...credit, name: 'No account', account: null },
        { ...credit, name: 'No sort code', account: { ...account, sortCode: '' } },
        { ...credit, name: 'No number', account: { ...account, accountNumber: '' } },
        { ...credit, name: '王' },
      ],
    }),
  ).toEqual({ missing: ['No account', 'No sort code', 'No number', '王'] })
})

property.prop([
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 1, max: 10_000_000_000 }),
])('every line keeps the rules of its fields', (name, reference, amount) => {
  const file = bacsFile({ credits: [{ name: `A${name}`, account, amount, reference }] })
  expect(file).toEqual({
    text: expect.stringMatching(
      /^\d{6},\d{8},[A-Z0-9](?:[A-Z0-9.&/ -]{0,17}),[1-9]\d*,(?:[A-Z0-9][A-Z0-9.&/ -]{0,17})?\r\n$/,
    ),
  })
})
