import { type CsvDelimiter, csvDelimiters } from '@praxis/contract/invoices/bank-statement-rules'

const LINES_LOOKED_AT = 50

/** How often a character stands outside of quotes. */
const countOutside = (line: string, character: string): number => {
  let count = 0
  let isQuoted = false
  for (const each of line) {
    if (each === '"') isQuoted = !isQuoted
    else if (each === character && !isQuoted) count++
  }
  return count
}

/** How many cells lines have in common with a delimiter: those of the usual count, by that count. */
const agreement = (lines: readonly string[], delimiter: string): number => {
  const times = new Map<number, number>()
  for (const line of lines) {
    const count = countOutside(line, delimiter)
    if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  }
  return Math.max(0, ...[...times].map(([count, lineCount]) => count * lineCount))
}

/** The delimiter by which most lines have equally many columns; undefined where the text is no table. */
export const guessDelimiter = (text: string): CsvDelimiter | undefined => {
  // What spreadsheets are told, and what nobody else has to be.
  const told = /^sep=(.)\r?\n/.exec(text)?.[1]
  const known = csvDelimiters.find((delimiter) => delimiter === told)
  if (known) return known
  const lines = text.slice(0, 100_000).split(/\r\n|\r|\n/, LINES_LOOKED_AT)
  const [best] = csvDelimiters
    .map((delimiter) => ({ delimiter, score: agreement(lines, delimiter) }))
    .toSorted((one, other) => other.score - one.score)
  return best && best.score > 0 ? best.delimiter : undefined
}
