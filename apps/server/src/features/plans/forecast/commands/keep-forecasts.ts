import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { dueAt, type Schedule } from '@praxis/domain/calendar/schedule'
import { capabilitiesOf } from '../../../../platform/auth/capabilities-of'
import type { Reader } from '../../../../platform/auth/reader'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { DueWork } from '../../../../platform/due-work/due-work'
import { forecastOfProject } from '../queries/forecast-of-project'
import { loadProjectGrounds } from '../queries/project-ground'
import { keepForecast } from './keep-forecast'
import { loadWantedMarks, tellBudgetMarks } from './tell-budget-marks'

/** So many projects take a second or two; the others come a minute later. */
const MOST_AT_ONCE = 100

const schedule: Schedule = { every: 'day', at: '02:00' }

const NOBODY = '00000000-0000-0000-0000-000000000000'
const NO_RIGHTS = capabilitiesOf({
  ...{ is_owner: false, impersonating: false, can_manage_employees: false, can_manage_clients: false },
  ...{ can_manage_company: false, can_manage_projects: false, can_manage_reports: false, can_manage_assets: false },
  ...{ can_process_payments: false, can_impersonate: false, revenue: 'noAccess' },
})

/** Nobody reads the days of people here: only how much they can work on them is counted. */
export const nobodyIn = (companyId: string, timeZone: string): Reader => ({
  employee: { id: NOBODY, isOwner: false },
  company: { id: companyId, features: defaultFeatureFlags, timeZone },
  capabilities: NO_RIGHTS,
})

/** Active projects whose forecast of the day was not kept yet since a moment. */
const projectsToKeep = async (db: Tx, today: string, since: Date): Promise<string[]> => {
  const rows = await db.rows<{ readonly id: string }>(sql`
    select p.id from targetables p
    where p.company_id = ${db.scope.companyId} and p.kind = 'project' and p.is_active and not exists (
      select from kept_plans k where k.company_id = p.company_id and k.targetable_id = p.id and k.kind = 'forecast'
        and k.day = ${today} and k.saved_at >= ${since.toISOString()})
    order by p.id limit ${MOST_AT_ONCE}`)
  return rows.map(({ id }) => id)
}

/** Keeps the forecast of every active project once a night, and tells of the marks that budgets have reached. */
export const keepForecasts: DueWork = {
  kind: 'keepForecasts',
  per: 'company',
  schedule,
  feature: 'project',
  run: async (db, { period, timeZone }, platform) => {
    const today = dayInTimeZone(new Date(db.now), timeZone)
    const ids = await projectsToKeep(db, today, dueAt(period, schedule, timeZone))
    if (ids.length === 0) return 'done'
    const grounds = await loadProjectGrounds(db, platform, nobodyIn(db.scope.companyId, timeZone), ids)
    for (const ground of grounds) await keepForecast(db, ground.project.id, await forecastOfProject(ground))
    await tellBudgetMarks(db, grounds, await loadWantedMarks(db))
    return ids.length < MOST_AT_ONCE ? 'done' : 'more'
  },
}
