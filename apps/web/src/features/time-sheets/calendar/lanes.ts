interface Placed {
  readonly from: number
  readonly to: number
}

export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/** Short ones are drawn so tall that they can be read; what would cover them stands beside them. */
const LEAST_SECONDS = 20 * 60

/** Places what overlaps side by side: for each, which lane of how many it has. The order is that of the given ones. */
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
