import { RefusedFile } from '../refused-file'
import type { StatementProblem } from '../statement'
import { checkLineCount } from '../statement-line'

export interface CsvRow {
  readonly cells: readonly string[]
  readonly fileLine: number
}

/** The most columns of a bank are some 40; a row may go over a few lines of a quoted text. */
const MOST_COLUMNS = 100
const LONGEST_ROW = 20_000

/** The cells of a row and where the next one begins; undefined where a quote is not closed within what a row may be. */
const rowAt = (
  text: string,
  from: number,
  delimiter: string,
  fileLine: number,
): { cells: string[]; next: number } | undefined => {
  const cells: string[] = []
  let place = from
  for (;;) {
    let cell = ''
    if (text[place] === '"') {
      place++
      for (;;) {
        const quote = text.indexOf('"', place)
        if (quote === -1 || quote - from > LONGEST_ROW) return undefined
        cell += text.slice(place, quote)
        place = quote + 1
        if (text[place] !== '"') break
        cell += '"'
        place++
      }
    }
    // What stands behind a quoted text, as careless programs write it, is part of the cell; but a text over several
    // lines that ends so is one whose quote was never closed, and would swallow the lines between.
    const begin = place
    const isCareless = cell !== '' && ![delimiter, '\n', '\r', undefined].includes(text[place])
    if (isCareless && /[\r\n]/.test(cell)) return undefined
    while (place < text.length && text[place] !== delimiter && text[place] !== '\n' && text[place] !== '\r') place++
    cells.push(cell + text.slice(begin, place))
    if (text[place] === delimiter) {
      if (cells.length > MOST_COLUMNS) throw new RefusedFile(`A row has more than ${MOST_COLUMNS} columns`, fileLine)
      place++
      continue
    }
    if (text[place] === '\r' && text[place + 1] === '\n') place++
    return { cells, next: place + 1 }
  }
}

const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** The rows of a file that have something in them. A row whose quote is not closed costs only its own line. */
export const splitRows = (text: string, delimiter: string, problems: StatementProblem[]): CsvRow[] => {
  const rows: CsvRow[] = []
  let fileLine = 1
  for (let place = 0; place < text.length; ) {
    const row = rowAt(text, place, delimiter, fileLine)
    if (!row) {
      problems.push({ fileLine, kind: 'notRead', text: 'A quotation mark is not closed' })
      const end = text.slice(place).search(/[\r\n]/)
      place = end === -1 ? text.length : place + end + (text.startsWith('\r\n', place + end) ? 2 : 1)
      fileLine++
      continue
    }
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ cells: row.cells, fileLine })
    checkLineCount(rows.length)
    fileLine += lineEndsIn(text.slice(place, row.next))
    place = row.next
  }
  return rows
}
