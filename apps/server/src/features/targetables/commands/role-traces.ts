import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import type { Conversion } from '../queries/card-rates'
import type { OpenTargetable } from '../queries/open-targetable'
import type { RoleRow } from '../queries/targetable-roles'
import { movePlansOn } from './plan-effects'
import type { Rates } from './role-rates'
import { announceNewRights, announceTargetable, touchTargetable } from './targetable-effects'

/**
 * Role and person are one field of the history, which leaves out unchanged fields: so it names the role even if only
 * its person changed.
 */
const recordedRole = (row: RoleRow, files: FileStore) => ({
  projectRole: {
    role: row.name,
    employee: row.employee && employeeBriefOf(row.employee, files).displayName,
    rateCard: row.rateCard?.name ?? null,
  },
})

const ratesOf = ({ hourlyCharge, hourlyCost }: Rates): Rates => ({ hourlyCharge, hourlyCost })

/** Rates, and how they were converted, are in the history of the budget, which only those read who may see money. */
const recordRates = (
  db: Tx,
  { kind, row }: OpenTargetable,
  before: RoleRow | undefined,
  after: RoleRow,
  conversion?: Conversion,
): void => {
  const [was, is] = [before ? ratesOf(before) : { hourlyCharge: 0, hourlyCost: 0 }, ratesOf(after)]
  if (isDeepStrictEqual(was, is)) return
  db.record({
    entity: kind.moneyEntity,
    id: row.id,
    action: 'ratesChanged',
    before: { roleRates: { role: after.name, ...was } },
    after: { roleRates: { role: after.name, ...is, ...conversion } },
  })
}

/** Who reads the details of a targetable need not see its roles: they are in the history of its planning. */
const recordRole = (
  db: Tx,
  files: FileStore,
  { kind, row }: OpenTargetable,
  before: RoleRow | undefined,
  after: RoleRow | undefined,
): void => {
  const action = before ? (after ? 'roleUpdated' : 'roleRemoved') : 'roleAdded'
  const values = {
    ...(before && { before: recordedRole(before, files) }),
    ...(after && { after: recordedRole(after, files) }),
  }
  db.record({ entity: kind.planningEntity, id: row.id, action, ...values })
}

/** What a role was and is; a role that is added was nothing, one that is deleted is nothing. */
export const leaveRoleTraces = async (
  db: Tx,
  files: FileStore,
  targetable: OpenTargetable,
  before: RoleRow | undefined,
  after: RoleRow | undefined,
  conversion?: Conversion,
): Promise<void> => {
  const { kind, row } = targetable
  recordRole(db, files, targetable, before, after)
  if (after) recordRates(db, targetable, before, after, conversion)
  await touchTargetable(db, row.id)
  await movePlansOn(db, row.id)
  const employees = before?.employee ? [before.employee.id] : []
  await announceTargetable(db, kind, row.id, ...employees)
  announceNewRights(db, employees)
}
