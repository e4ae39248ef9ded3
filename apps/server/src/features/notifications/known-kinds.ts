import type { Reader } from '../../platform/auth/reader'
import type { Db } from '../../platform/database/database'
import type { NotificationKind, SeenRecords } from '../../platform/notifications/notification-kind'

/** Every kind there is, by its name. */
export type KnownKinds = ReadonlyMap<string, NotificationKind>

/** The kinds whose feature the company has switched on. */
export const kindsInUse = (kinds: KnownKinds, { company }: Pick<Reader, 'company'>): NotificationKind[] =>
  [...kinds.values()].filter(({ feature }) => feature === undefined || company.features[feature])

interface AboutRecord {
  readonly kind: string
  readonly recordId: string
  readonly payload: unknown
}

type CheckOf = (kind: NotificationKind) => SeenRecords | undefined

/** The rows that pass the check of their kind. Kinds with the same check share a statement; all are asked at once. */
const passing = async <Row extends AboutRecord>(
  db: Db,
  kinds: KnownKinds,
  reader: Reader,
  rows: readonly Row[],
  checkOf: CheckOf,
): Promise<Row[]> => {
  const checkOfRow = (row: Row) => {
    const kind = kinds.get(row.kind)
    return kind && checkOf(kind)
  }
  const checks = [...new Set(rows.map(checkOfRow))].filter((check) => check !== undefined)
  const found = await Promise.all(
    checks.map(async (check) => {
      const recordIds = new Set(rows.filter((row) => checkOfRow(row) === check).map(({ recordId }) => recordId))
      return [check, await check(db, reader, [...recordIds])] as const
    }),
  )
  const passed = new Map(found)
  return rows.filter((row) => {
    const check = checkOfRow(row)
    return check === undefined || passed.get(check)?.has(row.recordId)
  })
}

/** The notifications about records that the reader may still see, as far as this version can put them in words. */
export const stillSeen = <Row extends AboutRecord>(
  db: Db,
  kinds: KnownKinds,
  reader: Reader,
  rows: readonly Row[],
): Promise<Row[]> =>
  passing(
    db,
    kinds,
    reader,
    rows.filter(({ kind, payload }) => kinds.get(kind)?.isReadable(payload)),
    ({ seen }) => seen,
  )

/** Those of the notifications that are still worth a mail. */
export const stillWorthMailing = async <Row extends AboutRecord>(
  db: Db,
  kinds: KnownKinds,
  reader: Reader,
  rows: readonly Row[],
): Promise<Row[]> =>
  passing(db, kinds, reader, await stillSeen(db, kinds, reader, rows), ({ worthMailing }) => worthMailing)
