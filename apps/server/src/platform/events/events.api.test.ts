import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { createEmployee, createTestCompany, type TestPerson } from '../../testing/people'
import { systemScope } from '../database/scope'

const WITHIN_TWO_SECONDS = { timeout: 2000, interval: 20 }

describe('a browser that listens', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer()
    firm = await createNotesFirm(server)
  })

  const listening = async (person: TestPerson) => {
    const stream = await listen(person)
    onTestFinished(stream.hangUp)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    return stream
  }

  it('hears of a change within two seconds', async () => {
    const manager = await listening(firm.manager)
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes, WITHIN_TWO_SECONDS).toEqual([{ topic: 'notes', id }])
  })

  it('hears of a change that another server process made', async () => {
    const other = await startNotesServer({ database: server.database })
    const manager = await listening({ ...firm.manager, ...other.caller(firm.manager.headers) })
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes, WITHIN_TWO_SECONDS).toEqual([{ topic: 'notes', id }])
  })

  it('hears nothing of what the person may not see', async () => {
    const stranger = (await createTestCompany(server)).owner
    const [colleague, outsider, author] = await Promise.all([firm.colleague, stranger, firm.author].map(listening))
    const { id } = await firm.write(firm.author)
    await expect.poll(() => author?.changes()).toEqual([{ topic: 'notes', id }])
    // Notifications keep their order: an event meant for everyone, sent later, ends the wait.
    const { database } = server.application.running
    await database.mutate(systemScope(firm.company.id), async (db) => db.announce({ topic: 'end', to: 'everyone' }))
    await expect.poll(() => colleague?.changes()).toEqual([{ topic: 'end' }])
    expect(outsider?.changes()).toEqual([])
  })

  it('hears nothing of a change that was rolled back', async () => {
    const manager = await listening(firm.manager)
    const { database } = server.application.running
    await expect(
      database.mutate(systemScope(firm.company.id), async (db) => {
        db.announce({ topic: 'never', to: 'everyone' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes).toEqual([{ topic: 'notes', id }])
  })

  it('hears less from the moment a right is taken away', async () => {
    const person = await createEmployee(server, firm.company, { capabilities: ['canManageClients'] })
    const stream = await listening(person)
    await server.sql('update employees set can_manage_clients = false where id = $1', [person.employeeId])
    const { database } = server.application.running
    await database.mutate(systemScope(firm.company.id), async (db) =>
      db.announce({ kind: 'access', employee: person.employeeId }),
    )
    await expect.poll(() => stream.heard.at(-1)).toEqual({ event: 'access', data: { lost: false } })
    await firm.write(firm.author)
    await database.mutate(systemScope(firm.company.id), async (db) => db.announce({ topic: 'end', to: 'everyone' }))
    await expect.poll(stream.changes).toEqual([{ topic: 'end' }])
  })

  it.each(['employee', 'session', 'user'] as const)('is cut off when the %s may no longer listen', async (whose) => {
    const person = await createEmployee(server, firm.company)
    const stream = await listening(person)
    if (whose === 'employee')
      await server.sql('update employees set is_active = false where id = $1', [person.employeeId])
    else await server.sql('update sessions set revoked_at = now() where id = $1', [person.sessionId])
    const id = { employee: person.employeeId, session: person.sessionId, user: person.userId }[whose]
    await server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
      db.announce({ kind: 'access', [whose]: id }),
    )
    await expect.poll(() => stream.isOpen).toBe(false)
    expect(stream.heard.at(-1)).toEqual({ event: 'access', data: { lost: true } })
  })

  it('is told to fetch afresh when the connection to the database was broken', async () => {
    const manager = await listening(firm.manager)
    await server.sql(`select pg_terminate_backend(pid) from pg_stat_activity
                      where datname = current_database() and query = 'listen praxis'`)
    await expect.poll(() => manager.heard.at(-1)?.event, { timeout: 5000 }).toBe('resync')
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes, WITHIN_TWO_SECONDS).toEqual([{ topic: 'notes', id }])
  })

  it('needs to be somebody', async () => {
    const response = await fetch(`${server.url}/api/v1/events`)
    expect(response.status).toBe(401)
  })
})
