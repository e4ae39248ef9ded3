import type { Tx } from '../database/database'
import { type Sql, sql } from '../database/sql'
import type { ToldKind } from './told-kind'

const toldUnder = (db: Tx, kind: string, key: string): Sql =>
  sql`company_id = ${db.scope.companyId} and kind = ${kind} and key = ${key}`

const announceTo = (db: Tx, readers: readonly { readonly id: string }[]): void => {
  if (readers.length > 0) db.announce({ topic: 'notifications', to: { employees: readers.map(({ id }) => id) } })
}

/** It reads otherwise from now on; nobody is told anew. */
export const changeTold = async <Payload>(
  db: Tx,
  { name }: ToldKind<Payload>,
  key: string,
  payload: Payload,
): Promise<void> =>
  announceTo(
    db,
    await db.rows<{ id: string }>(sql`
      update notifications set payload = ${JSON.stringify(payload)}::jsonb where ${toldUnder(db, name, key)}
      returning employee_id as id`),
  )

/** It is not so any more: whoever was told reads nothing of it, and whoever waits for a mail gets none. */
export const takeBackTold = async (db: Tx, { name }: { readonly name: string }, key: string): Promise<void> =>
  announceTo(
    db,
    await db.rows<{ id: string }>(sql`
      delete from notifications where ${toldUnder(db, name, key)} returning employee_id as id`),
  )
