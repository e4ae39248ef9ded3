import { afterEach, describe, expect, it } from 'vitest'
import { notesOf } from '../../testing/due-work/noted-work'
import { dueWorkProcesses } from '../../testing/due-work/processes'
import { inLongRun } from '../../testing/long-run'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { scheduleRecord } from './schedule-record'

const MORNING = '2031-01-08T08:00:00Z'
let now = new Date('2031-01-07T12:00:00Z')
/** Makes the firms and looks at the outcome; this server works on no jobs itself. */
const server = await startTestServer({ clock: () => now, features: [] })
const { database } = server.application.running
const { start: startProcess, look, isIdle, endAll } = dueWorkProcesses(server)
afterEach(endAll)

const effectsOf = (companyId: string) =>
  server.sql(
    `select payload ->> 'key' as key from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'effectOfDueWork' and payload ->> 'companyId' = $1`,
    [companyId],
  )
const createFirm = async (people: number) => {
  const firm = await createTestCompany(server)
  for (let person = 1; person < people; person += 1) await createEmployee(server, firm)
  await server.sql(`update due_work_changes set since = '2031-01-07T12:00:00Z'`)
  return firm
}

// A process takes seconds to start, and many on a busy machine.
describe('due work over several processes', { timeout: 90_000 }, () => {
  it('is undone by kill -9 in the middle, then done once', async () => {
    const firm = await createFirm(3)
    const killed = await startProcess(MORNING, 'ofPerson 2031-01-08')
    await look()
    await killed.hasPrinted('in the middle')
    await killed.end('SIGKILL')
    expect(await notesOf(server, 'ofPerson', firm.id)).toEqual([])
    expect(await effectsOf(firm.id)).toEqual([])
    const next = await startProcess(MORNING)
    await look()
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true)
    const notes = await notesOf(server, 'ofPerson', firm.id)
    expect(notes.map(({ period }) => period)).toEqual(['2031-01-08', '2031-01-08', '2031-01-08'])
    expect(new Set(notes.map(({ key }) => key)).size).toBe(3)
    expect(await effectsOf(firm.id)).toHaveLength(3)
    await next.end('SIGTERM')
  })

  inLongRun('keeps the periods it had done before kill -9 and goes on with the one it was at', async () => {
    const firm = await createFirm(1)
    now = new Date('2031-01-07T12:00:00Z')
    await database.mutate(systemScope(firm.id), (db) =>
      scheduleRecord(db, { kind: 'ofRecord', key: 'invoices', schedule: { every: 'month', on: 15, at: '06:00' } }),
    )
    const killed = await startProcess('2031-04-20T08:00:00Z', 'ofRecord 2031-03-15')
    await look()
    await killed.hasPrinted('in the middle')
    await killed.end('SIGKILL')
    const periods = async () => (await notesOf(server, 'ofRecord', firm.id)).map(({ period }) => period)
    expect(await periods()).toEqual(['2031-01-15', '2031-02-15'])
    await startProcess('2031-04-20T08:00:00Z')
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true)
    expect(await periods()).toEqual(['2031-01-15', '2031-02-15', '2031-03-15', '2031-04-15'])
    expect((await effectsOf(firm.id)).filter(({ key }) => key === 'invoices')).toHaveLength(4)
  })

  it('is done once by two that look at the same time, again and again', async () => {
    const firms: Awaited<ReturnType<typeof createFirm>>[] = []
    for (const people of [3, 2, 1, 5, 4, 3, 2, 1]) firms.push(await createFirm(people))
    await Promise.all([startProcess(MORNING), startProcess(MORNING)])
    await Promise.all(Array.from({ length: 16 }, look))
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true)
    for (const firm of firms) {
      const people = await server.sql('select from employees where company_id = $1', [firm.id])
      const notes = await notesOf(server, 'ofPerson', firm.id)
      expect(new Set(notes.map(({ key }) => key)).size).toBe(people.length)
      expect(notes).toHaveLength(people.length)
      expect(await effectsOf(firm.id)).toHaveLength(people.length)
    }
  })
})
