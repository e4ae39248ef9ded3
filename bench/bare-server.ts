import { randomUUID } from 'node:crypto'
import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import { statementOf } from '@praxis/server/platform/database/sql'
import type pg from 'pg'
import { bareBoard } from './bare-board'
import { bareDb, bareFiles } from './bare-ground'
import type { Cast } from './bench-database'
import { createNoteSql } from './notes/notes.commands'
import type { NoteDraft } from './notes/notes.contract'
import { listNotesSql, type NoteRow, noteOf } from './notes/notes.queries'
import { type BareHandler, serveBare } from './serve-bare'

const PER = 50

const actorOf = ({ companyId, employeeId, sessionId }: Cast): EmployeeActor => ({
  sessionId,
  user: { id: employeeId, username: '', firstName: '', lastName: '' },
  employee: { id: employeeId, isOwner: false },
  impersonatorId: null,
  company: { id: companyId, features: defaultFeatureFlags, timeZone: 'UTC' },
  capabilities: {
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

const PAGES = 5

/** The statement is made once and used for each page that is asked for. */
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

/** Gives the same answers by the same statements, without anything that makes a product of it. */
serveBare((pool, { cast, dataDir, secret }) => {
  const actor = actorOf(cast)
  const list = listHandler(pool, actor)
  const create = createHandler(pool, actor)
  const openBoard = bareBoard(bareDb(pool, cast.companyId), bareFiles(dataDir, secret), actor)
  return (request, body) => {
    const { url = '', method } = request
    if (method === 'POST') return create(request, body)
    return url.includes('/taskLists') ? openBoard(url) : list(request, body)
  }
})
