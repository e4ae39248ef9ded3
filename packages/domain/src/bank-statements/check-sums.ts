import type { BankStatement, StatementProblem } from './statement'
import { amountInWords } from './statement-amount'

/** Holds what was read against the balances: a line that is missing or misread shows here. */
export const checkSums = (
  { currency, opening, closing, lines }: BankStatement,
  fileLine: number,
  problems: StatementProblem[],
): void => {
  const doubt = (text: string) => problems.push({ fileLine, kind: 'doubt', text })
  if (!opening || !closing) {
    doubt('The statement has no opening or closing balance, so its lines can’t be checked against them')
    return
  }
  const foreign = lines.find((line) => line.currency !== currency)
  if (foreign) {
    doubt(`Some lines are in ${foreign.currency}, so they can’t be checked against the balances in ${currency}`)
    return
  }
  const sum = lines.reduce((total, { amount }) => total + amount, opening.amount)
  if (sum !== closing.amount)
    doubt(
      `The opening balance and the lines come to ${amountInWords(sum, currency)}, ` +
        `but the closing balance is ${amountInWords(closing.amount, currency)}`,
    )
}
