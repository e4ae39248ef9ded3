import { companies } from '@praxis/contract/company/companies'
import { users } from '@praxis/contract/people/users'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from './testing/event-stream'
import { createEmployee, createTestCompany, type TestPerson } from './testing/people'
import { startTestServer, type TestServer } from './testing/test-server'

const PEOPLE = 200
const CALLS_EACH = 40
const STREAMS = 300

describe('under load', () => {
  let server: TestServer
  let company: Awaited<ReturnType<typeof createTestCompany>>
  const people: TestPerson[] = []

  beforeAll(async () => {
    server = await startTestServer()
    company = await createTestCompany(server)
    for (let made = 0; made < PEOPLE; made += 1) people.push(await createEmployee(server, company))
  }, 120_000)

  it('answers two hundred people at once, all of them and rightly', { timeout: 300_000 }, async () => {
    const outcomes = await Promise.all(
      people.map(async (person) => {
        for (let call = 0; call < CALLS_EACH; call += 1) {
          const { employment } = await person.call(companies.openWorkspace, {})
          if (employment.id !== person.employeeId) return 'somebody else'
          if ((await person.call(users.getMe, {})).id !== person.userId) return 'somebody else'
        }
        return 'right'
      }),
    )
    expect(new Set(outcomes)).toEqual(new Set(['right']))
  })

  it('tells three hundred open browsers of a change, and forgets them when they leave', {
    timeout: 120_000,
  }, async () => {
    const streams = await Promise.all(
      Array.from({ length: STREAMS }, (_, index) => listen(people[index % PEOPLE] ?? company.owner)),
    )
    await company.owner.call(users.updateUser, { body: { firstName: 'Changed' } })
    await expect
      .poll(() => streams.filter((stream) => stream.changes().length > 0).length, { timeout: 20_000 })
      .toBe(STREAMS)
    for (const stream of streams) stream.hangUp()
    await expect.poll(() => server.platform.events.size, { timeout: 20_000 }).toBe(0)
  })
})
