import { expect, test } from 'vitest'
import { createSampleFirm } from '../../testing/sample-firm'
import { startTestServer } from '../../testing/test-server'
import { NO_COMPANY, systemScope } from '../database/scope'

const server = await startTestServer()

const oldKeys = (count: number) =>
  server.sql(
    `insert into idempotency_keys (company_id, actor_id, key, request, status, body, created_at)
     select $1, $1, gen_random_uuid()::text, '', 200, '', now() - make_interval(days => 8)
     from generate_series(1, $2::integer)`,
    [NO_COMPANY, count],
  )
const oldCounts = (count: number) =>
  server.sql(
    `insert into rate_limits (bucket, taken, resets_at)
     select 'old ' || number, 1, now() - make_interval(days => 2) from generate_series(1, $1::integer) as number`,
    [count],
  )
const left = async () =>
  (
    await server.sql<{ keys: number; counts: number }>(`select
    (select count(*)::integer from idempotency_keys where created_at < now() - interval '7 days') as keys,
    (select count(*)::integer from rate_limits where bucket like 'old %') as counts`)
  )[0]

test('what grows with every call is forgotten in parts, of which none takes long', async () => {
  await oldKeys(5)
  await oldCounts(8)
  const forgotten: unknown[] = []
  for (let part = 0; part < 4; part += 1)
    forgotten.push((await server.sql<{ some: number }>('select forget_some_old_rows(3) as some'))[0]?.some)
  expect(forgotten).toEqual([3, 3, 2, 0])
  expect(await left()).toEqual({ keys: 0, counts: 0 })
})

test('the night leaves nothing of it, and what is not old yet stays', async () => {
  await oldKeys(10_001)
  await oldCounts(3)
  await server.sql(`insert into rate_limits (bucket, taken, resets_at) values ('young', 1, now())`)
  await server.application.running.database.mutate(systemScope(), async (db) =>
    db.enqueue({ task: 'housekeeping', payload: {} }),
  )
  await server.drainJobs()
  expect(await left()).toEqual({ keys: 0, counts: 0 })
  expect(await server.sql(`select from rate_limits where bucket = 'young'`)).toHaveLength(1)
})

test('who did not get into a portal is forgotten after three months, who came is not', async () => {
  const firm = await createSampleFirm(server)
  const noted = (kind: string, email: string, days: number) =>
    server.sql(
      `insert into portal_visits (company_id, id, portal_id, kind, email, at, period)
       values ($1, gen_random_uuid(), $2, $3, $4, now() - make_interval(days => $5), now())`,
      [firm.company.id, firm.portalId, kind, email, days],
    )
  await noted('refused', 'long-ago@client.example', 91)
  await noted('refused', 'lately@client.example', 89)
  await noted('visited', 'came@client.example', 91)
  await server.sql('select forget_some_old_rows(10)')
  const emails = (await server.sql<{ email: string }>('select email from portal_visits')).map(({ email }) => email)
  expect(emails.sort()).toEqual(['came@client.example', 'lately@client.example', firm.visitorEmail].sort())
})
