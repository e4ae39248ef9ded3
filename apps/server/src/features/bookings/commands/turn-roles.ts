import { type ChangedRow, isAsLeft } from '@praxis/domain/planning/change-rows'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { leaveRoleTraces } from '../../targetables/commands/role-traces'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { loadRole, type RoleRow } from '../../targetables/queries/targetable-roles'
import type { StoredRole } from '../queries/stored-rows'

type TargetOf = (targetableId: string) => OpenTargetable

/** Roles among these that something is booked in, or that time was logged in. */
const usedAmong = async (db: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ readonly id: string }>(sql`
    select r.id from unnest(${ids}::uuid[]) as r (id)
    where exists (select from bookings b where b.company_id = ${db.scope.companyId} and b.role_id = r.id)
      or exists (select from time_sheet_submissions s where s.company_id = ${db.scope.companyId} and s.role_id = r.id)`)
  return new Set(rows.map(({ id }) => id))
}

/** Who may no longer set rates does not set them by undo either. */
const assertMayRate = ({ permissions }: OpenTargetable, before: StoredRole, after: StoredRole): void => {
  const isSame = before.hourly_charge === after.hourly_charge && before.hourly_cost === after.hourly_cost
  if (!isSame && !permissions.editBudgets) throw new Refusal('invalidPermission')
}

/** Puts roles as they are to be: the rows that come back keep their ids, rates and places. */
export const putRoles = async (
  db: Tx,
  files: FileStore,
  targetOf: TargetOf,
  roles: readonly ChangedRow<StoredRole>[],
): Promise<void> => {
  const kept = roles.flatMap(({ after }) => (after ? [after] : []))
  if (kept.length === 0) return
  for (const { before, after } of roles)
    if (before && after) assertMayRate(targetOf(after.targetable_id), before, after)
  const were = new Map<string, RoleRow>()
  for (const { id, before } of roles) if (before) were.set(id, await loadRole(db, before.targetable_id, id))
  await db.run(sql`
    insert into targetable_roles as r (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id,
      rate_card_id, created_at, updated_at, version)
    select ${db.scope.companyId}, m.id, m.targetable_id, m.name, m.hourly_charge, m.hourly_cost, m.employee_id, m.rate_card_id,
      m.created_at, ${db.now}, m.version
    from jsonb_populate_recordset(null::targetable_roles, ${JSON.stringify(kept)}::jsonb) as m
    on conflict (company_id, id) do update set name = excluded.name, hourly_charge = excluded.hourly_charge,
      hourly_cost = excluded.hourly_cost, employee_id = excluded.employee_id, rate_card_id = excluded.rate_card_id,
      version = r.version + 1, updated_at = excluded.updated_at`)
  for (const { id, targetable_id } of kept) {
    const is = await loadRole(db, targetable_id, id)
    await leaveRoleTraces(db, files, targetOf(targetable_id), were.get(id), is)
  }
}

/**
 * Deletes roles that are no longer used, and tells which stay. A role that was made for a booking stays when somebody has
 * used or changed it since.
 */
export const dropRoles = async (
  db: Tx,
  files: FileStore,
  targetOf: TargetOf,
  roles: readonly ChangedRow<StoredRole>[],
  stored: ReadonlyMap<string, StoredRole>,
): Promise<string[]> => {
  const gone = roles.flatMap(({ id, before, after }) => (before && after === null ? [{ id, before }] : []))
  if (gone.length === 0) return []
  const used = await usedAmong(
    db,
    gone.map(({ id }) => id),
  )
  const stay: string[] = []
  for (const { id, before } of gone) {
    const row = stored.get(id)
    if (!row) continue
    if (used.has(id) || !isAsLeft(row, before)) stay.push(id)
    else {
      const role = await loadRole(db, before.targetable_id, id)
      await db.run(sql`delete from targetable_roles where company_id = ${db.scope.companyId} and id = ${id}`)
      await leaveRoleTraces(db, files, targetOf(before.targetable_id), role, undefined)
    }
  }
  return stay
}
