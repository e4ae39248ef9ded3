interface Placed {
  readonly from: number
  readonly to: number
}

export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/** Shorter entries are drawn this tall so that they can be read; entries they would cover stand beside them. */
const LEAST_SECONDS = 20 * 60

/** Places overlapping times side by side: for each, which lane of how many it has, in the order given. */
export function lanesOf(placed: readonly Placed[]): Lane[] {
  const order = placed
    .map(({ from, to }, index) => ({ index, from, to: Math.max(to, from + LEAST_SECONDS) }))
    .sort((one, other) => one.from - other.from || other.to - one.to)
  const result: Lane[] = placed.map(() => ({ lane: 0, lanes: 1 }))
  let cluster: { index: number; lane: number }[] = []
  let ends: number[] = []
  const closeCluster = () => {
    for (const { index, lane } of cluster) result[index] = { lane, lanes: ends.length }
    cluster = []
    ends = []
  }
  for (const { index, from, to } of order) {
    if (ends.every((end) => end <= from)) closeCluster()
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = to
    cluster.push({ index, lane })
  }
  closeCluster()
  return result
}
