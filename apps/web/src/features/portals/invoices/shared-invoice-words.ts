import type { SharedInvoice } from '@praxis/contract/portals/portal-invoices'
import { type Day, formatDay } from '@praxis/domain/calendar/day'

type Standing = Pick<SharedInvoice, 'state' | 'dueDate' | 'paidOn' | 'creditedNumber'>

const on = (words: string, day: Day | null): string => (day === null ? words : `${words} ${formatDay(day)}`)

/** Where an invoice stands, as its client sees it. */
export function standingText({ state, dueDate, paidOn, creditedNumber }: Standing): string {
  switch (state) {
    case 'billed':
      return on('Due', dueDate)
    case 'partPaid':
      return on('Part paid, due', dueDate)
    case 'overdue':
      return on('Overdue, was due', dueDate)
    case 'paid':
      return on('Paid', paidOn)
    case 'credited':
      return 'Credited'
    case 'issued':
      return creditedNumber === null ? 'Credit note' : `Credit note for ${creditedNumber}`
  }
}
