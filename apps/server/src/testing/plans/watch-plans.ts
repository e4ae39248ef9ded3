import { once } from 'node:events'
import type pg from 'pg'
import type { TestServer } from '../test-server'
import type { PlanNode } from './plan'

export interface RunStatement {
  readonly text: string
  readonly plan: PlanNode
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_format': 'json',
  // Statements within functions are logged, too.
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
  client_min_messages: 'log',
}

/**
 * Has the database log each statement's plan as it ran: of everything the application asks, including functions and
 * cursors, and by the very plan it uses. Returns a function that runs work and answers with the statements run
 * meanwhile.
 */
export const watchPlans = async (server: TestServer) => {
  for (const [name, value] of Object.entries(SETTINGS))
    await server.sql(`alter database ${server.database.name} set ${name} = '${value}'`)
  const told: RunStatement[] = []
  const watched = new WeakSet<pg.ClientBase>()
  const { pool } = server.application.running.database as unknown as { readonly pool: pg.Pool }
  // Sessions that began before do not have the settings.
  const begunBefore = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of begunBefore) client.release(true)
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    client.on('notice', ({ message }) => {
      const [, json] = /^duration: .*? plan:\n(.*)$/s.exec(message ?? '') ?? []
      if (json === undefined) return
      const { 'Query Text': text, Plan: plan } = JSON.parse(json)
      told.push({ text, plan })
    })
  })
  return async (work: () => Promise<unknown>): Promise<readonly RunStatement[]> => {
    await work()
    // The last plan is logged when its transaction ends, which no answer waits for.
    while (pool.idleCount < pool.totalCount) await once(pool, 'release')
    return told.splice(0)
  }
}
