import type { DemoCompany } from '@praxis/demo/demo-company'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { keepForecast } from '../features/plans/forecast/commands/keep-forecast'
import { nobodyIn } from '../features/plans/forecast/commands/keep-forecasts'
import { forecastOfProject } from '../features/plans/forecast/queries/forecast-of-project'
import { loadLoggedTime } from '../features/plans/forecast/queries/logged-time'
import { loadProjectGrounds, type ProjectGround } from '../features/plans/forecast/queries/project-ground'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Platform } from '../platform/platform'

const WEEKS_KEPT = 6
const TIME_ZONE = 'Europe/London'

const listPlannedProjects = async (db: Tx): Promise<string[]> => {
  const rows = await db.rows<{ readonly id: string }>(sql`
    select p.id from targetables p join plans s on s.company_id = p.company_id and s.targetable_id = p.id
    where p.company_id = ${db.scope.companyId} and p.kind = 'project' and p.is_active
    order by p.id`)
  return rows.map(({ id }) => id)
}

/** Milestones that were done later were not done on that day. */
const agreedOn = (project: ProjectGround['project'], day: Day): ProjectGround['project'] => ({
  ...project,
  items: project.items.map((item) => ({
    ...item,
    doneOn: item.doneOn !== null && item.doneOn <= day ? item.doneOn : null,
  })),
})

/** The forecasts of the last weeks, as each of their nights would have kept them. */
export const fillForecasts = async (db: Tx, demo: DemoCompany, platform: Pick<Platform, 'dayItems'>): Promise<void> => {
  if (!demo.opportunities) return
  const ids = await listPlannedProjects(db)
  const grounds = await loadProjectGrounds(db, platform, nobodyIn(db.scope.companyId ?? '', TIME_ZONE), ids)
  for (let week = 1; week <= WEEKS_KEPT; week += 1) {
    const day = addDays(grounds[0]?.today ?? '', -7 * week)
    const loggedOf = await loadLoggedTime(db, ids, day)
    for (const { project, spent, ...ground } of grounds) {
      if ((project.budgetPlan?.startDate ?? day) > day) continue
      const forecast = await forecastOfProject({
        ...ground,
        today: day,
        project: agreedOn(project, day),
        logged: loggedOf(project.id),
        spent: spent.filter((claim) => claim.day <= day),
      })
      await keepForecast(db, project.id, forecast, `${day}T02:00:00.000Z`)
    }
  }
}
