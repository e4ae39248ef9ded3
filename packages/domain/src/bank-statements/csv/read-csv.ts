import type { CsvRole } from '@praxis/contract/invoices/bank-statement-rules'
import { cutText } from '../../text/cut-text'
import { looksLikeIban, tidyAccount } from '../account-number'
import { RefusedFile } from '../refused-file'
import type { BankStatement, StatementDefaults, StatementProblem } from '../statement'
import { isCurrencyCode } from '../statement-amount'
import { statementLine } from '../statement-line'
import { excerpt, tidyText } from '../tidy-text'
import { csvAmount, directionOfWord } from './csv-amounts'
import { type BalancedLine, balancesOfLines } from './csv-balances'
import { csvDay } from './csv-days'
import type { CsvLayout, CsvReading } from './csv-layout'
import { guessDelimiter } from './guess-delimiter'
import { guessLayout } from './guess-layout'
import { plainHead } from './header-words'
import { type CsvRow, splitRows } from './split-rows'

const ROWS_SHOWN = 20
const LONGEST_CELL_SHOWN = 200

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...([
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['$', 'USD'],
    ['EURO', 'EUR'],
    ['EUROS', 'EUR'],
    ['R', 'ZAR'],
  ] as const),
])

/** A currency in a cell: its letters or its sign; empty where it is neither. */
const currencyOfCell = (cell: string): string => {
  const tidied = cell.trim().toUpperCase()
  return isCurrencyCode(tidied) ? tidied : (SYMBOLS.get(tidied) ?? '')
}

/** The currency behind the name of a column, in brackets or as its last word. */
const currencyOfHead = (head: string): string => {
  const [, inBrackets, word] = /[([]\s*(.{1,5}?)\s*[)\]]|\s(euros?|[A-Z]{3})\s*$/.exec(head.slice(-40)) ?? []
  return currencyOfCell(inBrackets ?? word ?? '')
}

/** What the rows above the lines say of all of them. */
const saidAbove = (rows: readonly CsvRow[], roles: readonly CsvRole[]): { account: string; currency: string } => {
  const heads = rows.at(-1)?.cells ?? []
  const ofHeads = heads.flatMap((head, column) =>
    roles[column] === 'amount' || roles[column] === 'paidIn' || roles[column] === 'balance' ? currencyOfHead(head) : '',
  )
  const above = rows.slice(0, -1).map(({ cells }) => cells)
  const behind = (words: RegExp): string[] =>
    above.flatMap((cells) => {
      const at = cells.findIndex((cell) => words.test(plainHead(cell.slice(0, 40))))
      return at === -1 ? [] : [cells[at + 1] ?? '']
    })
  const accounts = [
    ...above
      .flat()
      .map((cell) => tidyAccount(cell.slice(0, 60)))
      .filter(looksLikeIban),
    ...behind(/^(account|konto|compte|rekening)/)
      .map(tidyAccount)
      .filter((each) => /\d{6}/.test(each)),
  ]
  const currencies = [...ofHeads, ...behind(/^(currency|waehrung|devise|munt)/).map(currencyOfCell)]
  return { account: accounts[0] ?? '', currency: currencies.find((each) => each !== '') ?? '' }
}

interface CsvLine extends BalancedLine {
  readonly account: string
}

/** A row as a line, or what keeps it from being one, in words. */
const lineOfRow = (
  { cells, fileLine }: CsvRow,
  { roles, dayOrder, decimalMark }: CsvLayout,
  defaults: StatementDefaults,
  problems: StatementProblem[],
): CsvLine | string => {
  const all = (role: CsvRole, separator = ' '): string =>
    cells.filter((cell, column) => roles[column] === role && cell.trim() !== '').join(separator)
  if (cells.slice(roles.length).some((cell) => cell.trim() !== ''))
    return `The row has ${cells.length} columns instead of ${roles.length}`

  const day = all('bookedOn')
  const bookedOn = csvDay(day, dayOrder)
  if (!bookedOn) return day === '' ? `“${excerpt(cells.join(' '))}” has no day` : `“${excerpt(day)}” is no day`
  const value = all('valueOn')
  const valueOn = value === '' ? bookedOn : csvDay(value, dayOrder)
  if (!valueOn) return `“${excerpt(value)}” is no day`

  const said = all('currency')
  const rowCurrency = said === '' ? defaults.currency : currencyOfCell(said)
  if (rowCurrency === '') return `“${excerpt(said)}” is no currency`
  const [amount, paidIn, paidOut] = [all('amount'), all('paidIn'), all('paidOut')]
  const given = [amount, ...(amount === '' ? [paidIn, paidOut] : [])].filter((text) => text !== '')
  const read = given.map((text) => csvAmount(text, decimalMark, rowCurrency))
  const unread = given.find((_, index) => !read[index])
  if (unread !== undefined) return `“${excerpt(unread)}” is no amount`
  // Banks fill the other column with 0.00.
  const moved = read.length > 1 ? read.filter((each) => each?.amount !== 0) : read
  if (moved.length > 1) return 'The row has money coming and going at once'
  const money = moved[0] ?? read[0]
  if (!money) return `“${excerpt(cells.join(' '))}” has no amount`

  const direction = all('direction')
  const sign = direction === '' ? 1 : directionOfWord(direction)
  if (sign === undefined) return `“${excerpt(direction)}” doesn’t say whether money came or went`
  // A column of what went out is below nothing whether it is written with a minus or without.
  const isPaidOut = amount === '' && money === read[paidIn === '' ? 0 : 1] && paidOut !== ''
  const goes = isPaidOut || sign === -1
  const signed = goes ? 0 - Math.abs(money.amount) : money.amount

  const balance = all('balance')
  const readBalance = balance === '' ? undefined : csvAmount(balance, decimalMark, money.currency)
  if (balance !== '' && !readBalance)
    problems.push({ fileLine, kind: 'doubt', text: `The balance “${excerpt(balance)}” can’t be read` })
  const line = statementLine(
    {
      ...{ fileLine, bookedOn, valueOn, amount: signed, currency: money.currency },
      partyName: all('partyName'),
      onBehalfOf: all('onBehalfOf'),
      partyAccount: all('partyAccount'),
      remittance: all('remittance'),
      creditorReference: all('creditorReference'),
      endToEndReference: all('endToEndReference'),
      bankReference: all('bankReference'),
      bankText: all('bankText'),
    },
    problems,
  )
  return {
    line,
    balance: readBalance?.amount ?? null,
    account: tidyAccount(tidyText(all('account', ''))) || tidyAccount(defaults.account),
  }
}

const statementOf = (lines: readonly CsvLine[], problems: StatementProblem[]): BankStatement => {
  const ofFile = lines.map(({ line }) => line)
  const booked = ofFile.map(({ bookedOn }) => bookedOn).sort()
  const [firstDay = null, lastDay = null] = [booked[0], booked.at(-1)]
  const balances = balancesOfLines(lines)
  if (balances?.brokenAt)
    problems.push({
      fileLine: balances.brokenAt.fileLine,
      kind: 'doubt',
      text: 'The balance of this line doesn’t follow from the one before it',
    })
  return {
    account: lines[0]?.account ?? '',
    currency: ofFile[0]?.currency ?? '',
    number: '',
    firstDay,
    lastDay,
    opening: balances ? { amount: balances.opening, day: firstDay } : null,
    closing: balances ? { amount: balances.closing, day: lastDay } : null,
    lines: ofFile,
  }
}

/** The lines by account and currency, of which a file may have several. */
const statementsOf = (lines: readonly CsvLine[], problems: StatementProblem[]): BankStatement[] => {
  const groups = new Map<string, CsvLine[]>()
  for (const each of lines) {
    const key = `${each.line.currency} ${each.account}`
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()].map((group) => statementOf(group, problems))
}

interface ReadCsv {
  readonly statements: readonly BankStatement[]
  readonly csv: CsvReading
}

/** The lines of a table, in the layout that a person has corrected or else the one that is guessed. */
export const readCsv = (
  text: string,
  defaults: StatementDefaults,
  corrected: CsvLayout | undefined,
  problems: StatementProblem[],
): ReadCsv => {
  const delimiter = corrected?.delimiter ?? guessDelimiter(text)
  if (!delimiter) throw new RefusedFile('This is no statement that can be read. Export it as CAMT.053, MT940 or CSV.')
  const rows = splitRows(text, delimiter, problems)
  const guessed = corrected ? { layout: corrected, doubts: [] } : guessLayout(rows, delimiter, defaults.currency)
  const { layout } = guessed
  for (const doubt of guessed.doubts) problems.push({ fileLine: null, kind: 'doubt', text: doubt })
  const csv = {
    layout,
    firstRows: rows.slice(0, ROWS_SHOWN).map(({ cells }) => cells.map((cell) => cutText(cell, LONGEST_CELL_SHOWN))),
  }
  const has = (...some: readonly CsvRole[]): boolean => some.some((role) => layout.roles.includes(role))
  if (!has('bookedOn') || !has('amount', 'paidIn', 'paidOut')) {
    problems.push({ fileLine: null, kind: 'refused', text: 'Say which columns have the day and the amount' })
    return { statements: [], csv }
  }
  const above = saidAbove(rows.slice(0, layout.rowsBefore), layout.roles)
  const ofFile = { account: above.account || defaults.account, currency: above.currency || defaults.currency }
  const lines = rows.slice(layout.rowsBefore).flatMap((row) => {
    const line = lineOfRow(row, layout, ofFile, problems)
    if (typeof line !== 'string') return [line]
    problems.push({ fileLine: row.fileLine, kind: 'notRead', text: line })
    return []
  })
  if (lines.length === 0) problems.push({ fileLine: null, kind: 'doubt', text: 'The file has no lines' })
  return { statements: statementsOf(lines, problems), csv }
}
