import type { EndpointSpec, Input, Output } from '@praxis/contract/protocol/endpoint'
import type { AreaName } from '@praxis/contract/protocol/topics'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { type LiveMeta, shownIn } from './stale-answers'

/** An endpoint that says what it is about. */
export type AreaEndpoint = EndpointSpec & { readonly area: AreaName }

export interface Asking extends LiveMeta {
  /** A key other than the one made of area, address and input, for queries that are looked up by its beginning. */
  readonly key?: readonly unknown[]
  /** While another page or filter is fetched, the last answer stays on screen. */
  readonly keepsPrevious?: boolean
  readonly gcTime?: number
  readonly staleTime?: number
  readonly refetchInterval?: number
  readonly enabled?: boolean
}

const keyOf = <E extends AreaEndpoint>({ area, method, path }: E, input: Input<E>): readonly unknown[] => [
  area,
  `${method} ${path}`,
  input,
]

/** What every query has, whatever it makes of the answer. */
const optionsOf = (
  { area }: AreaEndpoint,
  { key: _, keepsPrevious, topics = shownIn[area], names, subject, ...others }: Asking,
) => ({ ...others, ...(keepsPrevious && { placeholderData: keepPreviousData }), meta: { topics, names, subject } })

/** The query of an endpoint, kept by its area, address and input. */
export const query = <E extends AreaEndpoint>(spec: E, input: Input<E>, asking: Asking = {}) =>
  queryOptions({
    ...optionsOf(spec, asking),
    queryKey: asking.key ?? keyOf(spec, input),
    queryFn: ({ signal }) => api.call(spec, input, { signal }),
  })

type Items<E extends EndpointSpec> = Output<E> extends { items: infer All } ? All : never

/** The query of an endpoint that answers with a list and nothing else worth knowing. */
export const itemsQuery = <E extends AreaEndpoint>(spec: E, input: Input<E>, asking: Asking = {}) =>
  queryOptions({
    ...optionsOf(spec, asking),
    queryKey: asking.key ?? [...keyOf(spec, input), 'items'],
    queryFn: async ({ signal }) => {
      const { items } = (await api.call(spec, input, { signal })) as { items: Items<E> }
      return items
    },
  })

interface AnyPage {
  readonly metadata: { readonly page: number; readonly hasMore: boolean }
}

const pageAfter = ({ metadata: { page, hasMore } }: AnyPage): number | undefined => (hasMore ? page + 1 : undefined)

/** The queries of a list: one page of it, and all pages so far. */
export const listQueries = <E extends AreaEndpoint>(
  spec: E,
  inputOf: (page: number) => Input<E>,
  asking: Asking = { keepsPrevious: true },
) => ({ page: (page: number) => query(spec, inputOf(page), asking), all: allPagesQuery(spec, inputOf, asking) })

/** All pages of a list so far, one after the other. */
export const allPagesQuery = <E extends AreaEndpoint>(
  spec: E,
  inputOf: (page: number) => Input<E>,
  asking: Asking = {},
) =>
  infiniteQueryOptions({
    ...optionsOf(spec, asking),
    queryKey: [...(asking.key ?? keyOf(spec, inputOf(1))), 'all'],
    queryFn: ({ signal, pageParam }) => api.call(spec, inputOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => pageAfter(last as AnyPage),
  })
