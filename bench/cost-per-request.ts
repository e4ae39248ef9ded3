import { cpuSecondsOf, cpuSecondsOfFamily } from './cpu-time'
import type { Load } from './load'

/** A server under load; what its database does on its behalf counts as its own. */
export interface Contender {
  readonly pid: number
  readonly databasePid: number
  readonly load: Load
}

export interface Rounds {
  readonly rounds: number
  /** Requests in one round. */
  readonly requests: number
  /** Requests before the first round. */
  readonly warmUp?: number
}

/** After so many requests, the code of both servers has been compiled as well as it will be. */
const WARM_UP_REQUESTS = 2_000

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted[middle] ?? Number.NaN) + (sorted[(sorted.length - 1) >> 1] ?? Number.NaN)) / 2
}

const cpuOf = ({ pid, databasePid }: Contender): number => cpuSecondsOf(pid) + cpuSecondsOfFamily(databasePid)

const costOfRound = async (contender: Contender, requests: number): Promise<number> => {
  const before = cpuOf(contender)
  await contender.load.run(requests)
  return (cpuOf(contender) - before) / requests
}

export interface Comparison {
  /** The CPU of the first server divided by that of the second. */
  readonly ratio: number
  /** Seconds of CPU per request. */
  readonly first: number
  readonly second: number
}

/**
 * CPU per request of two servers, measured in turns so that other load on the machine falls on both alike. Everything
 * is warm before the first round, which is dropped all the same.
 */
export const compareCost = async (
  first: Contender,
  second: Contender,
  { rounds, requests, warmUp = WARM_UP_REQUESTS }: Rounds,
): Promise<Comparison> => {
  for (const { load } of [first, second]) await load.run(warmUp)
  const costs: { first: number; second: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    costs.push({ first: await costOfRound(first, requests), second: await costOfRound(second, requests) })
  }
  const counted = costs.slice(1)
  return {
    ratio: median(counted.map((cost) => cost.first / cost.second)),
    first: median(counted.map((cost) => cost.first)),
    second: median(counted.map((cost) => cost.second)),
  }
}
