import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
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

  const breakListening = () =>
    server.sql(`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and query = 'listen praxis'`)

  it('hears of a change within two seconds', async () => {
    const manager = await listening(firm.manager)
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes, WITHIN_TWO_SECONDS).toEqual([{ topic: 'journalEntries', id }])
  })

  it('is told at once how long nothing has been said, so that it knows whether it missed anything', async () => {
    const quietFor = (stream: Awaited<ReturnType<typeof listening>>) =>
      (stream.heard[0]?.data as { quietForMs: number } | undefined)?.quietForMs
    const witness = await listening(firm.manager)
    await firm.write(firm.author)
    await expect.poll(witness.changes).toHaveLength(1)
    const heardBefore = performance.now()
    await expect.poll(async () => quietFor(await listening(firm.manager)), WITHIN_TWO_SECONDS).toBeGreaterThan(0)
    expect(quietFor(await listening(firm.manager))).toBeLessThan(performance.now() - heardBefore + 1000)
  })

  it('hears of a change that another server process made', async () => {
    const other = await startNotesServer({ database: server.database })
    const manager = await listening({ ...firm.manager, ...other.caller(firm.manager.headers) })
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes, WITHIN_TWO_SECONDS).toEqual([{ topic: 'journalEntries', id }])
  })

  it('hears nothing of what the person may not see', async () => {
    const stranger = (await createTestCompany(server)).owner
    const [colleague, outsider, author] = await Promise.all([firm.colleague, stranger, firm.author].map(listening))
    const { id } = await firm.write(firm.author)
    await expect.poll(() => author?.changes()).toEqual([{ topic: 'journalEntries', id }])
    // Notifications keep their order: an event meant for everyone, sent later, ends the wait.
    const { database } = server.application.running
    await database.mutate(systemScope(firm.company.id), async (db) =>
      db.announce({ topic: 'workspace', to: 'everyone' }),
    )
    await expect.poll(() => colleague?.changes()).toEqual([{ topic: 'workspace' }])
    expect(outsider?.changes()).toEqual([])
  })

  it('hears nothing of a change that was rolled back', async () => {
    const manager = await listening(firm.manager)
    const { database } = server.application.running
    await expect(
      database.mutate(systemScope(firm.company.id), async (db) => {
        db.announce({ topic: 'clients', to: 'everyone' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes).toEqual([{ topic: 'journalEntries', id }])
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
    await database.mutate(systemScope(firm.company.id), async (db) =>
      db.announce({ topic: 'workspace', to: 'everyone' }),
    )
    await expect.poll(stream.changes).toEqual([{ topic: 'workspace' }])
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
    await breakListening()
    await expect.poll(() => manager.heard.at(-1)?.event, { timeout: 5000 }).toBe('resync')
    const { id } = await firm.write(firm.author)
    await expect.poll(manager.changes, WITHIN_TWO_SECONDS).toEqual([{ topic: 'journalEntries', id }])
  })

  it('is cut off when the right was taken away while the connection to the database was broken', async () => {
    const person = await createEmployee(server, firm.company)
    const stream = await listening(person)
    await server.sql('update sessions set revoked_at = now() where id = $1', [person.sessionId])
    await breakListening()
    await expect.poll(() => stream.isOpen, { timeout: 5000 }).toBe(false)
    expect(stream.heard.at(-1)).toEqual({ event: 'access', data: { lost: true } })
  })

  it('is cut off when the right was taken away just as it began to listen', async () => {
    const person = await createEmployee(server, firm.company)
    const { authenticator } = server.application.running
    const admitted = vi.spyOn(authenticator, 'actorOf').mockImplementationOnce(async (credentials) => {
      const actor = await authenticator.actorOf(credentials)
      await server.sql('update sessions set revoked_at = now() where id = $1', [person.sessionId])
      return actor
    })
    onTestFinished(() => admitted.mockRestore())
    const stream = await listening(person)
    await expect.poll(() => stream.isOpen).toBe(false)
  })

  it('is not told that its right is gone when the database just does not answer', async () => {
    const stream = await listening(firm.author)
    const { authenticator, database } = server.application.running
    const asked = vi.spyOn(authenticator, 'actorOfSession').mockRejectedValue(new Error('Connection terminated'))
    onTestFinished(() => asked.mockRestore())
    await database.mutate(systemScope(firm.company.id), async (db) =>
      db.announce({ kind: 'access', employee: firm.author.employeeId }),
    )
    await expect.poll(() => stream.isOpen).toBe(false)
    expect(stream.heard.map(({ event }) => event)).not.toContain('access')
  })

  it('is let go when it does not read', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => {
      socket.destroy()
    })
    const lines = Object.entries(firm.colleague.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['GET /api/v1/events HTTP/1.1', 'host: praxis', ...lines, '', ''].join('\r\n'))
    await once(socket, 'readable')
    const { events } = server.platform
    const before = events.size
    const { database } = server.application.running
    const longId = 'x'.repeat(7000)
    await expect
      .poll(
        async () => {
          await database.mutate(systemScope(firm.company.id), async (db) => {
            for (let index = 0; index < 200; index += 1)
              db.announce({
                topic: 'clients',
                id: `${index} ${longId}`,
                to: { employees: [firm.colleague.employeeId] },
              })
          })
          return events.size
        },
        { timeout: 20_000 },
      )
      .toBe(before - 1)
  })

  it('gives way when the same person listens far too often', async () => {
    const person = await createEmployee(server, firm.company)
    const first = await listening(person)
    const others = await Promise.all(Array.from({ length: 50 }, () => listening(person)))
    await expect.poll(() => first.isOpen).toBe(false)
    expect(others.at(-1)?.isOpen).toBe(true)
  })

  it('hears of what concerns hundreds of people by name', async () => {
    const stream = await listening(firm.colleague)
    const strangers = Array.from({ length: 400 }, () => randomUUID())
    await server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
      db.announce({ topic: 'clients', to: { employees: [...strangers, firm.colleague.employeeId] } }),
    )
    await expect.poll(stream.changes).toEqual([{ topic: 'clients' }])
  })

  it('has a body: only asking for the headers is refused', async () => {
    const response = await fetch(`${server.url}/api/v1/events`, { method: 'HEAD', headers: firm.author.headers })
    expect(response.status).toBe(405)
  })

  it('needs to be somebody', async () => {
    const response = await fetch(`${server.url}/api/v1/events`)
    expect(response.status).toBe(401)
  })
})
