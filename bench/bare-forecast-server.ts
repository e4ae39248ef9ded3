import { absencesOnDays } from '@praxis/server/features/absences/queries/absences-on-days'
import { bankHolidaysOnDays } from '@praxis/server/features/companies/queries/bank-holidays-on-days'
import { getForecast } from '@praxis/server/features/plans/forecast/queries/get-forecast'
import { actorOf } from './bare-actor'
import { bareDb } from './bare-ground'
import { serveBare } from './serve-bare'

/** Makes the same forecasts by the same statements. */
serveBare((pool, { cast }) => {
  const db = bareDb(pool, cast.companyId)
  const platform = { dayItems: [bankHolidaysOnDays, absencesOnDays] }
  const actor = actorOf(cast)
  return async ({ url: asked = '' }) => {
    const [, , , , id = ''] = new URL(asked, 'http://bare').pathname.split('/')
    return getForecast(db, platform, actor, id, undefined)
  }
})
