import { projects } from '@praxis/contract/projects/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoProcess, startDemoProcess } from './testing/demo-process'
import { listShape } from './testing/list-shapes'
import type { Caller } from './testing/test-server'

const CALLS = 10_000
/** After so many shapes, everything that is kept once has been kept. */
const FLAT_AFTER = 2_000
const SIDE_BY_SIDE = 3

let server: DemoProcess
let people: Caller[]

beforeAll(async () => {
  server = await startDemoProcess()
  people = await Promise.all(['amelia.hart', 'daniel.osei'].map((name) => server.signIn(`${name}@calder-rowe.example`)))
}, 180_000)
afterAll(() => server?.stop())

/** Asks for each shape often enough to make it worth a name, by several people at once. */
const ask = async (from: number, to: number): Promise<void> => {
  let next = from
  const work = async (by: Caller) => {
    while (next < to) await by.call(projects.listProjectsPaginated, { body: listShape(Math.floor(next++ / 4)) })
  }
  await Promise.all(people.flatMap((by) => Array.from({ length: SIDE_BY_SIDE }, () => work(by))))
}

it('holds no more after ten thousand different lists than after two thousand', { timeout: 3_600_000 }, async () => {
  await ask(0, FLAT_AFTER)
  const early = await server.held()
  await ask(FLAT_AFTER, CALLS)
  const late = await server.held()
  expect(late.connection / early.connection).toBeLessThan(1.1)
  expect(late.heap / early.heap).toBeLessThan(1.1)
  // Work that runs now and then adds a few fixed texts.
  expect(late.fixedTexts).toBeLessThanOrEqual(early.fixedTexts + 5)
  expect(late.rememberedTexts).toBeLessThanOrEqual(1_000)
})
