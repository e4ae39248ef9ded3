import { LARGEST_STATEMENT_FILE, type StatementFormat } from '@praxis/contract/invoices/bank-statement-rules'
import { readCamt } from './camt/read-camt'
import type { CsvLayout } from './csv/csv-layout'
import { readCsv } from './csv/read-csv'
import { decodeFile } from './decode-file'
import { readMt940 } from './mt940/read-mt940'
import { RefusedFile } from './refused-file'
import type { BankStatement, StatementDefaults, StatementProblem, StatementReading } from './statement'
import { checkLineCount } from './statement-line'

/** Files that people take for statements, by how they begin. */
const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'This is a PDF'],
  [/^PK[^ -~]/, 'This is an Excel workbook or a zip file'],
  [/^\s*(?:OFXHEADER|<\?OFX|<OFX)/, 'This is an OFX file'],
  [/^!Type:/, 'This is a QIF file'],
]

const textOf = (file: Uint8Array | string): string => {
  if (file.length > LARGEST_STATEMENT_FILE)
    throw new RefusedFile(
      `The file is larger than ${LARGEST_STATEMENT_FILE / 1024 / 1024} MB. Export fewer days at a time.`,
    )
  const text = (typeof file === 'string' ? file : decodeFile(file)).replace(/^\ufeff/, '')
  const other = OTHER_FILES.find(([beginning]) => beginning.test(text))
  if (other) throw new RefusedFile(`${other[1]}. Export the statement as CAMT.053, MT940 or CSV.`)
  if (text.includes('\0'))
    throw new RefusedFile('This is not a text file. Export the statement as CAMT.053, MT940 or CSV.')
  if (text.trim() === '') throw new RefusedFile('The file is empty')
  return text
}

const formatOf = (text: string): StatementFormat => {
  if (/^\s*</.test(text)) return 'camt053'
  return /^(?:\{.*\{4:)?:20:/m.test(text) && /^:(?:25P?|28C?|6[0-2][FM]?):/m.test(text) ? 'mt940' : 'csv'
}

/** A statement that is twice in a file would have each of its lines twice. */
const withoutRepeated = (statements: readonly BankStatement[], problems: StatementProblem[]): BankStatement[] => {
  const seen = new Set<string>()
  return statements.filter((statement) => {
    const { lines, ...head } = statement
    const said = JSON.stringify([head, lines.map(({ fileLine: _, ...line }) => line)])
    if (lines.length > 0 && statement.number !== '' && seen.has(said)) {
      problems.push({
        fileLine: lines[0]?.fileLine ?? null,
        kind: 'notRead',
        text: `Statement ${statement.number} is in the file twice: it was read once`,
      })
      return false
    }
    seen.add(said)
    return true
  })
}

/**
 * Reads what a bank says of an account, in whichever of the formats it is. What can’t be read is among the problems
 * and never left out without one. The layout is one of a CSV file, corrected by a person.
 */
export const readStatement = (
  file: Uint8Array | string,
  defaults: StatementDefaults,
  layout?: CsvLayout,
): StatementReading => {
  const problems: StatementProblem[] = []
  let format: StatementFormat | null = null
  try {
    const text = textOf(file)
    format = formatOf(text)
    const { statements, csv } =
      format === 'csv'
        ? readCsv(text, defaults, layout, problems)
        : { statements: (format === 'camt053' ? readCamt : readMt940)(text, defaults, problems), csv: null }
    checkLineCount(statements.flatMap(({ lines }) => lines).length)
    return { format, statements: withoutRepeated(statements, problems), problems, csv }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    const refused = { fileLine: error.fileLine, kind: 'refused', text: error.message } as const
    return { format, statements: [], problems: [refused], csv: null }
  }
}
