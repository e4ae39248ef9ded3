import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'

interface Shown<Item> {
  readonly category: AssetCategory
  readonly assets: Item[]
}

interface PartOfRegister {
  /** The part begins the register. */
  readonly isFirst: boolean
  /** The part ends the register. */
  readonly isLast: boolean
  /** Not all assets are asked for, so that a category without any is not an empty one. */
  readonly isFiltered: boolean
}

/** The categories of a part of the register, with their assets on it; empty ones stand in the part that they lie in. */
export function shownCategories<Item extends { readonly categoryID: string }>(
  categories: readonly AssetCategory[],
  assets: readonly Item[],
  { isFirst, isLast, isFiltered }: PartOfRegister,
): Shown<Item>[] {
  const all = categories.map((category) => ({
    category,
    assets: assets.filter(({ categoryID }) => categoryID === category.id),
  }))
  const filled = all.flatMap((each, place) => (each.assets.length > 0 ? [place] : []))
  if (isFiltered) return filled.flatMap((place) => all[place] ?? [])
  const begin = isFirst ? 0 : (filled[0] ?? all.length)
  const end = isLast ? all.length - 1 : (filled.at(-1) ?? -1)
  return all.slice(begin, end + 1)
}
