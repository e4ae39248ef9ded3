interface Listed {
  readonly id: string
}

/** The lists to send: with an item added at the end, one changed, or one left out; the others are sent as they are. */
export const withAdded = <Item extends Listed, New extends object>(items: readonly Item[], added: New) => [
  ...items,
  added,
]

export const withChanged = <Item extends Listed>(items: readonly Item[], id: string, changed: Partial<Item>): Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...changed } : item))

export const without = <Item extends Listed>(items: readonly Item[], id: string): Item[] =>
  items.filter((item) => item.id !== id)
