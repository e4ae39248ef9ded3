import { type ReactNode, useId } from 'react'
import { Row, Stack } from '../../ui/layout/box'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { CardList, type CardListProps } from '../../ui/lists/card-list'
import { CardsOrList, type CardsOrListDisplay } from '../../ui/lists/cards-or-list'
import { DataTable, type DataTableProps } from '../../ui/lists/data-table'
import { ListBar } from '../../ui/lists/list-bar'
import type { EmptyContent } from '../../ui/lists/list-states'
import type { SortMenuProps } from '../../ui/lists/sort-menu'
import type { FilterControl } from './list-field'

/** What a page does with its list: the `operationsOn` a description. */
interface ListOperations<Search> {
  orderOf: (search: Search) => string
  sorted: (search: Search, order: string) => Search
  sort: (search: Search, onSearch: (search: Search) => void) => SortMenuProps<string>
  atPage: (search: Search, page: number) => Search
  cleared: (search: Search) => Search
  isFiltered: (search: Search) => boolean
  filtersOn: (search: Search) => number
}

interface ListPageProps<Search, Item> {
  readonly list: ListOperations<Search>
  readonly search: Search
  /** `replaces`: the address before led nowhere, so that going back does not lead to it. */
  readonly onSearch: (search: Search, replaces?: boolean) => void
  readonly title: string
  readonly note: ReactNode
  readonly actions: ReactNode
  readonly tabs?: ReactNode
  readonly words: FilterControl<string>
  readonly filters: ReactNode
  /** What all of them come to, between the filters and the rows. */
  readonly figures?: ReactNode
  /** What is listed, for screen readers, and for everybody where it is a heading. */
  readonly label: string
  readonly hasHeading?: boolean
  readonly listed: {
    readonly items: Item[] | undefined
    readonly error: string | null
    readonly retry: () => void
    readonly isOutdated: boolean
  }
  readonly nameOf: (item: Item) => string
  readonly onOpen: (id: string) => void
  readonly noMatchText: string
  readonly empty: EmptyContent
  readonly cards?: Pick<CardListProps<Item>, 'renderCard' | 'renderSkeleton' | 'skeletonCards' | 'cardWidth'>
  readonly table?: Pick<DataTableProps<Item>, 'columns' | 'skeletonRows'>
  /** Which of the two is shown, where there are both. */
  readonly display?: CardsOrListDisplay
  readonly onDisplay?: (display: CardsOrListDisplay) => void
  /** The pages at the foot. */
  readonly foot: (onPage: (page: number, replaces?: boolean) => void) => ReactNode
}

/** The page of a described list: its head, the bar of its filters, and its cards or its table. */
export function ListPage<Search, Item extends { readonly id: string }>(props: ListPageProps<Search, Item>) {
  const { list, search, onSearch, words, display, onDisplay, label } = props
  const titleId = useId()
  const rows = <Listed {...props} />
  return (
    <>
      <PageHead title={props.title} note={props.note} actions={props.actions} />
      {props.tabs}
      <ListBar
        searchLabel={words.label}
        search={words.value}
        onSearch={words.onChange}
        filtersOn={list.filtersOn(search)}
        sort={list.sort(search, onSearch)}
        end={display && onDisplay && <CardsOrList value={display} onChange={onDisplay} />}
      >
        {props.filters}
      </ListBar>
      <PageBody>
        {props.figures}
        {props.hasHeading ? (
          <Stack as="section" gap={3} shrinks aria-labelledby={titleId}>
            <Row as="h2" gap={2} size={14} weight="semi" id={titleId}>
              {label}
            </Row>
            {rows}
          </Stack>
        ) : (
          rows
        )}
        {props.foot((page, replaces) => onSearch(list.atPage(search, page), replaces))}
      </PageBody>
    </>
  )
}

function Listed<Search, Item extends { readonly id: string }>(props: ListPageProps<Search, Item>) {
  const { list, search, onSearch, listed, nameOf, onOpen, cards, table, display = cards ? 'card' : 'list' } = props
  const states = {
    label: props.label,
    error: listed.error,
    onRetry: listed.retry,
    isOutdated: listed.isOutdated,
    isFiltered: list.isFiltered(search),
    noMatchText: props.noMatchText,
    onClearFilters: () => onSearch(list.cleared(search)),
    empty: props.empty,
    onOpen: ({ id }: Item) => onOpen(id),
  }
  if (display === 'card')
    return cards && <CardList {...cards} {...states} items={listed.items} itemKey={({ id }) => id} itemName={nameOf} />
  const order = list.orderOf(search)
  const isDescending = order.startsWith('-')
  return (
    table && (
      <DataTable
        {...table}
        {...states}
        rows={listed.items}
        rowKey={({ id }) => id}
        rowName={nameOf}
        height="tall"
        sort={{
          column: isDescending ? order.slice(1) : order,
          direction: isDescending ? 'descending' : 'ascending',
        }}
        onSort={({ column, direction }) =>
          onSearch(list.sorted(search, direction === 'descending' ? `-${column}` : column))
        }
      />
    )
  )
}
