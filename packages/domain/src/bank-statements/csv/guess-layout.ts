import type { CsvDelimiter, CsvRole } from '@praxis/contract/invoices/bank-statement-rules'
import { guessDecimalMark, isCsvAmount } from './csv-amounts'
import { guessDayOrder, isCsvDay } from './csv-days'
import type { CsvLayout } from './csv-layout'
import { type HeadRole, roleOfHead } from './header-words'
import { rolesByContent } from './roles-by-content'
import type { CsvRow } from './split-rows'

const MOST_ROWS_BEFORE = 40

/** Roles that several columns may have: their texts are joined. */
const JOINED: ReadonlySet<CsvRole> = new Set<CsvRole>(['remittance', 'bankText', 'account', 'ignored'])

/** The roles of columns by their heads. Of two with a role that only one can have, it is the better known one. */
const rolesByHeads = (heads: readonly string[]): (CsvRole | undefined)[] => {
  const found = heads.map(roleOfHead)
  const isBest = ({ role, rank }: HeadRole, column: number): boolean =>
    JOINED.has(role) ||
    !found.some((other, at) => other?.role === role && (other.rank < rank || (other.rank === rank && at < column)))
  return found.map((head, column) => {
    if (!head) return undefined
    if (isBest(head, column)) return head.role
    // A second day or name is something else than the first, and nothing that has to be known.
    return 'ignored'
  })
}

const SOME_AMOUNT: readonly (CsvRole | undefined)[] = ['amount', 'paidIn', 'paidOut']

/** The row with the heads: the first in which a day and an amount are named. */
const headRowOf = (rows: readonly CsvRow[]): number =>
  rows.slice(0, MOST_ROWS_BEFORE).findIndex(({ cells }) => {
    const roles = cells.map((cell) => roleOfHead(cell)?.role)
    const hasDay = roles.includes('bookedOn') || roles.includes('valueOn')
    return hasDay && roles.some((role) => SOME_AMOUNT.includes(role))
  })

/** Without heads, the first row that has a day and an amount is a line. */
const firstRowWithLine = (rows: readonly CsvRow[]): number =>
  rows.findIndex(({ cells }) => cells.some(isCsvDay) && cells.some((cell) => isCsvAmount(cell) && !isCsvDay(cell)))

export interface GuessedLayout {
  readonly layout: CsvLayout
  /** What a person should look at, in words. */
  readonly doubts: readonly string[]
}

/** How a file is to be understood, from the heads of its columns and from what they hold. */
export const guessLayout = (rows: readonly CsvRow[], delimiter: CsvDelimiter, currency: string): GuessedLayout => {
  const headRow = headRowOf(rows)
  const rowsBefore = headRow === -1 ? Math.max(0, firstRowWithLine(rows)) : headRow + 1
  const below = rows.slice(rowsBefore).map(({ cells }) => cells)
  const width = Math.max(rows[headRow]?.cells.length ?? 0, below[0]?.length ?? 0)
  const heads = Array.from({ length: width }, (_, column) => rows[headRow]?.cells[column] ?? '')
  const roles = rolesByContent(below, rolesByHeads(heads))
  const cellsOf = (...wanted: readonly CsvRole[]): string[] =>
    below.flatMap((cells) => cells.filter((cell, column) => wanted.includes(roles[column] ?? 'ignored') && cell !== ''))

  const days = guessDayOrder(cellsOf('bookedOn'), currency)
  const amounts = guessDecimalMark(cellsOf('amount', 'paidIn', 'paidOut', 'balance'), delimiter === ';' ? ',' : '.')
  const doubts = [
    days.isSure
      ? ''
      : `Days such as 03/04 can be read in two ways: they were read with the ${days.order === 'dayFirst' ? 'day' : 'month'} first`,
    amounts.isSure ? '' : `Some amounts have a decimal point and some a comma: “${amounts.mark}” was taken for it`,
  ].filter((doubt) => doubt !== '')
  return { layout: { delimiter, rowsBefore, roles, dayOrder: days.order, decimalMark: amounts.mark }, doubts }
}
