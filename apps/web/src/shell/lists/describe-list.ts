import { oneOf, pageAfterFirst, present } from '../address-values'
import { type Labels, type ListField, namesOf } from './list-field'

export type Fields = Readonly<Record<string, ListField<unknown, unknown, unknown>>>
export type Besides = Readonly<Record<string, (given: unknown) => unknown>>

interface Description<F extends Fields, Order extends string, B extends Besides> {
  readonly fields: F
  /** The words of the orders. */
  readonly orders: Labels<Order>
  /** The order in force while the address names none. */
  readonly usualOrder: NoInfer<Order>
  /** What the address says beside what is listed: an open dialog, the size of a page. */
  readonly besides?: B
}

type Values<F extends Fields> = { readonly [Name in keyof F]?: NonNullable<ReturnType<F[Name]['read']>> }
type Beside<B extends Besides> = { readonly [Name in keyof B]?: NonNullable<ReturnType<B[Name]>> }

/** What an address says about a list: the same link shows the same list. */
export type ListSearch<F extends Fields, Order extends string, B extends Besides> = Values<F> &
  Beside<B> & { readonly sortOrder?: Order; readonly page?: number }

export interface List<F extends Fields, Order extends string, B extends Besides> extends Description<F, Order, B> {
  readonly read: (search: Record<string, unknown>) => ListSearch<F, Order, B>
}

export type SearchOf<L extends { read: (search: Record<string, unknown>) => unknown }> = ReturnType<L['read']>

/**
 * A list described once: its address, the controls of its filters and the request to the server come from here. Only what
 * reads the address lies here, as strangers load it too; what the pages need is in `list-operations.ts`.
 */
export function describeList<F extends Fields, Order extends string, B extends Besides = Record<never, never>>(
  description: Description<F, Order, B>,
): List<F, Order, B> {
  const { fields, orders, usualOrder } = description
  const besides: Besides = description.besides ?? {}
  const readers = [
    ...Object.entries(fields).map(([name, { read }]) => [name, read] as const),
    ...Object.entries(besides),
  ]
  return {
    ...description,
    read: (search) =>
      present({
        ...Object.fromEntries(readers.map(([name, read]): unknown[] => [name, read(search[name], search)])),
        sortOrder: search.sortOrder === usualOrder ? undefined : oneOf(namesOf(orders), search.sortOrder),
        page: pageAfterFirst(search.page),
      }),
  }
}
