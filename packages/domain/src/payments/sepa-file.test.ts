import { fc, test as property } from '@fast-check/vitest'
import { BankAccount } from '@praxis/contract/company/bank-account'
import { expect, test } from 'vitest'
import type { BankTransfers } from './bank-transfers'
import { sepaFile } from './sepa-file'
import { faultsOfPain001, textsOf } from './testing/pain-001'

const german = BankAccount.parse({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' })
const norwegian = BankAccount.parse({ iban: 'NO9386011117947' })

const transfers: BankTransfers = {
  paymentNumber: 12,
  day: '2026-10-22',
  debtor: { name: 'Calder & Rowe', account: german },
  credits: [
    { name: 'Jürgen Groß', account: norwegian, amount: 12_345, reference: 'Expenses 12' },
    { name: 'Siobhán O’Neill <b>', account: german, amount: 1, reference: '//Büro & "Käse" //' },
  ],
  earlierFiles: 0,
}

const textOf = (changes: Partial<BankTransfers> = {}): string => {
  const file = sepaFile({ ...transfers, ...changes })
  return 'text' in file ? file.text : ''
}

test('a file keeps the rules, and counts what it has', () => {
  const file = textOf()
  expect(faultsOfPain001(file)).toEqual([])
  expect(textsOf(file, 'CtrlSum')).toEqual(['123.46', '123.46'])
  expect(textsOf(file, 'NbOfTxs')).toEqual(['2', '2'])
  expect(textsOf(file, 'InstdAmt')).toEqual(['123.45', '0.01'])
  expect(textsOf(file, 'EndToEndId')).toEqual(['P-0012-1', 'P-0012-2'])
  expect(textsOf(file, 'Nm')).toEqual(['Calder + Rowe', 'Calder + Rowe', 'Juergen Gross', "Siobhan O'Neill b"])
  expect(textsOf(file, 'Ustrd')).toEqual(['Expenses 12', 'Buero + Kaese'])
  expect(textsOf(file, 'Dt')).toEqual(['2026-10-22'])
})

test('the rules find what is wrong', () => {
  const file = textOf()
  expect(faultsOfPain001(file.replace('TRF', 'CHK'))).toEqual(['/CstmrCdtTrfInitn/PmtInf/PmtMtd: CHK'])
  expect(faultsOfPain001(file.replace('<ChrgBr>SLEV</ChrgBr>', ''))).not.toEqual([])
  expect(faultsOfPain001(file.replaceAll('Cdtr>', 'Crdtr>'))).not.toEqual([])
  expect(faultsOfPain001(file.replace('Juergen', 'Jürgen'))).not.toEqual([])
  expect(faultsOfPain001(file.replace('0.01', '0.00'))).not.toEqual([])
})

test('a file that is made again says that it is a copy', () => {
  expect(textsOf(textOf(), 'MsgId')).toEqual(['P-0012'])
  expect(textsOf(textOf({ earlierFiles: 1 }), 'MsgId')).toEqual(['P-0012-COPY-1'])
  expect(textsOf(textOf({ earlierFiles: 2 }), 'PmtInfId')).toEqual(['P-0012'])
})

test('banks without a BIC are left to the IBAN', () => {
  const file = textOf({ debtor: { name: 'Calder', account: norwegian } })
  expect(faultsOfPain001(file)).toEqual([])
  expect(file).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>')
  expect(textsOf(file, 'BICFI')).toEqual(['COBADEFFXXX'])
})

test('whose account lacks something is named, the company first', () => {
  const british = BankAccount.parse({ sortCode: '20-34-56', accountNumber: '12345417' })
  const credit = { account: german, amount: 1, reference: '' }
  expect(
    sepaFile({
      ...transfers,
      debtor: { name: 'Calder', account: british },
      credits: [
        { ...credit, name: 'Fine' },
        { ...credit, name: 'None', account: null },
        { ...credit, name: 'British', account: british },
        { ...credit, name: '王' },
      ],
    }),
  ).toEqual({ missing: ['Calder', 'None', 'British', '王'] })
})

const line = fc.string({ unit: 'grapheme', maxLength: 200 })
const credit = fc.record({
  name: line.map((name) => `A${name}`),
  account: fc.constantFrom(german, norwegian),
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  reference: line,
})

property.prop([line, fc.array(credit, { minLength: 1, maxLength: 20 }), fc.nat()])(
  'whatever people are called, a file keeps the rules and sums up exactly',
  (company, credits, earlierFiles) => {
    const file = textOf({ debtor: { name: `A${company}`, account: german }, credits, earlierFiles })
    expect(faultsOfPain001(file)).toEqual([])
    const cents = credits.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    const digits = cents.toString().padStart(3, '0')
    expect(textsOf(file, 'CtrlSum')).toEqual(Array(2).fill(`${digits.slice(0, -2)}.${digits.slice(-2)}`))
    expect(new Set(textsOf(file, 'EndToEndId')).size).toBe(credits.length)
  },
)
