import type { TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { Day } from '../calendar/day'
import { roundedQuotient } from '../money/rounded-quotient'
import { WHOLE_QUANTITY } from './line-sums'

/** Approved time that a client is charged for. */
export interface InvoicedTime {
  readonly id: string
  readonly targetableID: string
  readonly employeeID: string
  readonly employeeName: string
  readonly roleName: string
  /** The day it began, in the calendar of whoever worked. */
  readonly day: Day
  /** What is charged, rounded to the project’s blocks. */
  readonly seconds: number
  /** What an hour costs, copied when the time was logged. */
  readonly rate: number
}

/** A line of an invoice that is made of time. */
export interface TimeLine {
  readonly targetableID: string
  readonly name: string
  /** Ten-thousandths of hours. */
  readonly quantity: number
  readonly unitAmount: number
  readonly from: Day
  readonly to: Day
  readonly rows: readonly InvoicedTime[]
}

const SECONDS_PER_HOUR = 3600

/** 100 minutes are 1.6667 hours. */
export const quantityOfSeconds = (seconds: number): number =>
  roundedQuotient(BigInt(seconds) * BigInt(WHOLE_QUANTITY), BigInt(SECONDS_PER_HOUR))

/** What an entry brings on its own, rounded as the database does it. */
export const revenueOfTime = ({ seconds, rate }: Pick<InvoicedTime, 'seconds' | 'rate'>): number =>
  roundedQuotient(BigInt(seconds) * BigInt(rate), BigInt(SECONDS_PER_HOUR))

/** Rows of different projects, roles or rates never share a line, so that no rate on an invoice is an average. */
const keyOf = (row: InvoicedTime, grouping: TimeSheetGrouping): string => {
  if (grouping === 'byEachSingleSubmission') return row.id
  const always = [row.targetableID, row.roleName, row.rate]
  if (grouping === 'none') return JSON.stringify(always)
  const perPerson = [...always, row.employeeID]
  return JSON.stringify(grouping === 'byEmployee' ? perPerson : [...perPerson, row.day.slice(0, 7)])
}

const nameOf = ({ employeeName, roleName }: InvoicedTime, grouping: TimeSheetGrouping): string => {
  if (grouping === 'none') return roleName || 'Time'
  return roleName === '' ? employeeName : `${employeeName}, ${roleName}`
}

const inOrder = (one: InvoicedTime, other: InvoicedTime): number => {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1
  return one.id < other.id ? -1 : 1
}

const lineOf = (rows: readonly [InvoicedTime, ...InvoicedTime[]], grouping: TimeSheetGrouping): TimeLine => {
  const [first] = rows
  return {
    targetableID: first.targetableID,
    name: nameOf(first, grouping),
    quantity: quantityOfSeconds(rows.reduce((sum, { seconds }) => sum + seconds, 0)),
    unitAmount: first.rate,
    from: first.day,
    to: rows.at(-1)?.day ?? first.day,
    rows,
  }
}

/** Lines of time as they are grouped, each with the rows behind it in the order of their days. */
export const timeLines = (rows: readonly InvoicedTime[], grouping: TimeSheetGrouping): TimeLine[] => {
  const groups = new Map<string, [InvoicedTime, ...InvoicedTime[]]>()
  for (const row of rows.toSorted(inOrder)) {
    const key = keyOf(row, grouping)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((group) => lineOf(group, grouping))
}
