import { MOST_UNREAD_COUNTED, type Notification, type notifications } from '@praxis/contract/people/notifications'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { rawSql, type Sql, sql } from '../../platform/database/sql'
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

/** The place of a notification as it is now, for `before` and `next`. */
const placeOf = ({ createdAt, id }: NotificationRow): string => `${createdAt}_${id}`

const isBehind = (place: string): Sql => {
  const [createdAt, id] = place.split('_')
  return sql`and (n.created_at, n.id) < (${createdAt}::timestamptz, ${id}::uuid)`
}

const isOwn = (actor: EmployeeActor, kinds: readonly string[]): Sql => sql`
  n.company_id = ${actor.company.id} and n.employee_id = ${actor.employee.id} and n.is_shown
  and n.kind = any (${kinds}::text[])`

const NEWEST_FIRST = rawSql('order by n.created_at desc, n.id desc')

const selectFrom = (rows: Sql): Sql => sql`
  select n.id, n.kind, n.record_id as "recordId", n.payload, n.created_at as "createdAt",
    n.read_at is not null as "isRead", n.is_on_page as "isOnPage",
    case when b.id is not null then ${employeeBriefJson('b', 'u')} end as by
  from (${rows}) as n
  left join employees b on n.is_on_page and b.company_id = n.company_id and b.id = n.by_id
  left join users u on u.id = b.user_id
  ${NEWEST_FIRST}`

/** A page and one row more, and the latest unread rows, which are counted only if they can still be seen. */
const readRows = (db: Db, actor: EmployeeActor, kinds: readonly string[], { before, per }: Asked) => {
  const own = isOwn(actor, kinds)
  const page = sql`
    select n.*, true as is_on_page from notifications n
    where ${own} ${before === undefined ? sql`` : isBehind(before)} ${NEWEST_FIRST}`
  return db.rows<NotificationRow>(
    selectFrom(sql`
      (${pageOf(page, { page: 1, per })})
      union all
      (select n.*, false from notifications n where ${own} and n.read_at is null
       ${NEWEST_FIRST} limit ${rawSql(`${MOST_UNREAD_COUNTED}`)})`),
  )
}

/** So many rows are looked at in one go where many in a row can no longer be seen. */
const FURTHER = 200

const readFurther = (db: Db, actor: EmployeeActor, kinds: readonly string[], last: NotificationRow) =>
  db.rows<NotificationRow>(
    selectFrom(sql`
      select n.*, ${last.isOnPage}::boolean as is_on_page from notifications n
      where ${isOwn(actor, kinds)} ${last.isOnPage ? sql`` : rawSql('and n.read_at is null')} ${isBehind(placeOf(last))}
      ${NEWEST_FIRST} limit ${rawSql(`${FURTHER}`)}`),
  )

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

/** Two round trips, as long as the records can still be seen: the rows, and whether they can. */
export const listNotifications = async (
  db: Db,
  files: FileStore,
  kinds: KnownKinds,
  actor: EmployeeActor,
  asked: Asked,
): Promise<Sent<typeof notifications.listNotifications>> => {
  const inUse = kindsInUse(kinds, actor).map(({ name }) => name)
  const rows = await readRows(db, actor, inUse, asked)
  const seen = await stillSeen(db, kinds, actor, rows)

  /** So many that can be seen, where there are as many: those that cannot must not hide the older ones. */
  const seenAmong = async (isOnPage: boolean, most: number): Promise<NotificationRow[]> => {
    const found = seen.filter((row) => row.isOnPage === isOnPage)
    const read = rows.filter((row) => row.isOnPage === isOnPage)
    let last = read.length < most ? undefined : read.at(-1)
    while (found.length < most && last) {
      const further: NotificationRow[] = await readFurther(db, actor, inUse, last)
      found.push(...(await stillSeen(db, kinds, actor, further)))
      last = further.length < FURTHER ? undefined : further.at(-1)
    }
    return found.slice(0, most)
  }

  const [onPage, unread] = await Promise.all([seenAmong(true, asked.per + 1), seenAmong(false, MOST_UNREAD_COUNTED)])
  const shown = onPage.slice(0, asked.per)
  const [lastShown] = shown.slice(-1)
  return {
    items: shown.flatMap((row) => {
      const kind = kinds.get(row.kind)
      return kind ? [notificationOf(row, kind, files)] : []
    }),
    unreadCount: unread.length,
    next: onPage.length > asked.per && lastShown ? placeOf(lastShown) : null,
  }
}
