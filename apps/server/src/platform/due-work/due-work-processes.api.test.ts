import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bundled } from '../../testing/bundled'
import { notesOf } from '../../testing/due-work/noted-work'
import { inLongRun } from '../../testing/long-run'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer, TEST_SECRET } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { serverFolder } from '../server-folder'
import { scheduleRecord } from './schedule-record'

const MORNING = '2031-01-08T08:00:00Z'
let now = new Date('2031-01-07T12:00:00Z')
/** Makes the firms and looks at the outcome; this server works on no jobs itself. */
const server = await startTestServer({ clock: () => now, features: [] })
const { database } = server.application.running
const running = new Set<{ child: ChildProcess; dataDir: string }>()

const startProcess = async (moment: string, hangsOn = '') => {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-due-'))
  const child = spawn(process.execPath, [await bundled('testing/due-work/due-work-process.ts')], {
    cwd: join(serverFolder, '..', '..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      SECRET: TEST_SECRET,
      OWNER_URL: server.database.ownerUrl,
      APP_URL: server.database.appUrl,
      NOW: moment,
      HANGS_ON: hangsOn,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const one = { child, dataDir }
  running.add(one)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const hasPrinted = (words: string) => expect.poll(() => printed, { timeout: 60_000 }).toContain(words)
  await hasPrinted('ready')
  return { hasPrinted, end: (signal: NodeJS.Signals) => end(one, signal) }
}

const end = async (one: { child: ChildProcess; dataDir: string }, signal: NodeJS.Signals) => {
  running.delete(one)
  const exited = once(one.child, 'exit')
  one.child.kill(signal)
  await exited
  await rm(one.dataDir, { recursive: true, force: true })
}

afterEach(async () => {
  await Promise.all([...running].map((one) => end(one, 'SIGKILL')))
})

const look = () => database.mutate(systemScope(), async (db) => db.enqueue({ task: 'takeDueWork', payload: {} }))
const isIdle = async () =>
  (await server.sql(`select from graphile_worker._private_jobs where run_at < now() + interval '1 day'`)).length === 0
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
