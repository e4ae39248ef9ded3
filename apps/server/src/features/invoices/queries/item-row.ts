import { type RowOf, selected } from '../../../platform/database/selected'

/** Columns of a row `m` of invoice_items, without its place and its sums, which follow from all items of its invoice. */
export const itemColumns = selected('invoice_items', 'm', [
  ...(['id', 'targetable_id', 'source', 'name', 'description', 'quantity', 'unit', 'unit_amount', 'discount'] as const),
  ...(['vat_rate', 'vat_category', 'state', 'from_day', 'to_day', 'category', 'agreement_item_id'] as const),
  ...(['linked_item_id', 'original_quantity', 'original_unit_amount', 'original_seconds'] as const),
])

export type ItemRow = RowOf<typeof itemColumns>
