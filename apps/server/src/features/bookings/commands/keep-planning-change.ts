import { randomUUID } from 'node:crypto'
import type { PlanningChange } from '@praxis/contract/planning/planning-changes'
import type { ChangedRow } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { StoredBooking, StoredRole } from '../queries/stored-rows'

export interface ChangedRows {
  readonly bookings: readonly ChangedRow<StoredBooking>[]
  readonly roles: readonly ChangedRow<StoredRole>[]
}

/** Keeps a change so that whoever made it can take it back. What they had taken back before can no longer be made again. */
export const keepPlanningChange = async (
  db: Tx,
  actor: EmployeeActor,
  action: PlanningChange['action'],
  { bookings, roles }: ChangedRows,
  scenarioId?: string,
): Promise<string | null> => {
  if (bookings.length + roles.length === 0) return null
  const id = randomUUID()
  await db.run(sql`
    with taken_back as (
      delete from planning_changes
      where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and is_undone
        and scenario_id is not distinct from ${scenarioId ?? null}::uuid
    )
    insert into planning_changes (company_id, id, employee_id, action, bookings, roles, made_at, scenario_id)
    values (${actor.company.id}, ${id}, ${actor.employee.id}, ${action}, ${JSON.stringify(bookings)}, ${JSON.stringify(roles)},
            ${db.now}, ${scenarioId ?? null})`)
  return id
}
