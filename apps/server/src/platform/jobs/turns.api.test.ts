import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { features } from '../../app'
import { createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { NO_COMPANY, systemScope } from '../database/scope'
import { defineJob } from './job'

const done: string[] = []
let failing: string | undefined

const noted = defineJob({
  name: 'noted',
  payload: z.strictObject({ text: z.string() }),
  run: async ({ payload: { text } }) => {
    done.push(text)
    if (text === failing) throw new Error('later')
  },
})

const server = await startTestServer({ features: [...features, { routes: [], jobs: [noted] }] })

describe('the companies whose jobs wait', () => {
  let companies: Record<'a' | 'b' | 'c', string>

  beforeEach(async () => {
    const made = await Promise.all([1, 2, 3].map(async () => (await createTestCompany(server)).id))
    companies = { a: made[0] ?? '', b: made[1] ?? '', c: made[2] ?? '' }
    await server.drainJobs()
    done.length = 0
    failing = undefined
  })

  const add = async (companyId: string, ...texts: string[]) =>
    server.application.running.database.mutate(systemScope(companyId), async (db) => {
      for (const text of texts) db.enqueue({ task: 'noted', payload: { text } })
    })
  const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`)

  it('take turns, however many one of them has, and each has its own done in order', async () => {
    await add(companies.a, ...many('a', 200))
    await add(companies.b, ...many('b', 3))
    await add(companies.c, 'c1')
    await server.drainJobs()
    expect(done.slice(0, 9)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3', 'a4', 'a5'])
    expect(done.filter((text) => text.startsWith('a'))).toEqual(many('a', 200))
  })

  it('begin where the others are: having had nothing to do before is no credit', async () => {
    await add(companies.a, ...many('a', 100))
    await server.sql(`delete from graphile_worker._private_jobs where priority < 50`)
    await add(companies.b, ...many('b', 60))
    await server.drainJobs()
    expect(done.slice(0, 6)).toEqual(['a51', 'b1', 'a52', 'b2', 'a53', 'b3'])
  })

  it('keep no place for a job that failed and comes again later', async () => {
    failing = 'a3'
    await add(companies.a, ...many('a', 3))
    await server.drainJobs()
    await add(companies.a, 'a4')
    await add(companies.b, 'b1', 'b2')
    await server.drainJobs()
    expect(done.slice(3)).toEqual(['a4', 'b1', 'b2'])
  })

  it('are never before the work that belongs to none, of which nobody has more than others', async () => {
    await add(companies.a, ...many('a', 3))
    await add(NO_COMPANY, 'x', 'y')
    await server.drainJobs()
    expect(done).toEqual(['a1', 'x', 'y', 'a2', 'a3'])
  })

  it('cost no more to join when thousands wait, whoever they belong to', async () => {
    await add(companies.a, ...many('a', 3_000))
    await server.sql(`select set_config('app.company_id', $1, false)`, [companies.b])
    // What this very call reads; other calls may read the table meanwhile.
    const pagesReadToJoin = async () => {
      const [row] = await server.sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) select enqueue_job('noted', '{"text": "b1"}', null, null, null)`,
      )
      const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = row?.['QUERY PLAN'][0].Plan ?? {}
      return hit + read
    }
    // The first time, the connection reads what the tables look like.
    await pagesReadToJoin()
    const pages = await pagesReadToJoin()
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThan(60)
  })
})
