import type { Day } from '../../calendar/day'
import { readXml, type XmlElement } from '../../xml/read-xml'
import { MalformedXml } from '../../xml/xml-cursor'
import { childrenOf, elementAt, textAt } from '../../xml/xml-paths'
import { tidyAccount } from '../account-number'
import { checkSums } from '../check-sums'
import { RefusedFile } from '../refused-file'
import type { Balance, BankStatement, StatementDefaults, StatementLine, StatementProblem } from '../statement'
import { isCurrencyCode } from '../statement-amount'
import { checkLineCount } from '../statement-line'
import { tidyText } from '../tidy-text'
import { linesOfEntry } from './camt-entry'
import { accountOf, dayOf, directionOf, moneyOf } from './camt-values'

/** Messages of the same family that banks also send, and which hold other movements or not all of them. */
const OTHER_MESSAGES: ReadonlyMap<string, string> = new Map([
  ['BkToCstmrAcctRpt', 'an account report of the day (CAMT.052), whose lines may still change'],
  ['BkToCstmrDbtCdtNtfctn', 'a notice of single movements (CAMT.054), without the rest of the account'],
])

interface CodedBalance extends Balance {
  readonly code: string
  readonly currency: string
}

const balancesOf = (statement: XmlElement, problems: StatementProblem[]): CodedBalance[] =>
  childrenOf(statement, 'Bal').flatMap((balance) => {
    const code = textAt(balance, 'Tp', 'CdOrPrtry', 'Cd')
    const money = moneyOf(elementAt(balance, 'Amt'))
    const direction = directionOf(balance)
    if (money && direction !== 0)
      return [
        {
          code,
          currency: money.currency,
          amount: direction * money.amount + 0,
          day: dayOf(elementAt(balance, 'Dt')) ?? null,
        },
      ]
    problems.push({ fileLine: balance.fileLine, kind: 'doubt', text: `The balance ${code} can’t be read` })
    return []
  })

const balanceOf = (balance: CodedBalance | undefined): Balance | null =>
  balance ? { amount: balance.amount, day: balance.day } : null

/** Pages of a statement, and banks that close none, have balances between: the first opens, the last closes. */
const openingAndClosing = (balances: readonly CodedBalance[]) => {
  const withCode = (code: string) => balances.filter((balance) => balance.code === code)
  const between = withCode('ITBD')
  const opening = withCode('OPBD')[0] ?? withCode('PRCD')[0] ?? (between.length > 1 ? between[0] : undefined)
  const closing = withCode('CLBD').at(-1) ?? between.at(-1)
  return { opening: balanceOf(opening), closing: balanceOf(closing) }
}

/** The days of the lines, and those that the bank gives where it does. */
const daysOf = (statement: XmlElement, lines: readonly StatementLine[]): { first: Day | null; last: Day | null } => {
  const booked = lines.map(({ bookedOn }) => bookedOn).sort()
  const period = elementAt(statement, 'FrToDt')
  return {
    first: dayOf(elementAt(period, 'FrDtTm')) ?? dayOf(elementAt(period, 'FrDt')) ?? booked[0] ?? null,
    last: dayOf(elementAt(period, 'ToDtTm')) ?? dayOf(elementAt(period, 'ToDt')) ?? booked.at(-1) ?? null,
  }
}

const statementOf = (
  statement: XmlElement,
  defaults: StatementDefaults,
  problems: StatementProblem[],
): BankStatement => {
  const account = tidyAccount(accountOf(elementAt(statement, 'Acct'))) || tidyAccount(defaults.account)
  const entries = childrenOf(statement, 'Ntry')
  checkLineCount(entries.length)
  const lines = entries.flatMap((entry) => linesOfEntry(entry, account, problems))
  const balances = balancesOf(statement, problems)
  const said = textAt(statement, 'Acct', 'Ccy')
  const { first, last } = daysOf(statement, lines)
  const read = {
    account,
    currency: isCurrencyCode(said) ? said : (balances[0]?.currency ?? lines[0]?.currency ?? defaults.currency),
    number: tidyText(textAt(statement, 'ElctrncSeqNb') || textAt(statement, 'LglSeqNb') || textAt(statement, 'Id')),
    firstDay: first,
    lastDay: last,
    ...openingAndClosing(balances),
    lines,
  }
  checkSums(read, statement.fileLine, problems)
  return read
}

const rootOf = (text: string): XmlElement => {
  try {
    return readXml(text)
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error
    throw new RefusedFile(`The file is not well-formed XML: ${error.message}`, error.fileLine)
  }
}

/** The statements of a CAMT.053 message of ISO 20022, in any of its versions. */
export const readCamt = (text: string, defaults: StatementDefaults, problems: StatementProblem[]): BankStatement[] => {
  const root = rootOf(text)
  const message = elementAt(root, 'BkToCstmrStmt')
  if (root.name !== 'Document' || !message) {
    const other = root.children.map(({ name }) => OTHER_MESSAGES.get(name)).find((found) => found !== undefined)
    throw new RefusedFile(`This is ${other ?? 'XML, but no bank statement'}. Ask the bank for CAMT.053.`)
  }
  const statements = childrenOf(message, 'Stmt').map((statement) => statementOf(statement, defaults, problems))
  if (statements.length === 0) throw new RefusedFile('The file has no statement')
  return statements
}
