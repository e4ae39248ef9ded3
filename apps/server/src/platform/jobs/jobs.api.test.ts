import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { pino } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { notes, notesMigrations } from '../../../../../bench/notes/notes.feature'
import { features } from '../../app'
import { createNotesFirm } from '../../testing/notes-world'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { NO_COMPANY, systemScope } from '../database/scope'
import { serverFolder } from '../server-folder'
import { defineJob } from './job'

/** What the stubborn job does next time; tests set it. */
let stubborn: () => Promise<void> = async () => undefined

const stubbornJob = defineJob({
  name: 'stubborn',
  payload: z.strictObject({ text: z.string() }),
  run: () => stubborn(),
})

/** The statement that the manual gives to operators. */
const retryByHand =
  /^select graphile_worker\.reschedule_jobs[^;]*;/m.exec(
    readFileSync(join(serverFolder, '..', '..', 'docs', 'OPERATING.md'), 'utf8'),
  )?.[0] ?? ''

const lines: Record<string, unknown>[] = []

describe('work after the commit', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startTestServer({
      features: [...features, notes, { routes: [], jobs: [stubbornJob] }],
      migrations: [notesMigrations],
      log: pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    })
    firm = await createNotesFirm(server)
  })

  const enqueue = (companyId: string, maxAttempts?: number) =>
    server.application.running.database.mutate(systemScope(companyId), async (db) =>
      db.enqueue({ task: 'stubborn', payload: { text: 'x' }, ...(maxAttempts && { maxAttempts }) }),
    )
  const waiting = () =>
    server.sql<{ attempts: number; last_error: string; due_in: number }>(`
      select attempts, last_error, extract(epoch from run_at - now())::float as due_in
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'stubborn'`)

  it('is done once the mutation has committed', async () => {
    const { id } = await firm.write(firm.author)
    const announced = () => server.sql('select from notes where id = $1 and announced_at is not null', [id])
    expect(await announced()).toHaveLength(0)
    await server.drainJobs()
    expect(await announced()).toHaveLength(1)
  })

  it('is one piece of work for all who ask for it with the same key while it waits', async () => {
    const ask = (text: string) =>
      server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
        db.enqueue({ task: 'stubborn', payload: { text }, key: 'once' }),
      )
    await ask('first')
    await ask('second')
    const jobs = await server.sql(
      `select payload ->> 'text' as text from graphile_worker._private_jobs where key = 'once'`,
    )
    expect(jobs).toEqual([{ text: 'second' }])
    await server.drainJobs()
    expect(await waiting()).toEqual([])
  })

  it('is never done for a mutation that was rolled back', async () => {
    const mutation = server.application.running.database.mutate(systemScope(firm.company.id), async (db) => {
      db.enqueue({ task: 'stubborn', payload: { text: 'x' } })
      throw new Error('no')
    })
    await expect(mutation).rejects.toThrow('no')
    expect(await waiting()).toEqual([])
  })

  it('is tried again later when it fails, each time after a longer pause', async () => {
    stubborn = async () => {
      throw new Error('the mail server is away')
    }
    await enqueue(firm.company.id)
    await server.drainJobs()
    const [first] = await waiting()
    expect(first).toMatchObject({ attempts: 1, last_error: 'the mail server is away' })
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    await server.drainJobs()
    const [second] = await waiting()
    expect(second?.attempts).toBe(2)
    expect(second?.due_in).toBeGreaterThan(first?.due_in ?? Number.POSITIVE_INFINITY)
    stubborn = async () => undefined
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    await server.drainJobs()
    expect(await waiting()).toEqual([])
  })

  it('is listed for an administrator once it has failed for good, and can be tried once more', async () => {
    const admin = await createEmployee(server, firm.company, { capabilities: ['canManageCompany'] })
    const otherAdmin = (await createTestCompany(server)).owner
    stubborn = async () => {
      throw new Error('for good')
    }
    await enqueue(firm.company.id, 1)
    await server.drainJobs()
    const { items } = await admin.call(operations.listFailedJobs, {})
    expect(items).toMatchObject([{ task: 'stubborn', attempts: 1, error: 'for good' }])
    const id = items[0]?.id ?? ''

    expect(await otherAdmin.call(operations.listFailedJobs, {})).toEqual({ items: [] })
    expect(await otherAdmin.refusal(operations.retryFailedJob, { params: { id } })).toMatchObject({ status: 404 })
    expect(await firm.author.refusal(operations.listFailedJobs, {})).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.author.refusal(operations.retryFailedJob, { params: { id } })).toMatchObject({
      reason: 'invalidPermission',
    })

    stubborn = async () => undefined
    await admin.call(operations.retryFailedJob, { params: { id } })
    await server.drainJobs()
    expect(await admin.call(operations.listFailedJobs, {})).toEqual({ items: [] })
    expect(await waiting()).toEqual([])
    expect(await admin.refusal(operations.retryFailedJob, { params: { id } })).toMatchObject({ status: 404 })
  })

  it('is named in the log once it has failed for good, and counted for whoever runs the installation', async () => {
    stubborn = async () => {
      throw new Error('for nobody')
    }
    const failed = () => lines.filter(({ msg }) => msg === 'a job has failed for good')
    const before = failed().length
    await enqueue(NO_COMPANY, 2)
    await server.drainJobs()
    expect(failed()).toHaveLength(before)
    await server.sql('update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts')
    await server.drainJobs()
    expect(failed().slice(before)).toMatchObject([{ level: 50, task: 'stubborn', err: { message: 'for nobody' } }])
    const figures = async () => (await fetch(`${server.url}/metrics`)).text()
    expect(await figures()).toContain('praxis_failed_jobs{task="stubborn"} 1')
    stubborn = async () => undefined
    await server.sql(retryByHand)
    await server.drainJobs()
    expect(await waiting()).toEqual([])
    expect(await figures()).not.toContain('praxis_failed_jobs{')
  })

  it('is done by another process when the one at work on it was killed', async () => {
    const { id } = await firm.write(firm.author)
    await server.sql(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', attempts = 1`)
    const announced = () => server.sql('select from notes where id = $1 and announced_at is not null', [id])
    await server.application.jobs.start()
    await expect.poll(announced, { timeout: 10_000 }).toHaveLength(1)
  })

  it('goes on after the database has cut every connection', async () => {
    await server.sql(`select pg_terminate_backend(pid) from pg_stat_activity
                      where datname = current_database() and pid <> pg_backend_pid()`)
    const written = await vi.waitUntil(() => firm.write(firm.author).catch(() => undefined), { timeout: 10_000 })
    await expect
      .poll(() => server.sql('select from notes where id = $1 and announced_at is not null', [written.id]), {
        timeout: 20_000,
      })
      .toHaveLength(1)
    await server.application.jobs.stop()
  })

  it('is begun at once by a worker that waits for work', async () => {
    await server.application.jobs.start()
    const begun = performance.now()
    // The jobs come one after the other: a worker that is not notified would look only every two seconds.
    for (let times = 0; times < 5; times += 1) {
      const { id } = await firm.write(firm.author)
      await vi.waitUntil(
        async () => (await server.sql('select from notes where id = $1 and announced_at is not null', [id])).length > 0,
        { interval: 10, timeout: 5_000 },
      )
    }
    expect(performance.now() - begun).toBeLessThan(4_000)
    await server.application.jobs.stop()
  })

  it('belongs to the company whose transaction made it, whatever its payload says', async () => {
    const other = await createTestCompany(server)
    await server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
      db.enqueue({ task: 'stubborn', payload: { text: 'x', companyId: other.id } }),
    )
    const [job] = await server.sql<{ company: string }>(
      `select payload ->> 'companyId' as company from graphile_worker._private_jobs order by id desc limit 1`,
    )
    expect(job?.company).toBe(firm.company.id)
  })

  it('cannot be read, made or changed in the queue itself by the login of the application', async () => {
    const { database } = server.application.running
    const { sql } = await import('../database/sql')
    await expect(database.global(sql`select * from graphile_worker._private_jobs`)).rejects.toMatchObject({
      code: '42501',
    })
  })
})
