import { oneOf, present } from '../address-values'
import type { Besides, Fields, List, ListSearch } from './describe-list'
import { type ListField, namesOf } from './list-field'

type Asked<F extends Fields> = { readonly [Name in keyof F]?: NonNullable<F[Name]['types']>['asked'] }
type Controls<F extends Fields> = { readonly [Name in keyof F]: NonNullable<F[Name]['types']>['control'] }

const YES = 'yes'

function controlOf(field: ListField<unknown, unknown, unknown>, value: unknown, onChange: (value: unknown) => void) {
  const { label, words, usual } = field
  if (!words) return { label, value, onChange }
  const choices = Object.entries(words).map(([name, word]) => ({ value: name, label: word }))
  if (field.isTruth) {
    const choice = value === undefined ? undefined : value ? YES : 'no'
    return { label, choices, value: choice, onChange: (next: unknown) => onChange(next && next === YES) }
  }
  return {
    label,
    choices,
    required: usual !== undefined,
    value: value ?? usual,
    onChange: (next: unknown) => onChange(next === usual ? undefined : next),
  }
}

/** What a page does with the search of its list. */
export function operationsOn<F extends Fields, Order extends string, B extends Besides>(list: List<F, Order, B>) {
  type S = ListSearch<F, Order, B>
  const { orders, usualOrder } = list
  const fields = Object.entries(list.fields)
  const valueIn = (search: S, name: string): unknown => search[name]
  const withField = (search: S, name: string, value: unknown): S =>
    present<S>({ ...search, page: undefined, [name]: value })

  const orderOf = (search: S): Order => search.sortOrder ?? usualOrder
  /** The search in another order; a column that nothing is sorted by changes nothing. */
  const sorted = (search: S, order: string): S => {
    const known = oneOf(namesOf(orders), order)
    return known === undefined ? search : withField(search, 'sortOrder', known === usualOrder ? undefined : known)
  }

  return {
    orderOf,
    sorted,

    /** The properties of the menu of orders. */
    sort: (search: S, onSearch: (search: S) => void) => ({
      choices: Object.entries<string>(orders).map(([value, label]) => ({ value, label })),
      value: orderOf(search),
      onChange: (order: string) => onSearch(sorted(search, order)),
    }),

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
        if (role === 'search' || role === 'lastDay' || value === undefined) return count
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
          controlOf(field, valueIn(search, name), (value) => onSearch(withField(search, name, value))),
        ]),
      ),
  }
}
