import type { CreditableItems } from '@praxis/contract/invoices/credit-notes'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { creditSums, isCreditable } from '@praxis/domain/invoices/credit-sums'
import type { InvoiceSums } from '@praxis/domain/invoices/invoice-sums'
import { grossOf, WHOLE_QUANTITY, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import type { Rule } from '@praxis/domain/validation/rule'
import { lineOf } from '../page/shown-invoice'

export type Creditable = CreditableItems['items'][number]

/** How much is credited of each item, by its id; nothing is said of those that are left alone. */
export type CreditedQuantities = Readonly<Record<string, number | null>>

export interface CreditValues {
  readonly what: 'all' | 'items'
  readonly quantities: CreditedQuantities
  readonly note: string
}

/** What is left is all that is said of earlier credit notes. */
const NOTHING = { quantity: 0, gross: 0, net: 0 }

const whole = (quantity: number): number => Math.round(quantity * WHOLE_QUANTITY)

export const canBeCredited = ({ leftQuantity }: Creditable): boolean => leftQuantity !== 0

/** Why a quantity can't be credited; nothing where it can. */
export const quantityProblem = (item: Creditable, quantity: number | null): string | undefined => {
  const left = { quantity: whole(item.leftQuantity), credited: NOTHING }
  if (quantity !== null && isCreditable(left, whole(quantity))) return undefined
  return item.leftQuantity < 0
    ? `Enter a quantity below 0 and no less than ${item.leftQuantity}`
    : `Enter a quantity above 0 and up to ${item.leftQuantity}`
}

export const quantitiesRule =
  (items: readonly Creditable[]): Rule =>
  (value) => {
    const quantities = value as CreditedQuantities
    const chosen = items.filter(({ id }) => quantities[id] !== undefined)
    if (chosen.length === 0) return 'Choose what to credit'
    const wrong = chosen.find((item) => quantityProblem(item, quantities[item.id] ?? null) !== undefined)
    return wrong && `${wrong.name}: ${quantityProblem(wrong, quantities[wrong.id] ?? null)}`
  }

/** What a credit note of these quantities comes to, by the sums that the server makes it with. */
export function creditPreview(
  invoice: Invoice,
  { items, leftByRate }: Pick<CreditableItems, 'items' | 'leftByRate'>,
  quantities: CreditedQuantities,
): InvoiceSums {
  const lines = items.flatMap((creditable) => {
    const item = invoice.items.find(({ id }) => id === creditable.id)
    if (!item) return []
    const line = { ...lineOf(item), quantity: whole(creditable.leftQuantity) }
    return [{ ...line, id: creditable.id, gross: grossOf(line), net: creditable.leftNet, credited: NOTHING }]
  })
  const groups = leftByRate.map((group) => ({ ...group, vatRate: Math.round(group.vatRate * WHOLE_RATE) }))
  return creditSums(
    { lines, groups, creditedGroups: [] },
    lines.map(({ id }) => whole(quantities[id] ?? 0)),
  )
}
