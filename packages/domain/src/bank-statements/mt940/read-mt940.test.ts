import { expect, test } from 'vitest'
import { readStatement } from '../read-statement'
import { britishMt940, dutchMt940, germanMt940 } from '../testing/mt940-files'

const read = (file: string) => readStatement(file, { account: '', currency: 'EUR' })

test('German details are read field by field', () => {
  const { format, statements, problems } = read(germanMt940)
  expect(format).toBe('mt940')
  expect(problems).toEqual([])
  expect(statements).toMatchObject([
    {
      account: '37040044/0532013000',
      currency: 'EUR',
      number: '00198',
      firstDay: '2026-10-14',
      lastDay: '2026-10-14',
      opening: { amount: 100_000, day: '2026-10-13' },
      closing: { amount: 214_000, day: '2026-10-14' },
    },
  ])
  expect(statements[0]?.lines).toEqual([
    {
      fileLine: 5,
      bookedOn: '2026-10-14',
      valueOn: '2026-10-14',
      amount: 119_000,
      currency: 'EUR',
      isReversal: false,
      partyName: 'MUELLER + SOEHNE GMBH UND PARTNER',
      onBehalfOf: '',
      partyAccount: 'DE02120300000000202051',
      remittance: 'Rechnung INV-0042 vo m 01.10. Was?12 ist das danke',
      creditorReference: '',
      endToEndReference: 'KD-4711',
      bankReference: '2026101499',
      bankText: 'GUTSCHRIFT /OCMT/EUR1190,00',
    },
    {
      fileLine: 11,
      bookedOn: '2026-10-14',
      valueOn: '2026-10-14',
      amount: -5_000,
      currency: 'EUR',
      isReversal: true,
      partyName: 'LATE PAYER LTD',
      onBehalfOf: '',
      partyAccount: '',
      remittance: 'Konto geschlossen',
      creditorReference: '',
      endToEndReference: '',
      bankReference: '',
      bankText: 'RETOURE',
    },
  ])
})

test('details between slashes are read word by word', () => {
  const { statements, problems } = read(dutchMt940)
  expect(problems).toEqual([])
  expect(statements).toMatchObject([{ account: 'NL69INGB0123456789', number: '285', closing: { amount: 26_250 } }])
  expect(statements[0]?.lines).toMatchObject([
    {
      amount: 25_050,
      partyName: 'Jansen B.V. te Utrecht',
      partyAccount: 'NL32INGB0000012345',
      remittance: 'Factuur 2026-0043 en/of 44',
      endToEndReference: 'FACT-9',
      bankReference: '26287012345678',
      bankText: '/TRCD/00100/',
    },
    {
      amount: 1_200,
      partyName: 'De Vries',
      partyAccount: 'NL91ABNA0417164300',
      remittance: '',
      creditorReference: '9876543210123456',
      endToEndReference: '',
      bankText: 'SEPA OVERBOEKING',
    },
  ])
})

test('texts for people stay as they are, pages are one statement, and New Year lies between days', () => {
  const { statements, problems } = read(britishMt940)
  expect(problems).toEqual([])
  expect(statements).toMatchObject([
    {
      account: '20345612345417',
      currency: 'GBP',
      number: '5',
      firstDay: '2026-12-31',
      lastDay: '2027-01-02',
      opening: { amount: -1_000 },
      closing: { amount: 89_000 },
    },
  ])
  expect(statements[0]?.lines).toMatchObject([
    {
      valueOn: '2026-12-31',
      bookedOn: '2027-01-02',
      amount: -10_000,
      endToEndReference: '123456',
      bankText: 'CHARGES',
    },
    {
      valueOn: '2027-01-01',
      bookedOn: '2026-12-31',
      amount: 100_000,
      remittance: 'CALDER & ROWE LTD INV 0042 AND A TEXT THAT IS LONGER THAN ONE LINE OF DETAILS SECOND',
    },
  ])
})

test.each([
  ['261014C1,00NTRFX', 100, false],
  ['2610141014D1,NTRFX', -100, false],
  ['261014RD1,00NTRFX', 100, true],
  ['261014RCR1,00NTRFX', -100, true],
  ['261014CR0,00NTRFX', 0, false],
  ['261014DR1,00S103X//Y', -100, false],
  ['261014C1.00NMSC', 100, false],
])('the movement %s is %d', (field, amount, isReversal) => {
  const { statements } = read(`:20:X\n:60F:C261013EUR5,00\n:61:${field}\n:62F:C261014EUR5,00\n`)
  expect(statements[0]?.lines).toMatchObject([{ amount, isReversal }])
})

test('what cannot be read is named with its line', () => {
  const file = [
    'Dear customer,',
    ':20:X',
    ':25:1',
    ':60F:C261013EUR5,00',
    ':61:261014C1.230,56NTRFX',
    ':86:belongs to the line before',
    ':61:261314C1,00NTRFX',
    ':61:261014EC7,00NTRFX',
    ':61:261014C1,005NTRFX',
    ':62F:EUR12',
    '-',
    ':20:REPORT',
    ':79:Not a statement',
    '-',
  ].join('\n')
  const { statements, problems } = read(file)
  expect(statements[0]?.lines).toEqual([])
  expect(problems.map(({ fileLine, kind, text }) => `${fileLine} ${kind}: ${text}`)).toEqual([
    '1 notRead: “Dear customer,” belongs to no statement',
    '10 doubt: The balance “EUR12” can’t be read',
    '5 notRead: The movement “261014C1.230,56NTRFX” can’t be read',
    '7 notRead: The movement “261314C1,00NTRFX” can’t be read',
    '8 notRead: EUR 7.00 is not booked yet, only announced',
    '9 notRead: The movement “261014C1,005NTRFX” can’t be read',
    '12 notRead: A message here is no statement',
    '2 doubt: The statement has no opening or closing balance, so its lines can’t be checked against them',
  ])
})

test('a file that is cut off shows in its sums', () => {
  const cut = germanMt940.slice(0, germanMt940.indexOf(':62F:'))
  expect(read(cut).problems).toMatchObject([{ kind: 'doubt', text: /no opening or closing balance/ }])
  const without = germanMt940.replace(/:61:2610141014RC50[^:]*:86:[^:]*/, '')
  expect(read(without).problems).toMatchObject([{ kind: 'doubt', text: /come to EUR 2190.00, but .* EUR 2140.00/ }])
})
