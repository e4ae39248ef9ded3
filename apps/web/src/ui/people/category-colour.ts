const CATEGORIES = 8

/** The same id or name always gets the same of the eight category colours, on every screen and for every reader. */
export function categoryOf(key: string): number {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return (hash % CATEGORIES) + 1
}

/** The tint and text colour of a category, for avatars and initials. */
export function categoryTint(category: number): { background: string; color: string } {
  return { background: `var(--c${category}-soft)`, color: `var(--c${category}-ink)` }
}

/** The solid colour of a category; white text reads on it. */
export function categorySolid(category: number): string {
  return `var(--c${category})`
}

/** Legal forms, which say what a firm is, not what it is called, and give no initial. */
const LEGAL_FORM = /^(ltd|limited|llp|lp|llc|plc|inc|corp|gmbh|ag|kg|sa|sas|sarl|bv|nv|ab|oy|pty|co|cic)$/i

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  while (words.length > 1 && LEGAL_FORM.test(words.at(-1)?.replaceAll('.', '') ?? '')) words.pop()
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
