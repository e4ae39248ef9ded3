import type { StageChange } from '@praxis/contract/opportunities/opportunities'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { openTargetable } from '../../targetables/queries/open-targetable'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'

interface StageChangeRow
  extends Columns<
      'opportunity_stages',
      'id' | 'name' | 'probability' | 'entered_on' | 'entered_at' | 'lost_reason' | { stageID: 'stage_id' }
    >,
    Columns<'opportunity_stages', 'revenue' | 'cost'>,
    Columns<'targetables', 'currency'> {
  readonly enteredBy: EmployeeBriefRow | null
}

/** The stages are details; what was planned when they were entered is money. */
export const listStageChanges = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<StageChange[]> => {
  const { permissions } = await openTargetable(db, actor, opportunityKind, id)
  if (!canRead(permissions.areas.details)) throw new Refusal('invalidPermission')
  const rows = await db.rows<StageChangeRow>(sql`
    select g.id, g.stage_id as "stageID", g.name, g.probability, g.entered_on as "enteredOn", g.entered_at as "enteredAt",
      g.lost_reason as "lostReason", g.revenue, g.cost, g.currency,
      case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "enteredBy"
    from opportunity_stages g
    left join employees e on e.company_id = g.company_id and e.id = g.entered_by
    left join users u on u.id = e.user_id
    where g.company_id = ${actor.company.id} and g.opportunity_id = ${id}
    order by g.entered_at, g.id`)
  return rows.map(({ enteredBy, probability, revenue, cost, currency, ...row }) => ({
    enteredBy: enteredBy && employeeBriefOf(enteredBy, files),
    probability: probability / 100,
    ...row,
    ...(permissions.seesMoney && { value: { revenue, cost, currency } }),
  }))
}
