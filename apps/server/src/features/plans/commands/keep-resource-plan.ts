import { sql } from '../../../platform/database/sql'
import type { KeepResourcePlan } from '../../opportunities/commands/move-to-project'
import type { ShownResourcePlan } from '../queries/kept-resource-plan'
import { todayOf } from '../queries/plan-ground'
import { loadResourceGround, workingWeeks } from '../queries/resource-ground'
import { sumsOfSaved } from '../queries/resource-sums'
import { savedRow, snapshotOf } from '../queries/saved-rows'

/** Rows stay as they are, and name no roles, which are the project's from now on. */
export const keepResourcePlan: KeepResourcePlan = async (db, platform, actor, id) => {
  const ground = await loadResourceGround(db, platform, actor, id)
  if (ground.roles.length === 0) return
  const rows = ground.roles.map((role) => savedRow(role, ground))
  const { roles, config } = snapshotOf(rows, ground, true)
  const kept: ShownResourcePlan = {
    snapshot: { roles: roles.map((role) => ({ ...role, roleID: null })), config },
    sums: sumsOfSaved(rows, true),
    weeks: workingWeeks(ground),
  }
  await db.run(sql`
    insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at, saved_by)
    values (${actor.company.id}, ${id}, 'resourcePlan', ${todayOf(db, actor)}, ${JSON.stringify(kept)}, ${db.now},
            ${actor.employee.id})
    on conflict (company_id, targetable_id, kind, day) do update
    set snapshot = excluded.snapshot, saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
}
