import type { StatementFormat } from '@praxis/contract/invoices/bank-statement-rules'
import type { BankStatementItem, LineProposal, StatementLine } from '@praxis/contract/invoices/bank-statements'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'

export const FORMATS: Readonly<Record<StatementFormat, string>> = { camt053: 'CAMT.053', mt940: 'MT940', csv: 'CSV' }

export const linesText = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

const INVOICED: ReadonlySet<string> = new Set<Currency>(['GBP', 'USD', 'EUR', 'ZAR'])
export const isInvoiced = (currency: string): currency is Currency => INVOICED.has(currency)

const decimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in any currency that banks know. */
export const lineMoney = (amount: number, currency: string): string =>
  isInvoiced(currency) ? formatMoney(amount, currency) : `${currency} ${decimal.format(amount / 100)}`

/** '01/10/2026 – 31/10/2026'. */
export const periodText = ({ firstDay, lastDay }: Pick<BankStatementItem, 'firstDay' | 'lastDay'>): string => {
  if (firstDay === null || lastDay === null) return ''
  return firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} – ${formatDay(lastDay)}`
}

export const toMatchCount = ({ lineCount, matchedCount, setAsideCount }: BankStatementItem): number =>
  lineCount - matchedCount - setAsideCount

/** Who paid, or was paid; the bank's own words where it names nobody. */
export const partyOf = ({ partyName, onBehalfOf, bankText, remittance }: StatementLine): string => {
  const party = partyName && onBehalfOf ? `${partyName} for ${onBehalfOf}` : partyName || onBehalfOf
  return party || bankText || remittance || 'Unknown payer'
}

/** What a line is called: '£1,200.00 from Northgate Water'. */
export const lineName = (line: StatementLine): string =>
  `${lineMoney(Math.abs(line.amount), line.currency)} ${line.amount < 0 ? 'to' : 'from'} ${partyOf(line)}`

type Reason = LineProposal['reasons'][number]

/** Why a line may be about an invoice, in plain words. */
export function reasonText(reason: Reason, currency: string): string {
  switch (reason.kind) {
    case 'number':
      return reason.isSure ? `Names ${reason.number}` : `Says “${reason.found}”, which may be ${reason.number}`
    case 'openAmount':
      return 'Exactly what is open'
    case 'amountBeforeCredits':
      return 'What was open before the credit notes'
    case 'grossAmount':
      return 'The whole invoice, though less is open'
    case 'partPayment':
      return `${lineMoney(reason.missing, currency)} less than is open`
    case 'overPayment':
      return `${lineMoney(reason.above, currency)} more than is open`
    case 'name':
      return reason.isSame ? `Paid by ${reason.name}` : `The payer’s name is close to ${reason.name}`
    case 'knownAccount':
      return `This client paid from ${reason.account} before`
    case 'reference':
      return `Has the reference ${reason.reference} of that payment`
    case 'paidByOtherLine':
      return 'Another line pays this for certain'
  }
}

/** What confirming a proposal does, as one reads it: 'CR-1042 and CR-1043'. */
export const numbersText = (parts: LineProposal['parts']): string => {
  const numbers = parts.map(({ invoice }) => invoice.number)
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : (numbers[0] ?? '')
}
