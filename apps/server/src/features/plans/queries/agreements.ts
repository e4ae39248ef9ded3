import type { Agreements } from '@praxis/contract/plans/agreements'
import { periodsOfRetainer, totalOfItem } from '@praxis/domain/plans/agreement-months'
import { retainerLedger, type UsedTime } from '@praxis/domain/plans/retainer-ledger'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type OpenTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { type AgreementRow, listAgreementRows } from './agreement-rows'
import { seesAgreements } from './plan-access'
import { todayOf } from './plan-ground'
import { readPlan } from './plan-row'

/** Chargeable time of the days of all retainers; what was denied is used by nobody. */
const listUsedTime = async (db: Db, projectId: string, items: readonly AgreementRow[]): Promise<UsedTime[]> => {
  const periods = items.flatMap(({ dueDate, retainer }) => (retainer ? periodsOfRetainer(dueDate, retainer) : []))
  const [from, to] = [
    periods.map((period) => period.from).toSorted()[0],
    periods
      .map((period) => period.to)
      .toSorted()
      .at(-1),
  ]
  if (from === undefined || to === undefined) return []
  return db.rows<UsedTime>(sql`
    select s.day, sum(s.charged)::bigint as seconds from time_sheet_submissions s
    where s.company_id = ${db.scope.companyId} and s.targetable_id = ${projectId} and s.state <> 'denied'
      and s.day between ${from} and ${to}
    group by s.day order by s.day`)
}

export const agreementsOf = async (
  db: Db,
  actor: EmployeeActor,
  { row, permissions }: OpenTargetable,
): Promise<Agreements> => {
  const [{ version }, items] = await Promise.all([readPlan(db, row.id), listAgreementRows(db, row.id)])
  const used = canRead(permissions.areas.timeSheetSubmissions) ? await listUsedTime(db, row.id, items) : undefined
  const today = todayOf(db, actor)
  const mayEdit = permissions.editBudgets && canWrite(permissions.areas.agreements)
  return {
    currency: row.currency,
    items: items.map((item) => ({
      ...item,
      total: totalOfItem(item),
      ...(used && item.retainer && { ledger: retainerLedger(item.dueDate, item.retainer, used, today) }),
    })),
    total: items.reduce((sum, item) => sum + totalOfItem(item), 0),
    version,
    can: { edit: mayEdit, clearResourcePlan: mayEdit && canWrite(permissions.areas.planning) },
  }
}

export const getAgreementItems = async (db: Db, actor: EmployeeActor, projectId: string): Promise<Agreements> => {
  const target = await openTargetable(db, actor, projectKind, projectId)
  if (!seesAgreements(target)) throw new Refusal('invalidPermission')
  return agreementsOf(db, actor, target)
}
