import {
  type ProjectFilter,
  projectAttributes,
  projectSortOrders,
  projectStates,
} from '@praxis/contract/projects/projects'

/** Bodies for one list, each another query: size, page, order, words and filters each run through their values. */
export const listShape = (index: number) => ({
  per: 1 + (index % 100),
  page: 1 + (Math.floor(index / 7) % 12),
  sortOrder: projectSortOrders[index % projectSortOrders.length] as (typeof projectSortOrders)[number],
  filter: {
    attribute: projectAttributes[Math.floor(index / 6) % projectAttributes.length],
    state: [undefined, ...projectStates][Math.floor(index / 18) % 3],
    isInternal: [undefined, true, false][Math.floor(index / 54) % 3],
    search: Array.from({ length: Math.floor(index / 2) % 9 }, (_, word) => `w${index}x${word}`).join(' ') || undefined,
  } as ProjectFilter,
})
