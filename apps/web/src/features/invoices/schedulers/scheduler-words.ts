import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import { formatMoney } from '@praxis/domain/money/money'

type SchedulerType = InvoiceScheduler['type']

export const SCHEDULER_TYPES: Readonly<Record<SchedulerType, string>> = {
  none: 'None',
  fixedAmount: 'Fixed amount',
  effort: 'Effort',
  agreement: 'Agreement',
}

export const SCHEDULER_HINTS: Readonly<Record<SchedulerType, string>> = {
  none: 'Invoices are made by hand',
  fixedAmount: 'The same amount every month',
  effort: 'All open time up to the end of the month before',
  agreement: 'Items when they are due',
}

/** What a draft has on it: '£4,000.00 on day 1'. */
export function whatIsDrafted({ type, amount, currency, dayOfMonth, onlyDone }: InvoiceScheduler): string {
  if (type === 'none') return 'made by hand'
  const what = {
    fixedAmount: amount === null ? 'an amount' : formatMoney(amount, currency),
    effort: 'all open time up to the month before',
    agreement: onlyDone ? 'items when they are due and done' : 'items when they are due',
  }[type]
  return `${what}, on ${dayText(dayOfMonth)}`
}

const LAST_DAY = 31

const dayText = (dayOfMonth: number): string => (dayOfMonth === LAST_DAY ? 'the last day' : `day ${dayOfMonth}`)

/** What the next draft would come to: time goes on until then, so that of effort is not final. */
export function expectedText({ expected, type, currency }: InvoiceScheduler): string | undefined {
  if (expected === null) return undefined
  if (expected === 0) return 'nothing yet'
  return type === 'effort' ? `about ${formatMoney(expected, currency)}` : formatMoney(expected, currency)
}

export const schedulerName = ({ project }: InvoiceScheduler): string => `the scheduler of ${project.name}`
