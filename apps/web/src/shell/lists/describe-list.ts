import { type Changes, oneOf, pageAfterFirst, present } from '../address-values'
import { type Labels, type ListField, namesOf } from './list-field'

type Fields = Readonly<Record<string, ListField<unknown, unknown, unknown>>>
type Besides = Readonly<Record<string, (given: unknown) => unknown>>

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
type Asked<F extends Fields> = { readonly [Name in keyof F]?: NonNullable<F[Name]['asked']> }
type Controls<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name]['control']> }
type Beside<B extends Besides> = { readonly [Name in keyof B]?: NonNullable<ReturnType<B[Name]>> }

/** What an address says about a list: the same link shows the same list. */
type Search<F extends Fields, Order extends string, B extends Besides> = Values<F> &
  Beside<B> & { readonly sortOrder?: Order; readonly page?: number }

export type SearchOf<List> = List extends { read: (search: Record<string, unknown>) => infer S } ? S : never

/** A list described once: its address, the controls of its filters and the request to the server come from here. */
export function describeList<F extends Fields, Order extends string, B extends Besides = Record<never, never>>(
  description: Description<F, Order, B>,
) {
  type S = Search<F, Order, B>
  const { orders, usualOrder } = description
  const fields = Object.entries(description.fields)
  const besides: Besides = description.besides ?? {}
  const otherOrders = namesOf(orders).filter((order) => order !== usualOrder)
  const valueIn = (search: S, name: string): unknown => search[name]

  /** The search with changes; another filter or order begins at the first page. */
  const changed = (search: S, changes: Changes<S>): S => present<S>({ ...search, page: undefined, ...changes })
  const withField = (search: S, name: string, value: unknown): S =>
    present<S>({ ...search, page: undefined, [name]: value })

  return {
    orders,
    changed,
    orderOf: (search: S): Order => search.sortOrder ?? usualOrder,

    read(search: Record<string, unknown>): S {
      const values = fields.map(([name, { read }]) => [name, read(search[name])])
      const others = Object.entries(besides).map(([name, read]) => [name, read(search[name])])
      return present<S>({
        ...Object.fromEntries([...values, ...others]),
        sortOrder: oneOf(otherOrders, search.sortOrder),
        page: pageAfterFirst(search.page),
      })
    },

    /** The search in another order; a column that nothing is sorted by changes nothing. */
    sorted(search: S, order: string): S {
      const known = oneOf(namesOf(orders), order)
      return known === undefined ? search : withField(search, 'sortOrder', known === usualOrder ? undefined : known)
    },

    atPage: (search: S, page: number): S => withField(search, 'page', page === 1 ? undefined : page),

    /** The list without its filters, in its order. */
    cleared(search: S): S {
      const filters = fields.filter(([, { role }]) => role !== 'scope').map(([name]) => [name, undefined])
      return present<S>({ ...search, page: undefined, ...Object.fromEntries(filters) })
    },

    /** Whether fewer than the usual ones are asked for. */
    isFiltered: (search: S): boolean =>
      fields.some(([name, { role, everything }]) => {
        const value = valueIn(search, name)
        return role !== 'scope' && value !== undefined && value !== everything
      }),

    /** How many filters differ from their defaults; the search is not counted, and of several values each is. */
    filtersOn: (search: S): number =>
      fields.reduce((count, [name, { role }]) => {
        const value = valueIn(search, name)
        if (role === 'search' || value === undefined) return count
        return count + (typeof value === 'object' && value !== null ? Object.keys(value).length : 1)
      }, 0),

    /** The filter of the request. */
    asked(search: S): Asked<F> {
      const values = fields.map(([name, { usual, everything }]) => {
        const value = valueIn(search, name) ?? usual
        return [name, value === everything ? undefined : value]
      })
      return present<Asked<F>>(Object.fromEntries(values))
    },

    /** The properties of each filter's control. */
    controls: (search: S, onSearch: (search: S) => void): Controls<F> =>
      Object.fromEntries(
        fields.map(([name, field]): unknown[] => [
          name,
          field.control(valueIn(search, name), (value) => onSearch(withField(search, name, value))),
        ]),
      ),
  }
}
