import type { Forecast } from '@praxis/contract/plans/forecast'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import type { Platform } from '../../../../platform/platform'
import { readerIdsOf } from '../../../targetables/queries/members'
import { holdTargetable } from '../../../targetables/queries/open-targetable'
import { forecastOfProject } from '../queries/forecast-of-project'
import { assertSeesForecast } from '../queries/get-forecast'
import { loadProjectGround } from '../queries/project-ground'
import { countKeptFigures } from './count-kept-figures'
import { keepForecast } from './keep-forecast'

/** Counts what is kept of a project anew, and keeps its forecast of today. */
export const updateAnalytics = async (
  db: Tx,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  id: string,
): Promise<Forecast> => {
  // Two at once would both add what is missing.
  await holdTargetable(db, id)
  await assertSeesForecast(db, actor, id)
  await countKeptFigures(db, id)
  const ground = await loadProjectGround(db, platform, actor, id)
  const forecast = await forecastOfProject(ground)
  await keepForecast(db, id, forecast)
  const employees = await readerIdsOf(db, id, ({ areas }) => canRead(areas.budgetPlan))
  db.announce({ topic: 'plans', id, to: { capabilities: ['canManageProjects'], employees } })
  return { keptOn: null, keptSince: ground.project.keptSince ?? forecast.today, updatedAt: db.now, ...forecast }
}
