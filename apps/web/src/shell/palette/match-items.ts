import type { PaletteItem } from './palette-context'

/** Every word typed must begin a word of the item; items whose label begins with what was typed come first. */
export function matchItems(items: PaletteItem[], query: string): PaletteItem[] {
  const typed = query.trim().toLowerCase()
  if (!typed) return items
  const words = typed.split(/\s+/)
  return items
    .filter((item) => {
      const known = `${item.label} ${item.description ?? ''} ${item.keywords ?? ''}`.toLowerCase().split(/[\s,/-]+/)
      return words.every((word) => known.some((each) => each.startsWith(word)))
    })
    .sort((a, b) => Number(b.label.toLowerCase().startsWith(typed)) - Number(a.label.toLowerCase().startsWith(typed)))
}
