import { clients } from '@praxis/contract/clients/clients'
import { companies } from '@praxis/contract/company/companies'
import { users } from '@praxis/contract/people/users'
import { clientTime } from '@praxis/contract/time/time-reports'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Db, Tx } from './platform/database/database'
import { sql } from './platform/database/sql'
import { createEmployee, createTestCompany, type TestPerson } from './testing/people'
import { startTestServer } from './testing/test-server'

const OF_A_PERSON = 3
const MAY_WAIT = 200

const server = await startTestServer()
const { database } = server.application.running
let company: Awaited<ReturnType<typeof createTestCompany>>
let greedy: TestPerson
let colleague: TestPerson
let elsewhere: TestPerson

beforeAll(async () => {
  company = await createTestCompany(server)
  colleague = await createEmployee(server, company)
  elsewhere = (await createTestCompany(server)).owner
})

// A new one each time: who was busy a moment ago gets fewer places while others are about.
beforeEach(async () => {
  greedy = await createEmployee(server, company, { capabilities: ['canManageClients'] })
})

/** Until the test commits or ends, calls that read clients wait while they hold a connection. */
const holdUp = async () => {
  await server.sql('begin')
  await server.sql('lock table clients in access exclusive mode')
}
afterEach(() => server.sql('rollback'))

const slowCall = (signal?: AbortSignal) =>
  fetch(`${server.url}/api/v1${clients.listClients.path}`, { headers: greedy.headers, ...(signal && { signal }) })

const standing = ({ inside, waiting }: { readonly inside: number; readonly waiting: number }) =>
  vi.waitUntil(() => database.lane.figures.inside === inside && database.lane.figures.waiting === waiting, {
    timeout: 20_000,
  })

describe('somebody whose calls take long', () => {
  it('has three connections, however many calls there are, so that colleagues and others get through', async () => {
    await holdUp()
    const calls = Array.from({ length: 60 }, () => slowCall())
    await standing({ inside: OF_A_PERSON, waiting: 60 - OF_A_PERSON })
    for (const other of [colleague, elsewhere]) {
      expect((await other.call(companies.openWorkspace, {})).employment.id).toBe(other.employeeId)
      expect((await other.call(users.getMe, {})).id).toBe(other.userId)
    }
    await server.sql('commit')
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(60).fill(200))
  })

  it('is refused once as many calls of theirs wait as may, and told when to come back', async () => {
    const caller = { company: company.id, person: greedy.userId }
    const calls = Array.from({ length: OF_A_PERSON + MAY_WAIT }, () => database.lane.enter(caller))
    const refused = await slowCall()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await refused.json()).toMatchObject({ reason: 'tooManyRequests', retryAfter: 1 })
    const figures = await (await fetch(`${server.url}/metrics`)).text()
    expect(figures).toContain(`praxis_lane_waiting{lane="database"} ${MAY_WAIT}`)
    expect(figures).toMatch(/praxis_lane_refused_total\{lane="database",why="tooMany"\} [1-9]/)
    for (const other of [colleague, elsewhere])
      expect((await other.call(companies.openWorkspace, {})).employment.id).toBe(other.employeeId)
    for (const call of calls) await call.then(() => database.lane.leave(caller))
    expect((await slowCall()).status).toBe(200)
  })

  it('takes no connection for calls that nobody waits for any more', async () => {
    await holdUp()
    const staying = Array.from({ length: OF_A_PERSON }, () => slowCall())
    await standing({ inside: OF_A_PERSON, waiting: 0 })
    const { entered, refused } = database.lane.figures
    const leaving = new AbortController()
    const left = Array.from({ length: 20 }, () => slowCall(leaving.signal).catch(({ name }) => name))
    await standing({ inside: OF_A_PERSON, waiting: 20 })
    leaving.abort()
    await standing({ inside: OF_A_PERSON, waiting: 0 })
    await server.sql('commit')
    expect((await Promise.all(staying)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await Promise.all(left)).toEqual(Array(20).fill('AbortError'))
    expect(database.lane.figures.entered).toBe(entered)
    expect(database.lane.figures.refused.gone).toBe(refused.gone + 20)
  })
})

/** How long the database lets a statement of a call take. */
const patienceWithin = async (call: () => Promise<unknown>): Promise<string | undefined> => {
  const { read, mutate } = database
  let patience: string | undefined
  const asking =
    <Work extends Db | Tx, Result>(work: (db: Work) => Promise<Result>) =>
    async (db: Work): Promise<Result> => {
      const result = await work(db)
      patience = (await db.row<{ patience: string }>(sql`select current_setting('statement_timeout') as patience`))
        ?.patience
      return result
    }
  database.read = (scope, work, premise) => read.call(database, scope, asking(work), premise) as never
  database.mutate = (scope, work, premise) => mutate.call(database, scope, asking(work), premise) as never
  try {
    await call()
  } finally {
    Object.assign(database, { read, mutate })
  }
  return patience
}

it('a statement of a page may take less time than one of a change, and one of a file more', async () => {
  const client = await greedy.call(clients.createClient, {
    body: { name: 'Northgate Water', clientOwnerID: greedy.employeeId },
  })
  expect(await patienceWithin(() => slowCall())).toBe('10s')
  expect(await patienceWithin(() => greedy.call(companies.openWorkspace, {}))).toBe('20s')
  expect(
    await patienceWithin(() =>
      greedy.send(clientTime.exportClientSubmissions, { params: { id: client.id }, query: {} }),
    ),
  ).toBe('30s')
})
