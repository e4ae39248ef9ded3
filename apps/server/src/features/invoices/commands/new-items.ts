import { randomUUID } from 'node:crypto'
import type { TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { FreeItem } from '@praxis/contract/invoices/invoice-shapes'
import { WHOLE_QUANTITY } from '@praxis/domain/invoices/line-sums'
import { type InvoicedTime, timeLines } from '@praxis/domain/invoices/time-lines'
import { cutText } from '@praxis/domain/text/cut-text'
import type { UsualVat } from '../queries/invoiceable-projects'
import type { ItemRow } from '../queries/item-row'
import type { OpenAgreement } from '../queries/open-agreements'
import type { OpenExpense } from '../queries/open-expenses'
import type { WaitingItem } from '../queries/waiting-items'
import { discountOf, quantityOf, vatOfItem } from './item-values'
import type { RowsOfItem } from './save-items'

/** Items with what they are made of. */
export interface NewItems {
  readonly items: readonly ItemRow[]
  readonly rows: readonly RowsOfItem[]
}

const LONGEST_NAME = 200

/** Names come from records that have longer ones, or none. */
const nameOf = (...names: readonly string[]): string =>
  cutText(names.find((name) => name !== '') ?? '', LONGEST_NAME).trim()

type Made = Pick<ItemRow, 'targetableId' | 'source' | 'name' | 'category' | 'quantity' | 'unitAmount'> &
  UsualVat &
  Partial<ItemRow>

const itemOf = (made: Made): ItemRow => ({
  ...{ id: randomUUID(), description: '', unit: 'item', discount: 0, state: 'fullyInvoiced' },
  ...{ fromDay: null, toDay: null, agreementItemId: null, linkedItemId: null, originalSeconds: 0 },
  originalQuantity: made.quantity,
  originalUnitAmount: made.unitAmount,
  ...made,
})

/** What the lines of time have, beside what follows from the time. */
export type LineTerms = Pick<ItemRow, 'discount' | 'vatRate' | 'vatCategory' | 'state'>

export const timeItems = (
  time: readonly InvoicedTime[],
  grouping: TimeSheetGrouping,
  termsOf: (targetableId: string) => UsualVat & Partial<LineTerms>,
): NewItems => {
  const made = timeLines(time, grouping).map(({ targetableID, name, quantity, unitAmount, from, to, rows }) => {
    const of = { targetableId: targetableID, source: 'time', category: 'consultancyBudget', unit: 'hour' } as const
    const { discount, vatRate, vatCategory, state } = {
      discount: 0,
      state: 'fullyInvoiced',
      ...termsOf(targetableID),
    } as const
    const item = itemOf({
      ...of,
      name: nameOf(name),
      quantity,
      unitAmount,
      originalSeconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
      fromDay: from,
      toDay: to,
      discount,
      vatRate,
      vatCategory,
      state,
    })
    return { item, rows: { itemId: item.id, time: rows } }
  })
  return { items: made.map(({ item }) => item), rows: made.map(({ rows }) => rows) }
}

/** Money that comes back is a quantity below nothing, as amounts have no sign. */
const chargedOnce = (amount: number) => ({
  quantity: Math.sign(amount) * WHOLE_QUANTITY,
  unitAmount: Math.abs(amount),
})

export const expenseItems = (expenses: readonly OpenExpense[], vatOf: (targetableId: string) => UsualVat): NewItems => {
  const made = expenses.map(({ id, targetableId, name, typeName, incurredOn, net, line }) => {
    const of = { targetableId, source: 'expenses', category: 'expensesBudget' } as const
    const { vatRate, vatCategory } = vatOf(targetableId)
    const days = { fromDay: incurredOn, toDay: incurredOn }
    const item = itemOf({
      ...of,
      name: nameOf(name, typeName, 'Expense'),
      ...(line ?? chargedOnce(net)),
      ...days,
      vatRate,
      vatCategory,
    })
    return { item, rows: { itemId: item.id, expenses: [id] } }
  })
  return { items: made.map(({ item }) => item), rows: made.map(({ rows }) => rows) }
}

/** An agreed amount, or a part of it. */
export const agreementItem = (agreement: OpenAgreement, amount: number, { vatRate, vatCategory }: UsualVat): ItemRow =>
  itemOf({
    targetableId: agreement.targetableId,
    source: 'agreement',
    agreementItemId: agreement.id,
    name: nameOf(agreement.name),
    category: agreement.category,
    ...chargedOnce(amount),
    ...{ vatRate, vatCategory },
  })

/** What an earlier invoice has left, as it was there. */
export const itemOfWaiting = ({
  number: _number,
  invoiceId: _invoiceId,
  billedOn: _billedOn,
  ...waiting
}: WaitingItem): ItemRow => ({
  ...waiting,
  id: randomUUID(),
  state: 'fullyInvoiced',
  linkedItemId: waiting.id,
  originalQuantity: waiting.quantity,
  originalUnitAmount: waiting.unitAmount,
  // The time stays with the item that it was billed with first.
  originalSeconds: 0,
})

export const freeItem = (given: FreeItem, targetableId: string, usual: UsualVat): ItemRow =>
  itemOf({
    ...{ targetableId, source: 'free', category: given.category, name: given.name, description: given.description },
    ...{ quantity: quantityOf(given.quantity), unitAmount: given.unitAmount, discount: discountOf(given.discountRate) },
    ...vatOfItem(given, usual),
    state: given.state,
  })
