export interface ListPage<Item> {
  page: number
  items: Item[]
}

/**
 * The items of an infinite list after `incoming` arrived: a page not newer than the current one is ignored, and an item
 * that moved to a later page while the reader scrolled is shown once.
 */
export function mergePage<Item>(
  current: ListPage<Item> | undefined,
  incoming: ListPage<Item>,
  keyOf: (item: Item) => string,
): ListPage<Item> {
  if (current && incoming.page <= current.page) return current
  const known = new Set(current?.items.map(keyOf))
  const fresh = incoming.items.filter((item) => {
    const key = keyOf(item)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
  return { page: incoming.page, items: [...(current?.items ?? []), ...fresh] }
}

/** The items of all pages a query has loaded, by the same rule. */
export function mergePages<Item>(pages: ListPage<Item>[], keyOf: (item: Item) => string): Item[] {
  return (
    pages.reduce<ListPage<Item> | undefined>((merged, page) => mergePage(merged, page, keyOf), undefined)?.items ?? []
  )
}
