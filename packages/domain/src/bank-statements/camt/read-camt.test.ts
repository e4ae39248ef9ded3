import { expect, test } from 'vitest'
import { readStatement } from '../read-statement'
import { batchedEntry, camtFile, camtStatement, dutchEntry, germanEntry, returnedEntry } from '../testing/camt-files'

const defaults = { account: '', currency: 'EUR' }
const read = (file: string) => readStatement(file, defaults)

test('a transfer is read with all that the bank gives', () => {
  const { format, statements, problems } = read(
    camtFile(camtStatement({ opening: '10.00', closing: '1200.00', entries: germanEntry })),
  )
  expect(format).toBe('camt053')
  expect(problems).toEqual([])
  expect(statements).toEqual([
    {
      account: 'DE89370400440532013000',
      currency: 'EUR',
      number: '198',
      firstDay: '2026-10-14',
      lastDay: '2026-10-14',
      opening: { amount: 1_000, day: '2026-10-13' },
      closing: { amount: 120_000, day: '2026-10-14' },
      lines: [
        {
          fileLine: 8,
          bookedOn: '2026-10-14',
          valueOn: '2026-10-15',
          amount: 119_000,
          currency: 'EUR',
          isReversal: false,
          partyName: 'Müller & Söhne GmbH',
          onBehalfOf: 'Müller Holding',
          partyAccount: 'DE02120300000000202051',
          remittance: 'Rechnung INV-0042 vom 01.10.2026',
          creditorReference: '',
          endToEndReference: 'KD-4711',
          bankReference: '2026101499887766',
          bankText: 'SEPA-Gutschrift',
        },
      ],
    },
  ])
})

test.each(['02', '03', '04', '05', '06', '07', '08'])('version %s is read, with structured references', (version) => {
  const { statements, problems } = read(
    camtFile(camtStatement({ opening: '0', closing: '250.50', entries: dutchEntry }), version),
  )
  expect(problems).toEqual([])
  expect(statements[0]?.lines).toMatchObject([
    {
      bookedOn: '2026-10-14',
      amount: 25_050,
      partyName: 'Jansen B.V.',
      partyAccount: '0417164300',
      remittance: 'INV-0043 met dank',
      creditorReference: 'RF18539007547034',
      endToEndReference: '',
      bankReference: 'NL-REF-1',
    },
  ])
})

test('an entry of many payments is a line for each of them', () => {
  const { statements, problems } = read(
    camtFile(camtStatement({ opening: '0', closing: '300', entries: batchedEntry })),
  )
  expect(problems).toEqual([])
  expect(statements[0]?.lines).toMatchObject([
    { amount: 10_000, partyName: 'Alpha SARL', remittance: 'F 1', bankReference: 'B1' },
    { amount: 20_000, partyName: 'Beta SARL', remittance: 'F 2', bankReference: 'B1' },
  ])
})

test('payments that don’t come to their entry are one line with a doubt', () => {
  const entries = batchedEntry.replace('>200.00<', '>199.99<')
  const { statements, problems } = read(camtFile(camtStatement({ opening: '0', closing: '300', entries })))
  expect(problems).toEqual([
    {
      fileLine: 8,
      kind: 'doubt',
      text: 'The 2 transactions of this entry don’t come to its EUR 300.00, so they were read as one line',
    },
  ])
  expect(statements[0]?.lines).toMatchObject([
    { amount: 30_000, partyName: 'Alpha SARL, Beta SARL', remittance: 'F 1 F 2', partyAccount: '' },
  ])
})

test('what is given back names the client, and is a reversal', () => {
  const { statements, problems } = read(
    camtFile(camtStatement({ opening: '20', closing: '-30', entries: returnedEntry })),
  )
  expect(problems).toEqual([])
  expect(statements[0]?.lines).toMatchObject([
    {
      amount: -5_000,
      isReversal: true,
      partyName: 'Late Payer Ltd',
      partyAccount: 'IE29AIBK93115212345678',
      endToEndReference: 'E2E-77',
      bankText: 'AC04 Account closed',
    },
  ])
})

test('the other side is never oneself', () => {
  const entries = germanEntry.replaceAll('Dbtr', 'X').replaceAll('Cdtr', 'Dbtr').replaceAll('X', 'Cdtr')
  const { statements } = read(camtFile(camtStatement({ opening: '10', closing: '1200', entries })))
  expect(statements[0]?.lines).toMatchObject([{ partyName: 'Müller & Söhne GmbH', amount: 119_000 }])
})

test('a file has several statements, in other currencies and accounts, and with prefixes', () => {
  const file = camtFile(
    camtStatement({ opening: '10', closing: '1200', entries: germanEntry }) +
      camtStatement({
        number: '12',
        account: '<Othr><Id>62 8123 4567</Id></Othr>',
        currency: 'ZAR',
        opening: '0',
        closing: '1.00',
        entries: dutchEntry.replace('Ccy="EUR">250.5<', 'Ccy="ZAR">1.00<'),
      }) +
      camtStatement({ number: '13', currency: 'JPY', opening: '0', closing: '0', entries: '' }),
  )
    .replace('xmlns=', 'xmlns:ns2=')
    .replace(/<(\/?)([A-Z])/g, '<$1ns2:$2')
  const { statements, problems } = read(file)
  expect(problems).toEqual([])
  expect(
    statements.map(({ account, currency, lines }) => [account, currency, lines.map(({ amount }) => amount)]),
  ).toEqual([
    ['DE89370400440532013000', 'EUR', [119_000]],
    ['6281234567', 'ZAR', [100]],
    ['DE89370400440532013000', 'JPY', []],
  ])
})

test('what cannot be a line is named, and the sums show that it is missing', () => {
  const entry = (changes: (text: string) => string) => changes(batchedEntry)
  const entries = [
    entry((text) => text.replace('>300.00<', '>three hundred<')),
    entry((text) => text.replace('>300.00<', '>300.001<')),
    entry((text) => text.replace('<CdtDbtInd>CRDT</CdtDbtInd>', '')),
    entry((text) => text.replace('2026-10-14', '2026-02-30')),
    entry((text) => text.replace('BOOK', 'PDNG')),
  ].join('')
  const { statements, problems } = read(camtFile(camtStatement({ opening: '0', closing: '5', entries })))
  expect(statements[0]?.lines).toEqual([])
  expect(problems.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'notRead: The amount “three hundred” can’t be read',
    'notRead: The amount “300.001” can’t be read',
    'notRead: It is not said whether money came or went',
    'notRead: EUR 300.00 has no day',
    'notRead: EUR 300.00 is not booked yet, only announced',
    'doubt: The opening balance and the lines come to EUR 0.00, but the closing balance is EUR 5.00',
  ])
})

test('other messages of the family are refused by their names', () => {
  const report = camtFile('').replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
  expect(read(report).problems[0]?.text).toContain('CAMT.052')
  expect(read('<html><body>Session expired</body></html>').problems).toEqual([
    { fileLine: null, kind: 'refused', text: 'This is XML, but no bank statement. Ask the bank for CAMT.053.' },
  ])
})
