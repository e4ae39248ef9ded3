import type { AssetState } from '@praxis/contract/assets/asset-rules'
import type { AssetFilter } from '@praxis/contract/assets/assets'
import { momentText } from '@praxis/domain/assets/asset-time-text'
import { type AssetTime, standingOf } from '@praxis/domain/assets/asset-use'
import { formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../platform/auth/actor'
import { csvAnswer } from '../../platform/csv/csv-answer'
import type { ReadDb } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { FileStore } from '../../platform/files/file-store'
import type { BinaryAnswer } from '../../platform/http/implement'
import { seesPrices } from './queries/asset-access'
import { exportedAssetsSql } from './queries/asset-list'
import type { AssetRow } from './queries/asset-row'

const stateWords: Readonly<Record<AssetState, string>> = {
  available: 'available',
  booked: 'booked',
  out: 'out',
  overdue: 'overdue',
  withPerson: 'with a person',
  retired: 'retired',
}

/** Whoever has an asset `a`, or may collect it now; without one, all of it is null. */
interface ExportedRow extends AssetRow {
  readonly kind: AssetTime['kind'] | null
  readonly from: string
  readonly to: string | null
  readonly takenAt: string | null
  readonly who: string | null
}

/** The register as a file; prices only for those who see costs. */
export const assetCsv = (
  db: ReadDb,
  files: FileStore,
  actor: EmployeeActor,
  filter: AssetFilter,
): Promise<BinaryAnswer> => {
  const { timeZone } = actor.company
  const standing = ({ isRetired, kind, from, to, takenAt }: ExportedRow) =>
    standingOf(
      { isRetired, uses: kind === null ? [] : [{ kind, from, to, takenAt, returnedAt: null, isWaiting: false }] },
      db.now,
    )
  const rows = db.batches<ExportedRow>(
    exportedAssetsSql(
      db,
      actor,
      filter,
      sql`
        select s.kind, s.from_at as "from", s.to_at as "to", s.taken_at as "takenAt",
          coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as who
        from (
          select * from asset_uses o where o.company_id = a.company_id and o.asset_id = a.id and o.is_out
          union all
          (select * from asset_uses h
           where h.company_id = a.company_id and h.asset_id = a.id and h.holds and h.until_at > ${db.now} and not h.is_out
             and h.from_at <= ${db.now} and h.state = 'approved' order by h.until_at limit 1)
        ) as s
        join employees e on e.company_id = s.company_id and e.id = s.employee_id
        left join users u on u.id = e.user_id
        order by s.is_out desc limit 1`,
    ),
  )
  return csvAnswer(files, 'assets', rows, [
    ['Category', (row) => row.categoryName],
    ['Asset', (row) => row.name],
    ['Code', (row) => row.code],
    ['State', (row) => stateWords[standing(row).state]],
    ['With', (row) => row.who ?? ''],
    ['Until', (row) => (row.to === null ? '' : momentText(row.to, timeZone))],
    ['Location', (row) => row.location],
    ['Condition', (row) => row.condition],
    ['Serial number', (row) => row.serialNumber],
    ['Bought', (row) => (row.purchasedOn === null ? '' : formatDay(row.purchasedOn))],
    ...(seesPrices(actor)
      ? ([
          ['Price', (row) => (row.purchaseAmount === null ? '' : enteredTextOfMoney(row.purchaseAmount))],
          ['Currency', (row) => row.purchaseCurrency ?? ''],
        ] satisfies [string, (row: ExportedRow) => string][])
      : []),
    ['Warranty until', (row) => (row.warrantyUntil === null ? '' : formatDay(row.warrantyUntil))],
  ])
}
