import { bankHolidaysOnDays } from '@praxis/server/features/companies/queries/bank-holidays-on-days'
import { timeAnalysis } from '@praxis/server/features/time-reports/queries/time-analysis'
import { openClientTime } from '@praxis/server/features/time-reports/queries/time-ground'
import { loggedByTeamSql } from '@praxis/server/features/time-reports/queries/time-sheet-report'
import { listTimeSheetApprovals } from '@praxis/server/features/time-sheets/approval/time-sheet-inbox'
import { getTimeSheetPeriod } from '@praxis/server/features/time-sheets/queries/time-sheet-period'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import type { Db } from '@praxis/server/platform/database/database'
import type { FileStore } from '@praxis/server/platform/files/file-store'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

type Handler = (url: URL) => Promise<unknown>

const handlersOf = (db: Db, files: FileStore, actor: EmployeeActor): Readonly<Record<string, Handler>> => {
  const asked = (url: URL, name: string) => url.searchParams.get(name) ?? ''
  const platform = { files, dayItems: [bankHolidaysOnDays], clock: () => new Date() }
  return {
    byPeriod: (url) => getTimeSheetPeriod(db, platform, actor, { from: asked(url, 'from'), to: asked(url, 'to') }),
    active: (url) =>
      listTimeSheetApprovals(db, platform, actor, {
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

/** Gives the same answers by the same statements; of the team report only the sums that the database gives. */
serveBare((pool, { cast, dataDir, secret }) => {
  const handlers = handlersOf(bareDb(pool, cast.companyId), bareFiles(dataDir, secret), actorOf(cast))
  return async ({ url: asked = '' }) => {
    const url = new URL(asked, 'http://bare')
    return handlers[url.pathname.split('/').at(-1) ?? '']?.(url)
  }
})
