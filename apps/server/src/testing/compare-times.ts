import { performance } from 'node:perf_hooks'
import { expect } from 'vitest'

const ROUNDS = 120
/** Rounds that only warm up: code is compiled, connections are opened. */
const WARM_UP = 15

/** How often each of two requests is made when they are compared. */
export const TIMES = ROUNDS + WARM_UP

type Request = () => Promise<Response>

const timeOf = async (request: Request): Promise<number> => {
  const start = performance.now()
  await (await request()).text()
  return performance.now() - start
}

/**
 * How often the first of two requests was the slower one, in pairs made one right after the other. If only chance
 * decides it is half of the pairs; a third or two thirds would be chance once in four thousand runs.
 */
export const shareOfSlower = async (first: Request, second: Request): Promise<number> => {
  let slower = 0
  for (let round = 0; round < TIMES; round += 1) {
    const isFirst = round % 2 === 0
    const earlier = await timeOf(isFirst ? first : second)
    const later = await timeOf(isFirst ? second : first)
    if (round >= WARM_UP && earlier > later === isFirst) slower += 1
  }
  return slower / ROUNDS
}

/** Expects that only chance decides which of two requests is the slower one. */
export const expectAlike = async (first: Request, second: Request): Promise<void> => {
  const share = await shareOfSlower(first, second)
  expect(share).toBeGreaterThan(1 / 3)
  expect(share).toBeLessThan(2 / 3)
}
