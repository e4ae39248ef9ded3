import type { InvoiceItem, InvoiceItemChanges } from '@praxis/contract/invoices/invoice-shapes'
import { plainNumbers } from '../../../ui/sheet/pasted-cells'
import type { SheetChange } from '../../../ui/sheet/sheet-range'
import { readAmount, textOfAmount } from '../../plans/amounts'
import { categoryOfRate } from '../invoice-words'

/** The numbers of an item that are edited in place, each in whole numbers of its own. */
export const itemColumns = ['quantity', 'unitAmount', 'discountRate', 'vatRate'] as const
export type ItemColumn = (typeof itemColumns)[number]

interface Columns {
  /** How many decimals what is typed may have. */
  readonly decimals: number
  /** Of a whole number. */
  readonly most: number
  readonly least: number
  readonly noun: string
}

/** VAT is a fraction on the wire and a percentage to people: the last two of its four decimals are those of a percent. */
const COLUMNS: Readonly<Record<Exclude<ItemColumn, 'unitAmount'>, Columns>> = {
  quantity: { decimals: 4, least: -10_000_000_000, most: 10_000_000_000, noun: 'a quantity with up to 4 decimals' },
  discountRate: { decimals: 2, least: 0, most: 10_000, noun: 'a discount from 0 to 100%' },
  vatRate: { decimals: 2, least: 0, most: 10_000, noun: 'a VAT rate from 0 to 100%' },
}

const isItemColumn = (column: string): column is ItemColumn => itemColumns.some((each) => each === column)

const SCALES: Readonly<Record<ItemColumn, number>> = {
  quantity: 10_000,
  unitAmount: 1,
  discountRate: 100,
  vatRate: 10_000,
}

/** The number of an item in whole numbers. */
export const numberOfItem = (item: InvoiceItem, column: string): number =>
  isItemColumn(column) ? Math.round(item[column] * SCALES[column]) : 0

/** A whole number as text to edit: 965000 ten-thousandths are '96.5'. */
export function textOfNumber(value: number, column: string): string {
  if (!isItemColumn(column) || column === 'unitAmount') return textOfAmount(value)
  const { decimals } = COLUMNS[column]
  const digits = Math.abs(value)
    .toString()
    .padStart(decimals + 1, '0')
  const rest = digits.slice(-decimals).replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}${rest === '' ? '' : `.${rest}`}`
}

/** A number as typed or pasted, exactly; undefined where it is none, or has more decimals than there can be. */
export function readNumber(text: string, column: string): number | undefined {
  if (!isItemColumn(column) || column === 'unitAmount') return readAmount(text)
  const { decimals, least, most } = COLUMNS[column]
  const bare = text.replaceAll('%', '').trim()
  const [[plain] = []] = /^-?\d*\.?\d+$/.test(bare) ? [[bare]] : plainNumbers([[bare]])
  if (plain === undefined) return undefined
  const [whole = '', rest = ''] = plain.replace('-', '').split('.')
  if (rest.length > decimals) return undefined
  const value = Number(`${whole}${rest.padEnd(decimals, '0')}`) * (plain.startsWith('-') ? -1 : 1)
  return Number.isSafeInteger(value) && value >= least && value <= most ? value + 0 : undefined
}

export const nounOf = (column: string): string =>
  isItemColumn(column) && column !== 'unitAmount' ? COLUMNS[column].noun : 'an amount'

/** What cells of the sheet change of their items. */
export function changesOfItems(
  items: readonly InvoiceItem[],
  cells: readonly SheetChange[],
): { readonly item: InvoiceItem; readonly changes: Partial<InvoiceItemChanges> }[] {
  return items.flatMap((item) => {
    const own = cells.filter(({ row }) => row === item.id)
    if (own.length === 0) return []
    const changes: Partial<InvoiceItemChanges> = {}
    for (const { column, value } of own) {
      if (!isItemColumn(column)) continue
      changes[column] = value / SCALES[column]
      if (column === 'vatRate') changes.vatCategory = categoryOfRate(value, item.vatCategory)
    }
    return [{ item, changes }]
  })
}
