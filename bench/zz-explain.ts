import fs from 'node:fs'
import { statementOf } from '@praxis/server/platform/database/sql'
import pg from 'pg'
import { listNotesSql } from './notes/notes.queries'

const line = fs
  .readFileSync('/tmp/bw/hold.log', 'utf8')
  .split('\n')
  .find((l) => l.startsWith('{'))!
const many = JSON.parse('[' + line.replace('} {', '},{') + ']')[1]
const actor = {
  employee: { id: many.cast.employeeId },
  company: { id: many.cast.companyId },
  permission: { canManageClients: true },
} as any
const st = statementOf(listNotesSql(actor, { page: 1, per: 50, sortOrder: '-updatedAt' }))
for (const [who, url] of [
  ['bare', many.superuserUrl],
  ['app', many.appUrl],
]) {
  const c = new pg.Client({ connectionString: url })
  await c.connect()
  await c.query(`set app.company_id='${many.cast.companyId}'`)
  await c.query(`prepare x as ${st.text}`)
  const args = st.values.map((v: any) => pg.escapeLiteral(String(v))).join(',')
  for (let i = 0; i < 8; i++) await c.query(`execute x(${args})`)
  const r = await c.query(`explain (analyze, buffers) execute x(${args})`)
  console.log(who + '\n' + r.rows.map((x: any) => x['QUERY PLAN']).join('\n'))
  console.log((await c.query(`select generic_plans, custom_plans from pg_prepared_statements`)).rows)
  const t = process.hrtime.bigint()
  for (let i = 0; i < 300; i++) await c.query(`execute x(${args})`)
  console.log(who, Number(process.hrtime.bigint() - t) / 300e3, 'us')
  await c.end()
}
