import { MasterPlanningQuery } from '@praxis/contract/planning/planning-query'
import { absencesOnDays } from '@praxis/server/features/absences/queries/absences-on-days'
import { bankHolidaysOnDays } from '@praxis/server/features/companies/queries/bank-holidays-on-days'
import { getMasterPlanning } from '@praxis/server/features/planning/queries/master-planning'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

/** Gives the same pages of planning by the same statements. */
serveBare((pool, { cast, dataDir, secret }) => {
  const db = bareDb(pool, cast.companyId)
  const platform = {
    files: bareFiles(dataDir, secret),
    dayItems: [bankHolidaysOnDays, absencesOnDays],
    clock: () => new Date(),
  }
  const actor = actorOf(cast)
  return async ({ url: asked = '' }) => {
    const { searchParams } = new URL(asked, 'http://bare')
    return getMasterPlanning(db, platform, actor, MasterPlanningQuery.parse(Object.fromEntries(searchParams)))
  }
})
