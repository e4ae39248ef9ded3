import { MOST_UNREAD_COUNTED, type Notification, type notifications } from '@praxis/contract/people/notifications'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { rawSql, sql } from '../../platform/database/sql'
import type { FileStore } from '../../platform/files/file-store'
import { pageOf } from '../../platform/lists/page-of-rows'
import type { NotificationKind } from '../../platform/notifications/notification-kind'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../employees/queries/employee-brief'
import { type KnownKinds, kindsInUse, stillSeen } from './known-kinds'

interface NotificationRow extends Columns<'notifications', 'id' | 'kind' | 'record_id' | 'payload' | 'created_at'> {
  readonly by: EmployeeBriefRow | null
  readonly isRead: boolean
  /** Whether the row is on the page, rather than only counted as unread. */
  readonly isOnPage: boolean
}

interface Asked {
  readonly before?: string | undefined
  readonly per: number
}

/** A page and one row more, and the latest unread rows, which are counted only if they can still be seen. */
const readRows = (db: Db, actor: EmployeeActor, kinds: readonly string[], { before, per }: Asked) => {
  const isOwn = sql`n.company_id = ${actor.company.id} and n.employee_id = ${actor.employee.id} and n.is_shown
    and n.kind = any (${kinds}::text[])`
  const isFurtherOn =
    before === undefined
      ? sql``
      : sql`and (n.created_at, n.id) < (
          select last.created_at, last.id from notifications last
          where last.company_id = ${actor.company.id} and last.employee_id = ${actor.employee.id} and last.id = ${before})`
  const page = sql`
    select n.*, true as is_on_page from notifications n where ${isOwn} ${isFurtherOn} order by n.created_at desc, n.id desc`
  return db.rows<NotificationRow>(sql`
    select n.id, n.kind, n.record_id as "recordId", n.payload, n.created_at as "createdAt",
      n.read_at is not null as "isRead", n.is_on_page as "isOnPage",
      case when b.id is not null then ${employeeBriefJson('b', 'u')} end as by
    from (
      (${pageOf(page, { page: 1, per })})
      union all
      (select n.*, false from notifications n where ${isOwn} and n.read_at is null
       order by n.created_at desc, n.id desc limit ${rawSql(`${MOST_UNREAD_COUNTED}`)})
    ) as n
    left join employees b on n.is_on_page and b.company_id = n.company_id and b.id = n.by_id
    left join users u on u.id = b.user_id
    order by n.created_at desc, n.id desc`)
}

const notificationOf = (row: NotificationRow, kind: NotificationKind, files: FileStore): Notification => {
  const by = row.by && employeeBriefOf(row.by, files)
  return {
    id: row.id,
    kind: row.kind,
    icon: kind.icon,
    by,
    ...kind.words({ recordId: row.recordId, by: by?.displayName ?? '', payload: row.payload }),
    createdAt: row.createdAt,
    isRead: row.isRead,
  }
}

/** Two round trips: the rows, and whether their records can still be seen. */
export const listNotifications = async (
  db: Db,
  files: FileStore,
  kinds: KnownKinds,
  actor: EmployeeActor,
  asked: Asked,
): Promise<Sent<typeof notifications.listNotifications>> => {
  const inUse = kindsInUse(kinds, actor).map(({ name }) => name)
  const rows = await readRows(db, actor, inUse, asked)
  const onPage = rows.filter(({ isOnPage }) => isOnPage)
  const shown = onPage.slice(0, asked.per)
  const unread = rows.filter(({ isOnPage }) => !isOnPage)
  const seen = new Set(await stillSeen(db, kinds, actor, [...shown, ...unread]))
  return {
    items: shown.flatMap((row) => {
      const kind = kinds.get(row.kind)
      return kind && seen.has(row) ? [notificationOf(row, kind, files)] : []
    }),
    unreadCount: unread.filter((row) => seen.has(row)).length,
    next: onPage.length > asked.per ? (shown.at(-1)?.id ?? null) : null,
  }
}
