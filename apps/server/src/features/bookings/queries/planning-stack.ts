import { type PlanningChange, type PlanningChanges, planningActions } from '@praxis/contract/planning/planning-changes'
import type { ChangedRow } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { openPlan } from './open-scenario'
import type { StoredBooking, StoredRole } from './stored-rows'

export type Way = 'undo' | 'redo'

/**
 * The changes that somebody can turn around, the next one first. A new change drops those that are undone, so they are all
 * newer than those that stand: undo takes the newest that stands, redo the oldest that is undone.
 */
const nextFirst: Readonly<Record<Way, Sql>> = {
  undo: rawSql('not is_undone order by number desc limit 1'),
  redo: rawSql('is_undone order by number limit 1'),
}

const ownChanges = ({ company, employee }: EmployeeActor, way: Way, scenarioId: string | undefined): Sql => sql`
  company_id = ${company.id} and employee_id = ${employee.id}
    and scenario_id ${scenarioId === undefined ? sql`is null` : sql`= ${scenarioId}`} and ${nextFirst[way]}`

export interface KeptChange extends Columns<'planning_changes', 'id'> {
  readonly action: PlanningChange['action']
  readonly bookings: readonly ChangedRow<StoredBooking>[]
  readonly roles: readonly ChangedRow<StoredRole>[]
}

export const nextChange = (
  db: Db,
  actor: EmployeeActor,
  way: Way,
  scenarioId?: string,
): Promise<KeptChange | undefined> =>
  db.row<KeptChange>(sql`
    select id, action, bookings, roles from planning_changes where ${ownChanges(actor, way, scenarioId)}`)

/** Locks the next change, which is asked for by its id alone. */
export const lockNextChange = async (
  db: Db,
  actor: EmployeeActor,
  way: Way,
  scenarioId?: string,
): Promise<string | undefined> =>
  (
    await db.row<{ readonly id: string }>(sql`
    select id from planning_changes where ${ownChanges(actor, way, scenarioId)} for update`)
  )?.id

interface ChangeRow extends Columns<'planning_changes', 'id' | 'action' | 'made_at' | 'is_undone'> {
  readonly count: number
}

const changeOf = ({ id, action, count, madeAt }: ChangeRow): PlanningChange => ({
  id,
  action: planningActions.find((known) => known === action) ?? 'changed',
  count,
  madeAt,
})

/** What the caller can undo and make again next. */
export const getPlanningChanges = async (
  db: Db,
  actor: EmployeeActor,
  scenarioId: string | undefined,
): Promise<PlanningChanges> => {
  await openPlan(db, actor, scenarioId)
  const columns = rawSql(
    'id, action, made_at as "madeAt", is_undone as "isUndone", jsonb_array_length(bookings) as count',
  )
  const rows = await db.rows<ChangeRow>(sql`
    (select ${columns} from planning_changes where ${ownChanges(actor, 'undo', scenarioId)})
    union all
    (select ${columns} from planning_changes where ${ownChanges(actor, 'redo', scenarioId)})`)
  const [undo, redo] = [false, true].map((isUndone) => rows.find((row) => row.isUndone === isUndone))
  return { undo: undo ? changeOf(undo) : null, redo: redo ? changeOf(redo) : null }
}
