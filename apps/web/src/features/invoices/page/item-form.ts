import type { ItemState, VatCategory } from '@praxis/contract/invoices/invoice-rules'
import type { InvoiceItem, InvoiceItemChanges } from '@praxis/contract/invoices/invoice-shapes'
import { max, min } from '@praxis/domain/validation/number-rules'
import { type Rule, required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { changedFields } from '../../../ui/forms/draft-changes'
import type { FormRules } from '../../../ui/forms/rule-problems'
import type { VatChoice } from './vat-fields'

/** An item as it is typed. */
export interface ItemValues {
  readonly name: string
  readonly description: string
  readonly quantity: number | null
  readonly unitAmount: number | null
  readonly discountRate: number | null
  readonly vat: VatChoice
  /** In percent. */
  readonly vatRate: number | null
  readonly state: ItemState
}

const LONGEST_NAME = 200
const LONGEST_DESCRIPTION = 2000
const MOST_QUANTITY = 1_000_000
const MOST_MONEY = 1_000_000_000_000

export const decimals =
  (most: number): Rule =>
  (value) =>
    typeof value === 'number' && !Number.isNaN(value) && Number(value.toFixed(most)) !== value
      ? `Enter a number with at most ${most} decimals`
      : undefined

export const itemRules = ({ vat }: Pick<ItemValues, 'vat'>): FormRules<ItemValues> => ({
  name: [required('Name'), maxLength(LONGEST_NAME)],
  description: maxLength(LONGEST_DESCRIPTION),
  quantity: [required('Quantity'), min(-MOST_QUANTITY), max(MOST_QUANTITY), decimals(4)],
  unitAmount: [required('Unit amount'), min(0), max(MOST_MONEY)],
  discountRate: [min(0), max(100), decimals(2)],
  ...(vat === 'standard' && { vatRate: [required('VAT rate'), min(0), max(100), decimals(2)] }),
})

export const newItem: ItemValues = {
  name: '',
  description: '',
  quantity: 1,
  unitAmount: null,
  discountRate: null,
  vat: 'usual',
  vatRate: null,
  state: 'fullyInvoiced',
}

export const itemValues = (item: InvoiceItem): ItemValues => ({
  name: item.name,
  description: item.description,
  quantity: item.quantity,
  unitAmount: item.unitAmount,
  discountRate: item.discountRate === 0 ? null : item.discountRate,
  vat: item.vatCategory,
  vatRate: percentOf(item.vatRate),
  state: item.state,
})

/** 0.175 is 17.5 %, without the tails that floats have. */
export const percentOf = (fraction: number): number => Math.round(fraction * 10_000) / 100
const fractionOf = (percent: number | null): number => Math.round((percent ?? 0) * 100) / 10_000

/** VAT that is not as usual. */
export const vatInput = ({
  vat,
  vatRate,
}: Pick<ItemValues, 'vat' | 'vatRate'>): { vatRate: number; vatCategory: VatCategory } | undefined =>
  vat === 'usual' ? undefined : { vatCategory: vat, vatRate: vat === 'standard' ? fractionOf(vatRate) : 0 }

export const itemInput = ({ vat, vatRate, quantity, unitAmount, discountRate, ...typed }: ItemValues) => ({
  ...typed,
  name: typed.name.trim(),
  quantity: quantity ?? 0,
  unitAmount: unitAmount ?? 0,
  discountRate: discountRate ?? 0,
  ...vatInput({ vat, vatRate }),
})

/** What differs from the item as it was. */
export const itemChanges = (item: InvoiceItem, values: ItemValues): Partial<InvoiceItemChanges> =>
  changedFields<Partial<InvoiceItemChanges>>(itemInput(itemValues(item)), itemInput(values))
