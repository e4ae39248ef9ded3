import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { createEmployee, type TestPerson } from '../../testing/people'

type Change = readonly [change: string, take: (person: TestPerson) => Promise<unknown>, reason: string]

describe('someone who has called before', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer()
    firm = await createNotesFirm(server)
  })

  const setEmployee = (column: string, value: unknown) => (person: TestPerson) =>
    server.sql(`update employees set ${column} = $2 where id = $1`, [person.employeeId, value])

  const taken: Change[] = [
    [
      'whose session has ended',
      ({ sessionId }) => server.sql('update sessions set revoked_at = now() where id = $1', [sessionId]),
      'invalidAccessToken',
    ],
    [
      'whose session has expired',
      ({ sessionId }) => server.sql('update sessions set expires_at = now() where id = $1', [sessionId]),
      'invalidAccessToken',
    ],
    ['who was deactivated', setEmployee('is_active', false), 'employeeDeactivated'],
    ['who lost the capability', setEmployee('can_manage_clients', false), 'invalidPermission'],
  ]

  const someone = () => createEmployee(server, firm.company, { capabilities: ['canManageClients'] })

  const counted = async (): Promise<unknown> =>
    server.sql(`
      select (select count(*) from notes) as notes, (select count(*) from subjects) as subjects,
             (select count(*) from history) as history, (select count(*) from idempotency_keys) as answers,
             (select count(*) from graphile_worker._private_jobs) as jobs`)

  it('is asked about together with their work, not before it', async () => {
    const person = await someone()
    await person.call(notes.listNotes, {})
    const asked = vi.spyOn(server.application.running.authenticator, 'actorOf')
    onTestFinished(() => asked.mockRestore())
    await person.call(notes.listNotes, {})
    await person.call(notes.createSubject, { body: { name: randomUUID() } })
    await person.refusal(notes.createSubject, { body: { name: firm.subject.name } })
    expect(asked).not.toHaveBeenCalled()
  })

  it('is refused once when they ask for too much at once, and nobody is asked who they are', async () => {
    const person = await someone()
    await person.call(notes.listNotes, {})
    const { lane } = server.application.running.database
    // An answer does not wait for the end of its transaction.
    await vi.waitUntil(() => lane.figures.inside === 0, 20_000)
    const self = { company: firm.company.id, person: person.userId }
    const crowd = Array.from({ length: 203 }, () => lane.enter(self))
    const asked = vi.spyOn(server.application.running.authenticator, 'actorOf')
    onTestFinished(() => asked.mockRestore())
    const refused = () => lane.figures.refused.tooMany
    const before = refused()
    const tooMany = { status: 429, reason: 'tooManyRequests', retryAfter: 1 }
    expect(await person.refusal(notes.listNotes, {})).toEqual(tooMany)
    expect(refused()).toBe(before + 1)
    expect(await person.refusal(notes.createSubject, { body: { name: randomUUID() } })).toEqual(tooMany)
    expect(refused()).toBe(before + 2)
    expect(asked).not.toHaveBeenCalled()
    for (const place of crowd) await place.then(() => lane.leave(self))
    await person.call(notes.listNotes, {})
  })

  it.each(taken)('and %s is refused at the very next change, of which nothing remains', async (_, take, reason) => {
    const person = await someone()
    await person.call(notes.createSubject, { body: { name: randomUUID() } })
    await take(person)
    const before = await counted()
    const idempotencyKey = randomUUID()
    const create = () => person.refusal(notes.createSubject, { body: { name: randomUUID() } }, { idempotencyKey })
    expect(await create()).toEqual({ status: 401, reason })
    expect(await create()).toEqual({ status: 401, reason })
    expect(await counted()).toEqual(before)
  })

  it.each(taken)('and %s is not told what is wrong with their input', async (_, take, reason) => {
    const person = await someone()
    await person.call(notes.createSubject, { body: { name: randomUUID() } })
    await take(person)
    expect(await person.refusal(notes.createSubject, { body: { name: '' } })).toEqual({ status: 401, reason })
    expect(await person.refusal(notes.createSubject, { body: { name: firm.subject.name } })).toEqual({
      status: 401,
      reason,
    })
  })

  it.each(taken)('and %s meanwhile, through another process, is refused', async (_, take, reason) => {
    const other = await startNotesServer({ database: server.database })
    const person = await someone()
    const there = other.caller(person.headers)
    for (const caller of [person, there]) await caller.call(notes.createSubject, { body: { name: randomUUID() } })
    await take(person)
    for (const caller of [person, there])
      expect(await caller.refusal(notes.createSubject, { body: { name: randomUUID() } })).toEqual({
        status: 401,
        reason,
      })
  })

  it('sees with the next request what they were given the right to, and no longer what they lost', async () => {
    const person = await createEmployee(server, firm.company)
    const { id } = await firm.write(firm.author)
    const sees = async () => (await person.send(notes.getNote, { params: { id } })).status
    expect(await sees()).toBe(404)
    await setEmployee('can_manage_clients', true)(person)
    expect(await sees()).toBe(200)
    await setEmployee('can_manage_clients', false)(person)
    expect(await sees()).toBe(404)
  })

  it('may do with the next request what they were given the right to', async () => {
    const person = await createEmployee(server, firm.company)
    const create = async () => (await person.send(notes.createSubject, { body: { name: randomUUID() } })).status
    expect(await create()).toBe(401)
    await person.call(notes.listNotes, {})
    expect(await create()).toBe(401)
    await setEmployee('can_manage_clients', true)(person)
    expect(await create()).toBe(200)
  })

  it('as somebody else is refused at the very next change once that has ended', async () => {
    const impersonator = await createEmployee(server, firm.company, {
      capabilities: ['canImpersonate', 'canManageClients'],
    })
    await server.sql(
      'insert into impersonations (company_id, id, session_id, impersonator_id, employee_id) values ($1, $2, $3, $4, $5)',
      [firm.company.id, randomUUID(), impersonator.sessionId, impersonator.employeeId, firm.manager.employeeId],
    )
    const caller = server.caller({
      ...impersonator.headers,
      employeeID: firm.manager.employeeId,
      impersonatorID: impersonator.employeeId,
    })
    await caller.call(notes.createSubject, { body: { name: randomUUID() } })
    await server.sql('update impersonations set ended_at = now() where session_id = $1', [impersonator.sessionId])
    expect(await caller.refusal(notes.createSubject, { body: { name: randomUUID() } })).toEqual({
      status: 401,
      reason: 'invalidPermission',
    })
  })
})
