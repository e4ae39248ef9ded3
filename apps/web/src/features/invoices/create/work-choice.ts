import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { type InvoiceSums, invoiceSums } from '@praxis/domain/invoices/invoice-sums'
import type { InvoiceLine } from '@praxis/domain/invoices/line-sums'

type TimeLine = UninvoicedWork['time'][number]
type Agreement = UninvoicedWork['agreements'][number]

/** What of the open work goes on an invoice. */
export interface WorkChoice {
  /** Time entries, expenses and waiting items that stay open. */
  readonly leftOut: readonly string[]
  /** Amounts of agreement items, null for those that stay open; of the others, what is due goes on it. */
  readonly agreements: Readonly<Record<string, number | null>>
}

export const everything: WorkChoice = { leftOut: [], agreements: {} }

export type Chosen = 'all' | 'some' | 'none'

/** Whether all, some or none of these rows go on the invoice. */
export function chosenOf(ids: readonly string[], { leftOut }: Pick<WorkChoice, 'leftOut'>): Chosen {
  const out = new Set(leftOut)
  const left = ids.filter((id) => out.has(id)).length
  if (left === 0) return 'all'
  return left === ids.length ? 'none' : 'some'
}

/** The choice with these rows put on the invoice, or left open. */
export function withRows(choice: WorkChoice, ids: readonly string[], isOn: boolean): WorkChoice {
  const those = new Set(ids)
  const others = choice.leftOut.filter((id) => !those.has(id))
  return { ...choice, leftOut: isOn ? others : [...others, ...ids] }
}

/** How much of an agreement item goes on the invoice; nothing where it stays open. */
export function amountOf({ id, due, left }: Pick<Agreement, 'id' | 'due' | 'left'>, choice: WorkChoice): number | null {
  const typed = choice.agreements[id]
  if (typed !== undefined) return typed
  return due > 0 ? Math.min(due, left) : null
}

export const withAgreement = (choice: WorkChoice, id: string, amount: number | null): WorkChoice => ({
  ...choice,
  agreements: { ...choice.agreements, [id]: amount },
})

/** What can be put on an invoice of an agreement item: none that stands on another draft in full. */
export const isOpen = ({ left }: Pick<Agreement, 'left'>): boolean => left > 0

/** The agreement items of the request. */
export const chosenAgreements = (work: UninvoicedWork, choice: WorkChoice): { id: string; amount: number }[] =>
  work.agreements.filter(isOpen).flatMap((item) => {
    const amount = amountOf(item, choice)
    return amount === null || Number.isNaN(amount) || amount <= 0 ? [] : [{ id: item.id, amount }]
  })

/** Amounts that cannot be sent: more than is left, nothing, or no amount. */
export const agreementProblem = ({ left }: Pick<Agreement, 'left'>, amount: number | null): string | undefined => {
  if (amount === null) return undefined
  if (Number.isNaN(amount) || amount <= 0) return 'Enter an amount'
  return amount > left ? 'More than is left' : undefined
}

/** What the request says of time, expenses and waiting items. */
export function workInput(work: UninvoicedWork, choice: WorkChoice) {
  const idsOfTime = work.time.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions)
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  const kinds = {
    time: idsOfTime,
    expenses: idsOf(work.expenses),
    waitingItems: idsOf(work.waitingItems),
  }
  const isOn = (ids: readonly string[]) => ids.length === 0 || chosenOf(ids, choice) !== 'none'
  const [time, expenses, waitingItems] = [isOn(kinds.time), isOn(kinds.expenses), isOn(kinds.waitingItems)]
  // What is left out as a whole needs no names.
  const named = new Set([
    ...(time ? kinds.time : []),
    ...(expenses ? kinds.expenses : []),
    ...(waitingItems ? kinds.waitingItems : []),
  ])
  return {
    time,
    expenses,
    waitingItems,
    agreementItems: chosenAgreements(work, choice),
    leaveOut: choice.leftOut.filter((id) => named.has(id)),
  }
}

interface WorkSums {
  readonly time: number
  readonly seconds: number
  readonly expenses: number
  readonly expenseCount: number
  readonly agreements: number
  readonly agreementCount: number
  readonly waitingItems: number
  readonly waitingCount: number
}

const netOf = (rows: readonly { readonly net: number }[]): number => rows.reduce((sum, { net }) => sum + net, 0)

const isLineOn = (line: TimeLine, choice: WorkChoice) => chosenOf(line.timeSheetSubmissions, choice) === 'all'

export const chosenTime = (work: UninvoicedWork, choice: WorkChoice): TimeLine[] =>
  work.time.filter((line) => isLineOn(line, choice))

const rowsOn = <Row extends { readonly id: string }>(rows: readonly Row[], { leftOut }: WorkChoice): Row[] => {
  const out = new Set(leftOut)
  return rows.filter(({ id }) => !out.has(id))
}

/** What goes on the invoice, by what it is made of. */
export function sumsOfChoice(work: UninvoicedWork, choice: WorkChoice): WorkSums {
  const time = chosenTime(work, choice)
  const [expenses, waiting] = [rowsOn(work.expenses, choice), rowsOn(work.waitingItems, choice)]
  const agreements = chosenAgreements(work, choice)
  return {
    time: netOf(time),
    seconds: time.reduce((sum, { seconds }) => sum + seconds, 0),
    expenses: netOf(expenses),
    expenseCount: expenses.length,
    agreements: agreements.reduce((sum, { amount }) => sum + amount, 0),
    agreementCount: agreements.length,
    waitingItems: netOf(waiting),
    waitingCount: waiting.length,
  }
}

const WHOLE = 10_000

/** An item of its own, as far as it is charged; VAT that is not chosen is the project’s. */
export interface ChargedFreeItem {
  readonly projectID: string | null
  readonly quantity: number | null
  readonly unitAmount: number | null
  readonly discountRate: number | null
  readonly vat: Pick<UninvoicedWork['projects'][number], 'vatRate' | 'vatCategory'> | undefined
}

/** What the invoice would come to, with its VAT by rate. */
export function sumsOfInvoice(
  work: UninvoicedWork,
  choice: WorkChoice,
  freeItems: readonly ChargedFreeItem[],
): InvoiceSums {
  const vatOf = (projectID: string | null) => {
    const { vatRate = 0, vatCategory = 'zero' } =
      work.projects.find(({ id }) => id === projectID) ?? work.projects[0] ?? {}
    return { vatRate: Math.round(vatRate * WHOLE), vatCategory }
  }
  const one = (net: number, vat: Pick<InvoiceLine, 'vatRate' | 'vatCategory'>): InvoiceLine =>
    net < 0
      ? { quantity: -WHOLE, unitAmount: -net, discount: 0, ...vat }
      : { quantity: WHOLE, unitAmount: net, discount: 0, ...vat }
  const amounts = new Map(chosenAgreements(work, choice).map(({ id, amount }) => [id, amount]))
  return invoiceSums([
    ...chosenTime(work, choice).map(({ net, projectID }) => one(net, vatOf(projectID))),
    ...rowsOn(work.expenses, choice).map(({ net, vatRate, vatCategory }) =>
      one(net, { vatRate: Math.round(vatRate * WHOLE), vatCategory }),
    ),
    ...work.agreements.flatMap(({ id, projectID }) => {
      const amount = amounts.get(id)
      return amount === undefined ? [] : [one(amount, vatOf(projectID))]
    }),
    ...rowsOn(work.waitingItems, choice).map(({ net, projectID }) => one(net, vatOf(projectID))),
    ...freeItems.map(({ quantity, unitAmount, discountRate, vat, projectID }) => ({
      quantity: Math.round((quantity ?? 0) * WHOLE),
      unitAmount: unitAmount ?? 0,
      discount: Math.round((discountRate ?? 0) * 100),
      ...(vat ? { vatRate: Math.round(vat.vatRate * WHOLE), vatCategory: vat.vatCategory } : vatOf(projectID)),
    })),
  ])
}
