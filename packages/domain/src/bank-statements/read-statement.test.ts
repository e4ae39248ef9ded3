import { fc, test as property } from '@fast-check/vitest'
import { LARGEST_STATEMENT_FILE } from '@praxis/contract/invoices/bank-statement-rules'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { lineFingerprints } from './line-fingerprints'
import { readStatement } from './read-statement'
import type { StatementReading } from './statement'
import { MOST_STATEMENT_LINES } from './statement-limits'
import { camtFile, camtStatement, germanEntry } from './testing/camt-files'
import * as csvFiles from './testing/csv-files'
import { britishMt940, dutchMt940, germanMt940 } from './testing/mt940-files'
import { type WrittenLine, writtenCamt, writtenCsv, writtenMt940 } from './testing/write-statement'

const defaults = { account: 'OWN', currency: 'EUR' }
const read = (file: string | Uint8Array): StatementReading => readStatement(file, defaults)
const why = (file: string | Uint8Array): string => {
  const { problems, statements } = read(file)
  expect(statements).toEqual([])
  expect(problems).toHaveLength(1)
  expect(problems[0]?.kind).toBe('refused')
  return problems[0]?.text ?? ''
}

const germanCamt = camtFile(camtStatement({ opening: '10.00', closing: '1200.00', entries: germanEntry }))
const corpus = [germanCamt, germanMt940, dutchMt940, britishMt940, ...Object.values(csvFiles)]

test.each([
  ['a PDF', '%PDF-1.7\n…', /^This is a PDF. Export the statement as CAMT.053, MT940 or CSV.$/],
  ['a workbook', 'PK\u0003\u0004…', /Excel workbook or a zip file/],
  ['OFX', 'OFXHEADER:100\nDATA:OFXSGML\n', /OFX/],
  ['QIF', '!Type:Bank\nD10/14/2026\n', /QIF/],
  ['NUL bytes', 'Date,Amount\n2026-10-14,1\0.00\n', /not a text file/],
  ['nothing', ' \r\n', /empty/],
  ['a letter', 'Dear Sir or Madam\nyours\n', /no statement that can be read/],
  ['a broken quotation', '"'.repeat(50_001), /no statement that can be read/],
  ['columns without end', `Date,Amount${','.repeat(1_000_000)}\n2026-10-14,1.00\n`, /more than 100 columns/],
  [
    'lines without end',
    `Date,Amount\n${'2026-10-14,1.00\n'.repeat(MOST_STATEMENT_LINES + 1)}`,
    /more than 20,000 lines/,
  ],
  [
    'movements without end',
    `:20:X\n:25:1\n${':61:261014C1,NTRF\n'.repeat(MOST_STATEMENT_LINES + 1)}`,
    /more than 20,000/,
  ],
  ['details without end', `:20:X\n:25:1\n:86:${'x\n'.repeat(100_000)}`, /goes on for too many lines/],
  ['size', 'x'.repeat(LARGEST_STATEMENT_FILE + 1), /larger than 10 MB/],
  ['a bomb', '<!DOCTYPE x [<!ENTITY a "b">]><Document>&a;</Document>', /document type or entity/],
])('%s is refused in words', (_, file, words) => {
  expect(why(file)).toMatch(words)
})

test('files are read in whatever encoding they say or have', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  const latin = bytes(germanCamt.replace('UTF-8', 'ISO-8859-1').replace('Müller Holding', 'M\u00fcller Holding'))
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...bytes(germanMt940)]).buffer)
  const wrong = bytes(germanCamt)
  expect(read(latin).statements[0]?.lines[0]?.onBehalfOf).toBe('Müller Holding')
  expect(read(wrong).statements[0]?.lines[0]?.onBehalfOf).toBe('Müller Holding')
  expect(read(utf16).statements[0]?.lines).toHaveLength(2)
})

test('what cannot be seen is taken out of texts, and letters from right to left stay', () => {
  const { statements } = read(`Date,Name,Amount,Memo\n2026-10-14,שלום בע״מ,1.00,"a\u202eb\u0007c\nd"\n`)
  expect(statements[0]?.lines).toMatchObject([{ partyName: 'שלום בע״מ', remittance: 'a b c d' }])
})

test('a text that is too long is cut with a doubt', () => {
  const { statements, problems } = read(`Date,Amount,Memo\n2026-10-14,1.00,${'x'.repeat(3_000)}\n`)
  expect(statements[0]?.lines[0]?.remittance).toHaveLength(2_000)
  expect(problems).toMatchObject([{ fileLine: 2, kind: 'doubt' }])
})

test('a statement that is twice in a file is read once', () => {
  const { statements, problems } = read(`${germanMt940}\r\n${germanMt940}`)
  expect(statements).toHaveLength(1)
  expect(problems).toMatchObject([{ kind: 'notRead', text: 'Statement 00198 is in the file twice: it was read once' }])
})

test('a line is known again in another file, and like lines of one file are told apart', () => {
  const fee = 'Date,Amount,Memo\n2026-10-14,-1.00,Fee\n2026-10-14,-1.00,FEE\n'
  const both = lineFingerprints(read(fee).statements).flat()
  expect(new Set(both).size).toBe(2)
  const later = lineFingerprints(read(`${fee}2026-10-15,2.00,New\n`).statements).flat()
  expect(later.slice(0, 2)).toEqual(both)
  // A bank may write another text beside its own reference, but none of its references is POS.
  const withReference = (reference: string, text: string) =>
    lineFingerprints(read(`Date,Amount,Memo,Bank reference\n2026-10-14,1.00,${text},${reference}\n`).statements)[0]?.[0]
  expect(withReference('20261014-77', 'one')).toBe(withReference('20261014-77', 'other'))
  expect(withReference('POS 12', 'one')).not.toBe(withReference('POS 12', 'other'))
})

/** Texts that every format can hold, some of which look like marks of a format. */
const word = fc.stringMatching(/^[A-Za-z0-9äéß.,;:&<>"'+=()-]{1,12}$/)
const text = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '))
  // Parts of SEPA begin with four capitals and a plus.
  .filter((each) => !/[A-Z]{3,4}\+/.test(each))
const writtenLine: fc.Arbitrary<WrittenLine> = fc.record({
  day: fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-01', days)),
  cents: fc.integer({ min: -99_999_999, max: 99_999_999 }),
  name: fc.stringMatching(/^[A-Za-zäéß][A-Za-zäéß&' -]{0,24}[A-Za-z]$/),
  text,
})
const lineList = fc.array(writtenLine, { minLength: 1, maxLength: 12 })
const openings = fc.integer({ min: -1e9, max: 1e9 })
const spaceless = (value: string): string => value.replace(/\s/g, '')

/** What was written, as it must come back: MT940 cuts texts, so that spaces at the cuts may differ. */
const expectBack = ({ statements, problems }: StatementReading, lines: readonly WrittenLine[], opening: number) => {
  expect(problems).toEqual([])
  expect(statements).toHaveLength(1)
  const [found] = statements
  expect(found?.opening?.amount).toBe(opening)
  expect(found?.closing?.amount).toBe(lines.reduce((sum, { cents }) => sum + cents, opening))
  expect(
    found?.lines.map(({ bookedOn, amount, partyName, remittance }) => ({
      day: bookedOn,
      cents: amount,
      name: spaceless(partyName),
      text: spaceless(remittance),
    })),
  ).toEqual(lines.map((line) => ({ ...line, name: spaceless(line.name), text: spaceless(line.text) })))
}

property.prop([lineList, openings])('what is written as CAMT.053 is read back without loss', (lines, opening) => {
  expectBack(read(writtenCamt(lines, opening)), lines, opening)
})

property.prop([lineList, openings])('what is written as MT940 is read back without loss', (lines, opening) => {
  expectBack(read(writtenMt940(lines, opening)), lines, opening)
})

property.prop([lineList, openings, fc.constantFrom(',', ';', '\t', '|'), fc.constantFrom('.', ',')])(
  'what is written as CSV is read back without loss',
  (lines, opening, delimiter, mark) => {
    // Balances have no order of their own: with the newest line first they would follow as well.
    const inOrder = lines.toSorted((one, other) => (one.day < other.day ? -1 : 1))
    expectBack(read(writtenCsv(inOrder, opening, delimiter, mark)), inOrder, opening)
  },
)

property.prop([fc.constantFrom(...corpus), fc.nat(), fc.nat(40), fc.string({ maxLength: 5 })])(
  'a file that is cut, or has something in it that does not belong there, is read or refused',
  (file, place, removed, added) => {
    const at = place % file.length
    for (const damaged of [file.slice(0, at), file.slice(0, at) + added + file.slice(at + removed)]) {
      const { statements, problems } = read(damaged)
      expect(statements.length + problems.length).toBeGreaterThan(0)
      for (const { amount, bookedOn } of statements.flatMap(({ lines }) => lines)) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(bookedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }
    }
  },
)

property.prop([fc.uint8Array({ maxLength: 400 })])('whatever bytes come, the answer is in words', (bytes) => {
  expect(() => read(bytes)).not.toThrow()
})
