import type { Board } from './board'

/** As many lines as the overview has room for. */
const MOST = 6

/** The first tasks of a board in its order, with the names of their lists. */
export const firstOf = ({ items }: Board) =>
  items.flatMap((list) => list.tasks.map((task) => ({ task, list: list.name }))).slice(0, MOST)
