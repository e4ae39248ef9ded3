import type { Forecast } from '@praxis/contract/plans/forecast'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import { Refusal } from '../../../../platform/refusal'
import { type OpenTargetable, openTargetable } from '../../../targetables/queries/open-targetable'
import { projectKind } from '../../../targetables/queries/targetable-kinds'
import { forecastOfProject, type KeptForecast } from './forecast-of-project'
import { loadProjectGround } from './project-ground'

/** Forecasts are money: they are for those who see that of the project. */
export const assertSeesForecast = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenTargetable> => {
  const target = await openTargetable(db, actor, projectKind, id)
  if (!target.permissions.seesMoney) throw new Refusal('invalidPermission')
  return target
}

interface KeptRow extends Columns<'kept_plans', 'day' | 'saved_at'> {
  readonly snapshot: KeptForecast
  readonly keptSince: Day
}

/** The forecast of the last night that was kept up to a day. */
const keptForecast = async (db: Db, id: string, asOf: Day): Promise<Forecast> => {
  const kept = await db.row<KeptRow>(sql`
    select k.day, k.snapshot, k.saved_at as "savedAt",
      (select min(f.day) from kept_plans f
       where f.company_id = k.company_id and f.targetable_id = k.targetable_id and f.kind = k.kind) as "keptSince"
    from kept_plans k
    where k.company_id = ${db.scope.companyId} and k.targetable_id = ${id} and k.kind = 'forecast' and k.day <= ${asOf}
    order by k.day desc limit 1`)
  if (!kept) throw new Refusal('dataNotAvailable')
  return { keptOn: kept.day, keptSince: kept.keptSince, updatedAt: kept.savedAt, ...kept.snapshot }
}

export const getForecast = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  id: string,
  asOf: Day | undefined,
): Promise<Forecast> => {
  await assertSeesForecast(db, actor, id)
  if (asOf !== undefined) return keptForecast(db, id, asOf)
  const ground = await loadProjectGround(db, platform, actor, id)
  const { keptSince } = ground.project
  return { keptOn: null, keptSince, updatedAt: db.now, ...(await forecastOfProject(ground)) }
}
