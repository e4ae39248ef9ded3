import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, expect, it } from 'vitest'
import { listShape } from '../../testing/list-shapes'
import { createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { knownTexts, sql } from './sql'

const SHAPES = 60
/** A text is kept from its third use on, whichever of the two connections it is used on. */
const USES = 6
/** How many texts that are not fixed a connection may keep in this test. */
const MOST_KEPT = 40
const MOST_REMEMBERED = 1_000

const CONNECTIONS = 2
const server = await startTestServer({ environment: { DATABASE_POOL: `${CONNECTIONS}` } })
let person: TestPerson

beforeAll(async () => {
  person = (await createTestCompany(server)).owner
})

const ask = (index: number) => person.call(projects.listProjectsPaginated, { body: listShape(index) })

/** How many of the list's texts each connection keeps, by its process. */
const kept = async (): Promise<Map<number, number>> => {
  const byProcess = new Map<number, number>()
  const look = async (_: unknown, number: number) => {
    const [row] = await server.application.running.database.global<{ pid: number; count: number }>(
      sql`select pg_backend_pid() as pid, count(*)::integer as count
          from pg_prepared_statements where strpos(statement, ${'with counted as'}) > 0`,
      { company: `${number}`, person: `${number}` },
    )
    if (row) byProcess.set(row.pid, row.count)
  }
  while (byProcess.size < CONNECTIONS) await Promise.all(Array.from({ length: CONNECTIONS }, look))
  return byProcess
}

it('however differently lists are asked for, a connection keeps few statements and the server few texts', async () => {
  // The first uses also plan what the platform itself asks, such as who calls.
  for (let use = 0; use < USES; use += 1) await ask(0)
  await kept()
  const { fixed } = knownTexts()
  for (let index = 0; index < SHAPES; index += 1) for (let use = 0; use < USES; use += 1) await ask(index)
  const counts = [...(await kept()).values()]
  expect(Math.max(...counts)).toBeGreaterThan(MOST_KEPT / 2)
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_KEPT)
  expect(knownTexts().fixed).toBe(fixed)
  expect(knownTexts().remembered).toBeLessThanOrEqual(MOST_REMEMBERED)
})

it('a text that hardly ever comes is not kept at all', async () => {
  const before = await kept()
  const filter = { attribute: 'all', leadID: person.employeeId, tag: 'rare' } as const
  for (let use = 1; use < 3; use += 1)
    await person.call(projects.listProjectsPaginated, { body: { ...listShape(0), filter } })
  expect(await kept()).toEqual(before)
})
