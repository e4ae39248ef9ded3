const MOST_QUOTED = 1000

/** As much of a text as is told; it is cut between characters, as the database cannot store half of a surrogate pair. */
export const quoted = (text: string): string =>
  text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED).replace(/[\uD800-\uDBFF]$/, '')}…`
