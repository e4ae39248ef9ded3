export interface Selection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

export function toggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The selection with everything between the two rows, in the order they are shown. */
export function withRange(selected: ReadonlySet<string>, keys: string[], from: string, to: string): Set<string> {
  const [start = -1, end = -1] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b)
  if (start < 0) return toggled(selected, to)
  return new Set([...selected, ...keys.slice(start, end + 1)])
}

/** The state of the header's box: all shown rows are selected, some, or none. */
export function selectionOf(selected: ReadonlySet<string>, keys: string[]): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}
