import type { Figure, LeftOut } from '@praxis/contract/company/figures'
import type { InvoicedSums } from '@praxis/contract/invoices/invoiced-sums'
import { figureOf, type NewPart } from '../figures/figure'

type BySource = InvoicedSums['billed']

const sourceParts = ({ time, expenses, agreement, free }: BySource): NewPart[] => [
  { id: 'time', label: 'Time', value: time },
  { id: 'expenses', label: 'Expenses', value: expenses },
  { id: 'agreement', label: 'Agreements', value: agreement },
  { id: 'free', label: 'Free items', value: free },
]

const moneyOf = ({ currency }: InvoicedSums, parts: readonly NewPart[], leftOut: readonly LeftOut[] = []): Figure =>
  figureOf(
    { unit: 'money', currency },
    parts.filter(({ value }) => value !== 0),
    leftOut,
  )

/** What was billed, by what it was for, less what was credited. */
export const invoicedFigure = (sums: InvoicedSums): Figure =>
  moneyOf(sums, [...sourceParts(sums.billed), { id: 'credited', label: 'Credited', value: -sums.credited }])

/** Who sees some projects of an invoice only learns nothing of its payments. */
const notTold = ({ notTold: value }: InvoicedSums): LeftOut[] =>
  value === 0 ? [] : [{ reason: 'noAccess', label: 'invoices with projects you can’t see', value }]

export const paidFigure = (sums: InvoicedSums): Figure =>
  moneyOf(
    sums,
    [
      { id: 'inFull', label: 'On invoices paid in full', value: sums.paid - sums.paidInPart },
      { id: 'inPart', label: 'On invoices paid in part', value: sums.paidInPart },
    ],
    notTold(sums),
  )

export const openFigure = (sums: InvoicedSums): Figure =>
  moneyOf(
    sums,
    [
      { id: 'notDue', label: 'Not due yet', value: sums.open - sums.overdue },
      { id: 'overdue', label: 'Overdue', value: sums.overdue },
    ],
    notTold(sums),
  )

/** A draft is not yet an invoice: all of it is part of what is not invoiced yet. */
export const draftsFigure = (sums: InvoicedSums): Figure =>
  moneyOf(sums, [
    ...sourceParts(sums.drafts),
    { id: 'nextTime', label: 'To be billed next time', value: sums.draftsNextTime },
  ])
