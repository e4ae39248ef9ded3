import { expect, test } from 'vitest'
import { readStatement } from '../read-statement'
import * as files from '../testing/csv-files'
import type { CsvLayout } from './csv-layout'

const defaults = { account: 'OWN 1', currency: 'GBP' }
const read = (file: string | Uint8Array, layout?: CsvLayout) => readStatement(file, defaults, layout)

const summary = (file: string, currency = 'GBP') => {
  const { statements, problems } = readStatement(file, { ...defaults, currency })
  return {
    statements: statements.map(({ account, currency: own, opening, closing, lines }) => ({
      of: `${account} ${own}`,
      balances: [opening?.amount, closing?.amount],
      lines: lines.map(({ bookedOn, amount }) => `${bookedOn} ${amount}`),
    })),
    problems: problems.map(({ fileLine, text }) => `${fileLine}: ${text}`),
  }
}

const [credit, fee] = ['2026-10-14 119000', '2026-10-03 -1250']
const [oldestFirst, newestFirst] = [
  [fee, credit],
  [credit, fee],
]
const balances = [100_000, 217_750]
const none = [undefined, undefined]

const fileOf = new Map(Object.entries(files))

test.each([
  ['barclays', '20345612345417 GBP', newestFirst, none],
  ['lloyds', '30123412345678 GBP', newestFirst, balances],
  ['sparkasse', 'DE89370400440532013000 EUR', newestFirst, none],
  ['french', 'OWN1 EUR', newestFirst, none],
  ['ing', 'NL69INGB0123456789 EUR', newestFirst, balances],
  ['abnAmro', '417164300 EUR', oldestFirst, balances],
  ['southAfrican', '62812345678 GBP', oldestFirst, balances],
  ['chase', 'OWN1 GBP', newestFirst, balances],
] as const)('the columns of %s are recognised', (name, of, lines, expected) => {
  expect(summary(fileOf.get(name) ?? '')).toEqual({
    statements: [{ of, balances: [...expected], lines }],
    problems: [],
  })
})

test('columns without heads are told by what they hold', () => {
  expect(summary(files.headless)).toEqual({
    statements: [{ of: 'OWN1 GBP', balances: none, lines: [credit, '2026-10-13 -1250', '2026-10-03 -10000'] }],
    problems: [],
  })
})

test('an Irish file says its currency and account in each row', () => {
  expect(summary(files.aib)).toEqual({
    statements: [{ of: '93404212345678 EUR', balances, lines: [credit, '2026-10-15 -1250'] }],
    problems: [],
  })
  expect(read(files.aib).statements[0]?.lines[0]).toMatchObject({ remittance: 'CALDER INV-0042', bankText: 'Credit' })
})

test('what is above and below the lines is used or named', () => {
  expect(summary(files.german)).toEqual({
    statements: [{ of: 'DE89370400440532013000 EUR', balances, lines: oldestFirst }],
    problems: ['8: “Kontostand” is no day'],
  })
  expect(summary(files.american, 'USD')).toEqual({
    statements: [{ of: 'OWN1 USD', balances, lines: ['2026-10-03 119000', '2026-10-14 -1250'] }],
    problems: ['5: “10/01/2026 Beginning balance as of 10/01…” has no amount'],
  })
})

test('all texts of a row are read, in the letters of Windows as in those of everybody', () => {
  const expected = {
    partyName: 'Müller & Söhne GmbH',
    partyAccount: 'DE02120300000000202051',
    remittance: 'Rechnung INV-0042; danke',
    endToEndReference: 'KD-4711',
    bankText: 'GUTSCHR. UEBERWEISUNG Umsatz gebucht',
    valueOn: '2026-10-15',
  }
  const windows = Uint8Array.from(files.sparkasse, (character) => character.charCodeAt(0))
  const utf8 = new TextEncoder().encode(`\ufeff${files.sparkasse}`)
  for (const file of [windows, utf8]) expect(read(file).statements[0]?.lines[0]).toMatchObject(expected)
  expect(read(files.french).statements[0]?.lines[0]?.remittance).toBe('VIR SEPA SOCIÉTÉ ÉTOILE FACTURE N° 42')
  expect(read(files.american).statements[0]?.lines[0]?.remittance).toBe('WIRE TYPE:WIRE IN "CALDER"')
})

test.each([
  ['1.234,56', ';', 123_456],
  ['1,234.56', ';', 123_456],
  ["1'234.56", ';', 123_456],
  ['1 234,56', ';', 123_456],
  ['1\u00a0234,56', ';', 123_456],
  ['1.234', ';', 123_400],
  ['1,234', ';', 123_400],
  ['1.234.567', ';', 123_456_700],
  ['-12,5', ';', -1_250],
  ['12.50-', ',', -1_250],
  ['−12.50', ',', -1_250],
  ['(12.50)', ',', -1_250],
  ['£12.50', ',', 1_250],
  ['R -12.50', ',', -1_250],
  ['12.50 DR', ',', -1_250],
  ['12.50CR', ',', 1_250],
  ['12,50 H', ';', 1_250],
  ['12,50 S', ';', -1_250],
  ['.50', ',', 50],
  ['="12.50"', ',', 1_250],
  ['12.500', ',', 1_250_000],
])('the amount %s is read exactly', (text, delimiter, amount) => {
  const { statements } = read(`Date${delimiter}Amount${delimiter}Memo\n2026-10-14${delimiter}${text}${delimiter}x\n`)
  expect(statements[0]?.lines).toMatchObject([{ amount }])
})

test.each(['12.505', '1,23.45', 'twelve', '1e3', '=1+1', '12.50.1', '99999999999999', '--1'])(
  'the amount %s is refused',
  (text) => {
    const { statements, problems } = read(`Date\tAmount\tMemo\n2026-10-14\t1.50\tx\n2026-10-14\t${text}\tx\n`)
    expect(statements[0]?.lines).toMatchObject([{ amount: 150 }])
    expect(problems).toMatchObject([{ fileLine: 3, kind: 'notRead' }])
  },
)

test.each([
  [
    ['03/04/2026', '14/04/2026'],
    ['2026-04-03', '2026-04-14'],
  ],
  [
    ['03/04/2026', '04/14/2026'],
    ['2026-03-04', '2026-04-14'],
  ],
  // Either order is possible, but only one of them goes on day by day.
  [
    ['11/03/2026', '12/03/2026', '01/04/2026'],
    ['2026-03-11', '2026-03-12', '2026-04-01'],
  ],
  [
    ['03/11/2026', '03/12/2026', '04/01/2026'],
    ['2026-03-11', '2026-03-12', '2026-04-01'],
  ],
  [
    ['14 Oct 2026', '15-Okt-26', '16 févr. 2026'],
    ['2026-10-14', '2026-10-15', '2026-02-16'],
  ],
  [
    ['Oct 14, 2026', '20261015', '2026-10-16T10:11:12Z'],
    ['2026-10-14', '2026-10-15', '2026-10-16'],
  ],
  [
    ['1.7.26', '2026/07/02', '3 juillet 2026'],
    ['2026-07-01', '2026-07-02', '2026-07-03'],
  ],
])('the days %j are read over the whole file', (texts, days) => {
  const { statements, problems } = read(`Date;Amount\n${texts.map((text) => `${text};1.00\n`).join('')}`)
  expect(problems).toEqual([])
  expect(statements[0]?.lines.map(({ bookedOn }) => bookedOn)).toEqual(days)
})

test('days that can be read in two ways are a doubt, which a person settles', () => {
  const file = 'Date,Amount\n03/04/2026,1.00\n02/05/2026,1.00\n'
  const { statements, problems, csv } = read(file)
  expect(problems).toMatchObject([{ kind: 'doubt', text: /with the day first/ }])
  expect(statements[0]?.lines[0]?.bookedOn).toBe('2026-04-03')
  const layout = { ...(csv?.layout as CsvLayout), dayOrder: 'monthFirst' as const }
  const corrected = read(file, layout)
  expect(corrected.problems).toEqual([])
  expect(corrected.statements[0]?.lines[0]?.bookedOn).toBe('2026-03-04')
})

test('columns that are not recognised are asked for, and a person says them', () => {
  const file = 'Dzień,Opis,Kwota,Waluta\nśr,2026-10-14,ein,PLN\n'
  const { statements, problems, csv } = read(file)
  expect(statements).toEqual([])
  expect(problems).toMatchObject([{ kind: 'refused', text: 'Say which columns have the day and the amount' }])
  expect(csv?.firstRows[0]).toEqual(['Dzień', 'Opis', 'Kwota', 'Waluta'])
  const corrected = read('Kiedy|Ile\n14.10.2026|12,50\n', {
    delimiter: '|',
    rowsBefore: 1,
    roles: ['bookedOn', 'paidOut'],
    dayOrder: 'dayFirst',
    decimalMark: ',',
  })
  expect(corrected.statements[0]?.lines).toMatchObject([{ bookedOn: '2026-10-14', amount: -1_250 }])
})

test('each currency of each account is a statement', () => {
  const file = 'Date,Amount,Currency,Account\n2026-10-14,1.00,EUR,A1\n2026-10-14,2,JPY,A1\n2026-10-14,3.00,€,A1\n'
  expect(summary(file).statements).toEqual([
    { of: 'A1 EUR', balances: none, lines: ['2026-10-14 100', '2026-10-14 300'] },
    { of: 'A1 JPY', balances: none, lines: ['2026-10-14 2'] },
  ])
})

test('a balance that does not follow shows that something is missing', () => {
  const file = files.lloyds.replace('2177.50', '2178.50')
  expect(summary(file).problems).toEqual(['2: The balance of this line doesn’t follow from the one before it'])
})

test('rows that cannot be lines are named, and the others read', () => {
  const file = [
    'Date,Description,Paid in,Paid out',
    '2026-10-14,fine,1.00,',
    '2026-10-14,both,1.00,2.00',
    '2026-10-14,neither,,',
    '2026-02-30,no day,1.00,',
    ',no day either,1.00,',
    '2026-10-14,too, many, columns,1.00',
    '2026-10-14,"unclosed,1.00,',
    '2026-10-14,also fine,0.00,2.00',
    '2026-10-14,=HYPERLINK("http://x"),1.00,',
    '2026-10-14,"careless" quotes,1.00,0.00',
  ].join('\n')
  const { statements, problems } = read(file)
  expect(statements[0]?.lines.map(({ remittance, amount }) => `${remittance} ${amount}`)).toEqual([
    'fine 100',
    'also fine -200',
    '=HYPERLINK("http://x") 100',
    'careless quotes 100',
  ])
  expect(problems.map(({ fileLine, text }) => `${fileLine}: ${text}`)).toEqual([
    '8: A quotation mark is not closed',
    '3: The row has money coming and going at once',
    '4: “2026-10-14 neither” has no amount',
    '5: “2026-02-30” is no day',
    '6: “no day either 1.00” has no day',
    '7: The row has 5 columns instead of 4',
  ])
})
