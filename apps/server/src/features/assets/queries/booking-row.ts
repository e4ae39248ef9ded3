import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import {
  type BookingAction,
  type BookingActor,
  type BookingStanding,
  refusalOfBookingAction,
} from '@praxis/domain/assets/asset-booking-policy'
import { isOverdue } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { isActingApprover, type RequestRow, selectRequests } from '../../requests/queries/request-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { managesAssets } from './asset-access'
import { type AssetBriefRow, assetBriefJson, assetBriefOf } from './asset-row'

type BookingColumns = Columns<'asset_uses', 'note' | 'asset_id' | 'taken_at' | 'returned_at' | 'version'> &
  Columns<'asset_categories', 'booking_rule' | { approvesItself: 'is_auto_approved' }>

/** A booking with its request and its asset. */
export interface BookingRow extends RequestRow, BookingColumns {
  readonly from: string
  readonly to: string
  readonly asset: AssetBriefRow
  readonly enteredBy: EmployeeBriefRow | null
  readonly isCorrected: boolean
  /** Whether somebody has the asset on another account. */
  readonly isElsewhere: boolean
}

interface BookingsWanted {
  /** A statement that gives rows of asset_uses. */
  readonly rows: Sql
  readonly columns?: Sql
  /** Of rows `s` of asset_uses, `q` of requests. */
  readonly order?: Sql
}

/** Bookings with their requests. */
export const bookingRowsSql = (
  db: Pick<Db, 'now'>,
  actor: EmployeeActor,
  { rows, columns, order }: BookingsWanted,
): Sql => sql`
  select q.*, s.asset_id as "assetId", s.from_at as "from", s.to_at as "to", s.note, s.taken_at as "takenAt",
    s.returned_at as "returnedAt", s.version, ${assetBriefJson} as asset, k.booking_rule as "bookingRule",
    k.is_auto_approved as "approvesItself",
    case when b.id is not null then ${employeeBriefJson('b', 'bu')} end as "enteredBy",
    exists (select from asset_uses c where c.company_id = s.company_id and c.correction_of = s.id) as "isCorrected",
    exists (select from asset_uses o where o.company_id = s.company_id and o.asset_id = s.asset_id and o.is_out and o.id <> s.id)
      as "isElsewhere"
    ${columns ?? sql``}
  from (${rows}) as s
  join (${selectRequests(db, actor)} where r.company_id = ${actor.company.id} and r.type = 'asset') as q on q.id = s.id
  join assets a on a.company_id = s.company_id and a.id = s.asset_id
  join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
  left join employees b on b.company_id = s.company_id and b.id = s.entered_by
  left join users bu on bu.id = b.user_id
  ${order ?? rawSql('order by s.from_at, s.id')}`

export const bookingStandingOf = (row: BookingRow): BookingStanding => ({
  state: row.state,
  isCancelled: row.cancelledAt !== null,
  from: row.from,
  to: row.to,
  takenAt: row.takenAt,
  returnedAt: row.returnedAt,
  approvesItself: row.approvesItself,
})

export const bookingActorOf = ({ employee }: BookingRow, actor: EmployeeActor): BookingActor => ({
  isOwn: [actor.employee.id, actor.impersonatorId].includes(employee.id),
  managesAssets: managesAssets(actor),
  needsNoApproval: actor.employee.isOwner && employee.id === actor.employee.id,
})

const canOf = (row: BookingRow, actor: EmployeeActor, now: string): AssetBooking['can'] => {
  const may = (action: BookingAction): boolean =>
    refusalOfBookingAction(action, bookingStandingOf(row), bookingActorOf(row, actor), now) === undefined
  const waits = row.state === 'waitingForApproval'
  const holds = row.state === 'approved' && row.cancelledAt === null
  const decides = isActingApprover(row, actor)
  return {
    change: may('change'),
    withdraw: waits && may('withdraw'),
    cancel: holds && may('withdraw'),
    correct: row.employee.id === actor.employee.id && row.state === 'denied' && !row.isCorrected,
    take: may('take') && !row.isElsewhere && row.employee.isActive,
    bringBack: may('bringBack'),
    decide: waits && decides,
    reopen: holds && decides && row.takenAt === null,
  }
}

/** Makes answers of rows; whether the actor may see them is decided before. */
export const bookingsOf = (
  rows: readonly BookingRow[],
  { files }: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  now: string,
): AssetBooking[] =>
  rows.map((row) => {
    const brief = (person: EmployeeBriefRow | null) => person && employeeBriefOf(person, files)
    return {
      id: row.id,
      asset: {
        ...assetBriefOf(row.asset, files),
        bookingRule: row.bookingRule,
        isAutoApproved: row.approvesItself,
      },
      employee: employeeBriefOf(row.employee, files),
      from: row.from,
      to: row.to,
      note: row.note,
      request: {
        state: row.state,
        approvedBy: brief(row.decider),
        submittedAt: row.submittedAt,
        decidedAt: row.decidedAt,
        comment: row.comment,
        isAutoApproved: row.isAutoApproved,
        cancelledAt: row.cancelledAt,
      },
      enteredBy: brief(row.enteredBy),
      takenAt: row.takenAt,
      returnedAt: row.returnedAt,
      isOverdue: isOverdue(row, now),
      version: row.version,
      can: canOf(row, actor, now),
    }
  })

/** Bookings by a statement that gives their rows. */
export const listBookingRows = async (
  db: Db,
  platform: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  wanted: BookingsWanted,
): Promise<AssetBooking[]> =>
  bookingsOf(await db.rows<BookingRow>(bookingRowsSql(db, actor, wanted)), platform, actor, db.now)
