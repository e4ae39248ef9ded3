type Group<Item> = [Item, ...Item[]]

/** Groups items with the same key, by their keys, in the order they came. */
export const groupsByKey = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Group<Item>> => {
  const groups = new Map<string, Group<Item>>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Groups items with the same key, in the order they came. */
export const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Iterable<Group<Item>> =>
  groupsByKey(items, keyOf).values()
