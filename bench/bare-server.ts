import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultFeatureFlags } from '@praxis/contract/capabilities'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import { statementOf } from '@praxis/server/platform/database/sql'
import { valueTypes } from '@praxis/server/platform/database/value-types'
import pg from 'pg'
import { bareBoard } from './bare-board'
import type { Cast } from './bench-database'
import { createNoteSql } from './notes/notes.commands'
import type { NoteDraft } from './notes/notes.contract'
import { listNotesSql, type NoteRow, noteOf } from './notes/notes.queries'
import type { ServerOrders } from './server-process'

const PER = 50

const actorOf = ({ companyId, employeeId, sessionId }: Cast): EmployeeActor => ({
  sessionId,
  user: { id: employeeId, username: '', firstName: '', lastName: '' },
  employee: { id: employeeId, isOwner: false },
  impersonatorId: null,
  company: { id: companyId, features: defaultFeatureFlags, timeZone: 'UTC' },
  permission: {
    canManageEmployees: false,
    canManageClients: true,
    canManageCompany: false,
    canManageProjects: false,
    canManageReports: false,
    canManageAssets: false,
    canProcessPayments: false,
    canImpersonate: false,
    isAdmin: false,
    revenue: 'noAccess',
  },
})

type BareHandler = (request: IncomingMessage, body: string) => Promise<unknown>

const PAGES = 5

/** The same statement for each page that is asked for, made once. */
const listHandler = (pool: pg.Pool, actor: EmployeeActor): BareHandler => {
  const statements = Array.from({ length: PAGES }, (_, index) => ({
    ...statementOf(listNotesSql(actor, { page: index + 1, per: PER, sortOrder: '-updatedAt' })),
    name: `page ${index + 1}`,
  }))
  return async ({ url = '' }) => {
    const page = Number(/page=(\d+)/.exec(url)?.[1] ?? 1)
    const { rows } = await pool.query<NoteRow & { total: number }>(statements[page - 1] ?? '')
    return {
      items: rows.slice(0, PER).map((row) => noteOf(row, actor)),
      metadata: { page, per: PER, total: rows[0]?.total, hasMore: rows.length > PER },
    }
  }
}

const createHandler = (pool: pg.Pool, actor: EmployeeActor): BareHandler => {
  const anything: NoteDraft = {
    title: '',
    body: '',
    state: 'open',
    amount: { minor: 0, currency: 'GBP' },
    dueOn: null,
    subjectID: '',
  }
  const { name, text } = statementOf(createNoteSql(actor, '', anything, ''))
  return async (_request, body) => {
    const { title, body: noteBody, amount, dueOn, subjectID } = JSON.parse(body) as NoteDraft
    const [id, now] = [randomUUID(), new Date()]
    const { rows } = await pool.query<NoteRow>({
      name,
      text,
      values: [
        ...[id, actor.employee.id, title, noteBody, 'open', amount.minor, amount.currency, dueOn, now, now],
        ...[actor.company.id, subjectID],
      ],
    })
    return rows[0] && noteOf(rows[0], actor)
  }
}

const bodyOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => resolve(body))
    request.on('error', reject)
  })

const answer = async (handle: BareHandler, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = JSON.stringify(await handle(request, request.method === 'POST' ? await bodyOf(request) : ''))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** The least a server can do: the same statements and the same answers, without anything that makes a product of it. */
process.once('message', ({ superuserUrl, cast, secret }: ServerOrders) => {
  const pool = new pg.Pool({ connectionString: superuserUrl, max: 12, types: valueTypes, options: '-c timezone=UTC' })
  const actor = actorOf(cast)
  const list = listHandler(pool, actor)
  const create = createHandler(pool, actor)
  const openBoard = bareBoard(pool, cast.companyId, secret)
  const board: BareHandler = ({ url = '' }) => openBoard(url)
  const server = createServer((request, response) => {
    const read = request.url?.includes('/taskLists') ? board : list
    answer(request.method === 'GET' ? read : create, request, response).catch((error) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  process.once('disconnect', async () => {
    server.closeAllConnections()
    server.close()
    await pool.end()
    process.exit()
  })
  // Idle between its rounds, it must not hang up on its caller.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  })
})
