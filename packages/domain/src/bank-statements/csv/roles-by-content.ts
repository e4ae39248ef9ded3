import type { CsvRole } from '@praxis/contract/invoices/bank-statement-rules'
import { looksLikeIban, tidyAccount } from '../account-number'
import { isCurrencyCode } from '../statement-amount'
import { csvAmount, directionOfWord, guessDecimalMark, isCsvAmount } from './csv-amounts'
import { isCsvDay } from './csv-days'

/** Most cells tell; a few may be empty or wrong. */
const MOST = 0.8
const ROWS_LOOKED_AT = 200

/** Whether most of the cells that have something are of a kind, and there are any. */
const areMostly = (cells: readonly string[], is: (cell: string) => boolean): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.filter(is).length >= MOST * filled.length
}

const areAll = (cells: readonly string[], is: (cell: string) => boolean): boolean => cells.length > 0 && cells.every(is)

const isAmountWithDecimals = (cell: string): boolean => isCsvAmount(cell) && /[.,]\d{1,3}\D*$/.test(cell)

/** How often a column goes on by what another one says. */
const timesGoingOn = (balances: readonly string[], amounts: readonly string[]): number => {
  const { mark } = guessDecimalMark([...balances, ...amounts], '.')
  const read = (cells: readonly string[]) => cells.map((cell) => csvAmount(cell, mark, 'EUR')?.amount)
  const [after, moved] = [read(balances), read(amounts)]
  const times = (isForwards: boolean) =>
    after.filter((balance, index) => {
      const [before, amount] = [after[isForwards ? index - 1 : index + 1], moved[index]]
      return balance !== undefined && before !== undefined && amount !== undefined && before + amount === balance
    }).length
  return Math.max(times(true), times(false))
}

/**
 * The roles of columns that their heads don’t give, from what the columns hold. Of two columns of amounts, the balance
 * is the one that goes on by the other.
 */
export const rolesByContent = (
  rows: readonly (readonly string[])[],
  known: readonly (CsvRole | undefined)[],
): readonly CsvRole[] => {
  const roles = [...known]
  const looked = rows.slice(0, ROWS_LOOKED_AT)
  const cellsOf = (column: number): string[] => looked.map((row) => row[column] ?? '')
  const free = (): number[] => roles.flatMap((role, column) => (role === undefined ? [column] : []))
  const has = (...some: readonly CsvRole[]): boolean => some.some((role) => roles.includes(role))
  const give = (column: number | undefined, role: CsvRole): void => {
    if (column !== undefined && column >= 0) roles[column] = role
  }
  const columnsOf = (is: (cell: string) => boolean): number[] =>
    free().filter((column) => areMostly(cellsOf(column), is))

  const days = columnsOf(isCsvDay)
  if (!has('bookedOn')) give(days.shift() ?? roles.indexOf('valueOn'), 'bookedOn')
  if (!has('valueOn')) give(days.shift(), 'valueOn')
  const [currency] = columnsOf(isCurrencyCode)
  if (!has('currency')) give(currency, 'currency')
  // A head may only say "account"; one that differs from row to row is not one’s own.
  const account = roles.indexOf('account')
  if (new Set(cellsOf(account).map(tidyAccount)).size > Math.max(1, looked.length / 2)) give(account, 'partyAccount')
  // One’s own account is the same in all rows.
  const isSameInAll = (column: number): boolean =>
    looked.length > 1 && new Set(cellsOf(column).map(tidyAccount)).size === 1
  const ibans = columnsOf((cell) => looksLikeIban(tidyAccount(cell)))
  const own = [...ibans, ...columnsOf((cell) => /^\d{6,18}$/.test(tidyAccount(cell)))].find(isSameInAll)
  if (!has('account')) give(own, 'account')
  if (!has('partyAccount'))
    give(
      ibans.find((column) => column !== own),
      'partyAccount',
    )

  if (!has('amount', 'paidIn', 'paidOut')) {
    const amounts = columnsOf(isAmountWithDecimals)
    const pairs = amounts.flatMap((balance) =>
      amounts
        .filter((amount) => amount !== balance)
        .map((amount) => ({ balance, amount, times: timesGoingOn(cellsOf(balance), cellsOf(amount)) })),
    )
    const [best] = pairs.toSorted((one, other) => other.times - one.times)
    const withMinus = amounts.find((column) => cellsOf(column).some((cell) => /[-−(]/.test(cell)))
    if (best && best.times > 0) {
      give(best.amount, 'amount')
      if (!has('balance')) give(best.balance, 'balance')
    } else give(withMinus ?? amounts[0] ?? columnsOf(isCsvAmount)[0], 'amount')
  }
  if (has('amount') && !has('direction', 'paidIn', 'paidOut'))
    give(
      roles.findIndex((_, column) => areAll(cellsOf(column), (cell) => directionOfWord(cell) !== undefined)),
      'direction',
    )
  if (!has('remittance')) {
    // What is left and holds words is what people wrote.
    for (const column of columnsOf((cell) => /\p{L}{2}/u.test(cell))) give(column, 'remittance')
  }
  return roles.map((role) => role ?? 'ignored')
}
