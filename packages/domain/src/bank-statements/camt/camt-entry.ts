import type { XmlElement } from '../../xml/read-xml'
import { childrenOf, elementAt, textAt } from '../../xml/xml-paths'
import type { StatementLine, StatementProblem } from '../statement'
import { amountInWords } from '../statement-amount'
import { statementLine } from '../statement-line'
import { excerpt } from '../tidy-text'
import { type CamtDetails, detailsOf } from './camt-details'
import { dayOf, directionOf, type Money, moneyOf } from './camt-values'

/** Where versions and banks put what a transaction moved, the most reliable first. */
const AMOUNT_PATHS = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']] as const

/** What each transaction of an entry moved; undefined unless all of them say so and come to the entry's own amount. */
const amountsOf = (entry: XmlElement, transactions: readonly XmlElement[], whole: Money): number[] | undefined => {
  const amounts = transactions.flatMap((transaction) => {
    const money = AMOUNT_PATHS.map((path) => moneyOf(elementAt(transaction, ...path))).find(
      (found) => found?.currency === whole.currency,
    )
    return money ? [money.amount * (directionOf(transaction) || directionOf(entry)) + 0] : []
  })
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return amounts.length === transactions.length && sum === whole.amount ? amounts : undefined
}

/** What is said of all transactions of an entry, whose own amounts are not known. */
const together = (details: readonly CamtDetails[]): CamtDetails => {
  const joined = (name: keyof CamtDetails, separator = ' '): string =>
    [...new Set(details.map((each) => each[name]).filter((text) => text !== ''))].join(separator)
  return {
    partyName: joined('partyName', ', '),
    onBehalfOf: joined('onBehalfOf', ', '),
    // Accounts run together would be one that nobody has.
    partyAccount: new Set(details.map(({ partyAccount }) => partyAccount)).size === 1 ? joined('partyAccount') : '',
    remittance: joined('remittance'),
    creditorReference: joined('creditorReference'),
    endToEndReference: joined('endToEndReference'),
    bankReference: joined('bankReference'),
    bankText: joined('bankText'),
  }
}

/** The lines of an entry: one for each of its transactions, as banks book many payments at once. */
export const linesOfEntry = (entry: XmlElement, ownAccount: string, problems: StatementProblem[]): StatementLine[] => {
  const { fileLine } = entry
  const notRead = (text: string): StatementLine[] => {
    problems.push({ fileLine, kind: 'notRead', text })
    return []
  }
  const money = moneyOf(elementAt(entry, 'Amt'))
  if (!money) return notRead(`The amount “${excerpt(textAt(entry, 'Amt'))}” can’t be read`)
  const direction = directionOf(entry)
  if (direction === 0) return notRead('It is not said whether money came or went')
  const whole = { amount: direction * money.amount + 0, currency: money.currency }

  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  if (status !== '' && status !== 'BOOK')
    return notRead(`${amountInWords(whole.amount, whole.currency)} is not booked yet, only announced`)

  const booked = dayOf(elementAt(entry, 'BookgDt'))
  const valued = dayOf(elementAt(entry, 'ValDt'))
  const bookedOn = booked ?? valued
  if (!bookedOn) return notRead(`${amountInWords(whole.amount, whole.currency)} has no day`)

  const common = {
    fileLine,
    bookedOn,
    valueOn: valued ?? bookedOn,
    currency: whole.currency,
    isReversal: textAt(entry, 'RvslInd') === 'true',
  }
  const transactions = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'))
  const [only = entry, ...more] = transactions
  const oneLine = (details: CamtDetails) => [statementLine({ ...common, ...details, amount: whole.amount }, problems)]
  if (more.length === 0) return oneLine(detailsOf(entry, only, ownAccount))

  const details = transactions.map((transaction) => detailsOf(entry, transaction, ownAccount))
  const amounts = amountsOf(entry, transactions, whole)
  if (amounts)
    return amounts.map((amount, index) =>
      statementLine(
        { ...common, ...details[index], fileLine: transactions[index]?.fileLine ?? fileLine, amount },
        problems,
      ),
    )
  problems.push({
    fileLine,
    kind: 'doubt',
    text:
      `The ${transactions.length} transactions of this entry don’t come to its ` +
      `${amountInWords(whole.amount, whole.currency)}, so they were read as one line`,
  })
  return oneLine(together(details))
}
