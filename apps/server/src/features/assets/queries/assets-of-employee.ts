import type { AssetsOfEmployee } from '@praxis/contract/assets/asset-bookings'
import { isOverdue } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { isLedBy } from '../../absences/queries/who-sees'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { managesAssets } from './asset-access'
import { type AssetBriefRow, assetBriefJson, assetBriefOf } from './asset-row'

type UseColumns = Columns<
  'asset_uses',
  'id' | 'kind' | { from: 'from_at'; to: 'to_at' } | 'taken_at' | 'returned_at' | 'note' | 'is_out'
>

interface HeldRow extends UseColumns {
  readonly isWaiting: boolean
  readonly asset: AssetBriefRow
}

/** What somebody has, and what they booked and have not collected. */
export const listAssetsOfEmployee = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  employeeId: string,
): Promise<AssetsOfEmployee> => {
  const companyId = actor.company.id
  /** Whoever leads somebody sees what they have, not what was noted of it. */
  const seesAll = managesAssets(actor) || employeeId === actor.employee.id
  const [person, rows] = await Promise.all([
    db.row<{ employee: EmployeeBriefRow; isLed: boolean }>(sql`
      select ${employeeBriefJson('e', 'u')} as employee, ${isLedBy(actor, rawSql('e.id'))} as "isLed"
      from employees e left join users u on u.id = e.user_id
      where e.company_id = ${companyId} and e.id = ${employeeId}`),
    db.rows<HeldRow>(sql`
      select s.id, s.kind, s.from_at as "from", s.to_at as "to", s.taken_at as "takenAt", s.returned_at as "returnedAt",
        s.note, s.is_out as "isOut", s.state = 'waitingForApproval' as "isWaiting", ${assetBriefJson} as asset
      from (
        select * from asset_uses o where o.company_id = ${companyId} and o.employee_id = ${employeeId} and o.is_out
        union
        select * from asset_uses h
        where h.company_id = ${companyId} and h.employee_id = ${employeeId} and h.until_at > ${db.now} and h.holds
          and h.returned_at is null
      ) as s
      join assets a on a.company_id = s.company_id and a.id = s.asset_id
      join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
      order by s.from_at, s.id`),
  ])
  if (!person || (!seesAll && !person.isLed)) throw new Refusal('notFound')
  return {
    employee: employeeBriefOf(person.employee, files),
    held: rows
      .filter(({ isOut }) => isOut)
      .map((row) => ({
        asset: assetBriefOf(row.asset, files),
        kind: row.kind,
        id: row.id,
        since: row.takenAt ?? row.from,
        until: row.to,
        isOverdue: isOverdue(row, db.now),
        ...(seesAll && { note: row.note }),
      })),
    booked: rows.flatMap((row) =>
      row.isOut || row.to === null
        ? []
        : [
            {
              id: row.id,
              asset: assetBriefOf(row.asset, files),
              from: row.from,
              to: row.to,
              isWaiting: row.isWaiting,
            },
          ],
    ),
  }
}
