import { getEmployeeBalanceReport } from '@praxis/server/features/absences/queries/balance-report'
import { getTeamAbsenceReport } from '@praxis/server/features/absences/queries/team-absence-report'
import { getTeamCalendar } from '@praxis/server/features/absences/queries/team-calendar'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

type Handler = (url: URL) => Promise<unknown>

/** Gives the same answers about leave by the same statements. */
serveBare((pool, { cast, dataDir, secret }) => {
  const db = bareDb(pool, cast.companyId)
  const platform = { files: bareFiles(dataDir, secret), clock: () => new Date() }
  const actor = actorOf(cast)
  const asked = (url: URL, name: string) => url.searchParams.get(name) ?? ''
  const handlers: Readonly<Record<string, Handler>> = {
    teamCalendar: (url) => getTeamCalendar(db, platform, actor, { from: asked(url, 'from'), to: asked(url, 'to') }),
    absenceReport: (url) =>
      getTeamAbsenceReport(db, platform, actor, { startDate: asked(url, 'startDate'), endDate: asked(url, 'endDate') }),
    absenceBalanceReport: (url) =>
      getEmployeeBalanceReport(db, platform, actor, url.pathname.split('/').at(-2) ?? '', {}),
  }
  return async ({ url: asked = '' }) => {
    const url = new URL(asked, 'http://bare')
    return handlers[url.pathname.split('/').at(-1) ?? '']?.(url)
  }
})
