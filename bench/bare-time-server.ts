import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultFeatureFlags } from '@praxis/contract/capabilities'
import { listTimeSheetApprovals } from '@praxis/server/features/requests/types/time-sheet-approvals'
import { timeAnalysis } from '@praxis/server/features/time-reports/queries/time-analysis'
import { openClientTime } from '@praxis/server/features/time-reports/queries/time-ground'
import { loggedByTeamSql } from '@praxis/server/features/time-reports/queries/time-sheet-report'
import { getTimeSheetPeriod } from '@praxis/server/features/time-sheets/queries/time-sheet-period'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import type { Db } from '@praxis/server/platform/database/database'
import { statementOf } from '@praxis/server/platform/database/sql'
import { valueTypes } from '@praxis/server/platform/database/value-types'
import { DiskRoom } from '@praxis/server/platform/files/disk-room'
import { FileStore } from '@praxis/server/platform/files/file-store'
import { LocalFolderStorage } from '@praxis/server/platform/files/local-folder-storage'
import pg from 'pg'
import type { Cast } from './bench-database'
import type { ServerOrders } from './server-process'

const actorOf = ({ companyId, employeeId, sessionId }: Cast): EmployeeActor => ({
  sessionId,
  user: { id: employeeId, username: '', firstName: '', lastName: '' },
  employee: { id: employeeId, isOwner: false },
  impersonatorId: null,
  company: { id: companyId, features: defaultFeatureFlags, timeZone: 'Europe/London' },
  permission: {
    canManageEmployees: true,
    canManageClients: true,
    canManageCompany: false,
    canManageProjects: true,
    canManageReports: false,
    canManageAssets: false,
    canProcessPayments: false,
    canImpersonate: false,
    isAdmin: false,
    revenue: 'read',
  },
})

/** The statements and nothing around them: no transaction, no company, no policies. */
const bareDb = (pool: pg.Pool, companyId: string): Db => ({
  scope: { companyId, userId: null, employeeId: null, impersonatorId: null },
  rows: async (query) => (await pool.query(statementOf(query))).rows,
  row: async (query) => (await pool.query(statementOf(query))).rows[0],
  run: async (query) => (await pool.query(statementOf(query))).rowCount ?? 0,
  confirm: async () => {},
})

type Handler = (url: URL) => Promise<unknown>

const handlersOf = (db: Db, files: FileStore, actor: EmployeeActor): Readonly<Record<string, Handler>> => {
  const asked = (url: URL, name: string) => url.searchParams.get(name) ?? ''
  return {
    byPeriod: (url) => getTimeSheetPeriod(db, files, actor, { from: asked(url, 'from'), to: asked(url, 'to') }),
    active: (url) =>
      listTimeSheetApprovals(db, files, actor, {
        ...{ page: Number(asked(url, 'page')), per: 5, requestType: 'timeSheet' },
        ...{ groupBy: 'employee', sortOrder: 'oldestFirst' },
      }),
    timeAnalysis: async (url) =>
      timeAnalysis(db, files, await openClientTime(db, actor, url.pathname.split('/').at(-2) ?? ''), {}),
    timeSheetReport: async (url) => {
      const period = { startDate: asked(url, 'startDate'), endDate: asked(url, 'endDate') }
      return { rows: await db.rows(loggedByTeamSql(actor, period, period.endDate)) }
    },
  }
}

/** The same statements and the same answers; of the team report only its sums as the database gives them. */
process.once('message', ({ superuserUrl, cast, dataDir, secret }: ServerOrders) => {
  const pool = new pg.Pool({ connectionString: superuserUrl, max: 12, types: valueTypes, options: '-c timezone=UTC' })
  const files = new FileStore({
    storage: new LocalFolderStorage(dataDir),
    disk: new DiskRoom(dataDir),
    usualQuota: 0,
    secret,
    clock: () => new Date(),
  })
  const handlers = handlersOf(bareDb(pool, cast.companyId), files, actorOf(cast))
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bare')
    try {
      const body = JSON.stringify(await handlers[url.pathname.split('/').at(-1) ?? '']?.(url))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
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
