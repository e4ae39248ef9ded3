import type { Day } from '../../calendar/day'
import { looksLikeIban, tidyAccount } from '../account-number'
import { checkSums } from '../check-sums'
import type { Balance, BankStatement, StatementDefaults, StatementLine, StatementProblem } from '../statement'
import { amountInWords, isCurrencyCode, minorUnitsOf } from '../statement-amount'
import { checkLineCount, statementLine } from '../statement-line'
import { excerpt, tidyText } from '../tidy-text'
import { mt940Details } from './mt940-details'
import { type Mt940Field, mt940Fields } from './mt940-fields'
import { dayOfSix, mt940Line } from './mt940-line'

interface CurrencyBalance extends Balance {
  readonly currency: string
}

const balanceOf = (field: Mt940Field): CurrencyBalance | undefined => {
  const text = field.lines.join('').trim()
  const [, direction, day = '', currency = '', whole = '', decimals = ''] =
    /^([CD])(\d{6})([A-Z]{3})(\d{1,15})(?:[.,](\d{0,5}))?$/.exec(text) ?? []
  const units = direction === undefined ? undefined : minorUnitsOf(whole, decimals, currency)
  if (units === undefined) return undefined
  return { amount: direction === 'C' ? units : 0 - units, day: dayOfSix(day) ?? null, currency }
}

/** An account, behind which some banks write its currency. */
const accountOf = (field: Mt940Field | undefined): string => {
  const account = tidyAccount(field?.lines[0] ?? '')
  const withoutCurrency = account.slice(0, -3)
  return isCurrencyCode(account.slice(-3)) && (looksLikeIban(withoutCurrency) || /\d$/.test(withoutCurrency))
    ? withoutCurrency
    : account
}

/** The fields of each message: it begins with its reference, :20:. */
const messagesOf = (fields: readonly Mt940Field[]): Mt940Field[][] => {
  const messages: Mt940Field[][] = []
  for (const field of fields) {
    const message = messages.at(-1)
    if (field.tag === '20' || !message) messages.push([field])
    else message.push(field)
  }
  return messages
}

const linesOf = (message: readonly Mt940Field[], currency: string, problems: StatementProblem[]): StatementLine[] =>
  message.flatMap((field, index) => {
    if (field.tag !== '61') return []
    const { fileLine } = field
    const line = mt940Line(field.lines, currency)
    if (!line || line.isExpected) {
      const excerpted = excerpt(field.lines.join(' '))
      const text = line
        ? `${amountInWords(line.amount, currency)} is not booked yet, only announced`
        : `The movement “${excerpted}” can’t be read`
      problems.push({ fileLine, kind: 'notRead', text })
      return []
    }
    const next = message[index + 1]
    const details = next?.tag === '86' ? mt940Details(next.lines) : {}
    const { bookedOn, valueOn, amount, isReversal, bankReference } = line
    return [
      statementLine(
        {
          ...{ fileLine, bookedOn, valueOn, amount, currency, isReversal, bankReference },
          ...details,
          endToEndReference: details.endToEndReference || line.customerReference,
          bankText: `${details.bankText ?? ''} ${line.supplement}`,
        },
        problems,
      ),
    ]
  })

interface Page extends BankStatement {
  readonly fileLine: number
  /** Another page comes before it, or after it. */
  readonly goesOn: boolean
  readonly isContinued: boolean
}

const pageOf = (
  message: readonly Mt940Field[],
  defaults: StatementDefaults,
  problems: StatementProblem[],
): Page | undefined => {
  const fileLine = message[0]?.fileLine ?? 1
  const balanceWith = (letter: string): [Mt940Field | undefined, CurrencyBalance | undefined] => {
    const field = message.find(({ tag }) => tag === `${letter}F` || tag === `${letter}M`)
    const balance = field && balanceOf(field)
    if (field && !balance)
      problems.push({
        fileLine: field.fileLine,
        kind: 'doubt',
        text: `The balance “${excerpt(field.lines.join(' '))}” can’t be read`,
      })
    return [field, balance]
  }
  const [openingField, opening] = balanceWith('60')
  const [closingField, closing] = balanceWith('62')
  if (!openingField && !closingField && !message.some(({ tag }) => tag === '61')) {
    problems.push({ fileLine, kind: 'notRead', text: 'A message here is no statement' })
    return undefined
  }
  const currency = opening?.currency ?? closing?.currency ?? defaults.currency
  const lines = linesOf(message, currency, problems)
  const booked = lines.map(({ bookedOn }) => bookedOn).sort()
  const fieldOf = (tag: string) => message.find((field) => field.tag === tag)
  const plain = (balance: CurrencyBalance | undefined): Balance | null =>
    balance && balance.currency === currency ? { amount: balance.amount, day: balance.day } : null
  return {
    fileLine,
    account: accountOf(fieldOf('25') ?? fieldOf('25P')) || tidyAccount(defaults.account),
    currency,
    number: tidyText(fieldOf('28C')?.lines[0] ?? fieldOf('28')?.lines[0] ?? '').replace(/\/\d+$/, ''),
    firstDay: booked[0] ?? closing?.day ?? null,
    lastDay: booked.at(-1) ?? closing?.day ?? null,
    opening: plain(opening),
    closing: plain(closing),
    lines,
    goesOn: openingField?.tag === '60M',
    isContinued: closingField?.tag === '62M',
  }
}

const first = (one: Day | null, other: Day | null): Day | null => (one && other && one > other ? other : (one ?? other))
const last = (one: Day | null, other: Day | null): Day | null => (one && other && one < other ? other : (one ?? other))

/** Pages of one statement as one: a person knows statements, not how many lines a message has room for. */
const withoutPages = (pages: readonly Page[]): Page[] => {
  const statements: Page[] = []
  for (const page of pages) {
    const before = statements.at(-1)
    const isNext =
      before?.isContinued &&
      page.goesOn &&
      before.account === page.account &&
      before.currency === page.currency &&
      before.closing?.amount === page.opening?.amount
    if (!before || !isNext) statements.push(page)
    else
      statements[statements.length - 1] = {
        ...before,
        firstDay: first(before.firstDay, page.firstDay),
        lastDay: last(before.lastDay, page.lastDay),
        closing: page.closing,
        isContinued: page.isContinued,
        lines: before.lines.concat(page.lines),
      }
  }
  return statements
}

/** The statements of a file of SWIFT messages MT940, with or without what the network puts around them. */
export const readMt940 = (text: string, defaults: StatementDefaults, problems: StatementProblem[]): BankStatement[] => {
  const fields = mt940Fields(text, (line, fileLine) =>
    problems.push({ fileLine, kind: 'notRead', text: `“${excerpt(line)}” belongs to no statement` }),
  )
  checkLineCount(fields.filter(({ tag }) => tag === '61').length)
  const pages = messagesOf(fields).flatMap((message) => pageOf(message, defaults, problems) ?? [])
  return withoutPages(pages).map(({ fileLine, goesOn: _, isContinued: __, ...statement }) => {
    checkSums(statement, fileLine, problems)
    return statement
  })
}
