import type { Columns } from '../database/columns'
import type { Tx } from '../database/database'
import { type Sql, sql } from '../database/sql'
import type { ToldKind } from './told-kind'

const toldUnder = (db: Tx, kind: string, key: string): Sql =>
  sql`company_id = ${db.scope.companyId} and kind = ${kind} and key = ${key}`

const announceTo = (db: Tx, readers: readonly { readonly id: string }[]): void => {
  if (readers.length > 0) db.announce({ topic: 'notifications', to: { employees: readers.map(({ id }) => id) } })
}

/** Changes the payload of notifications that were told already; nobody is told anew. */
export const changeTold = async <Payload>(
  db: Tx,
  { name }: ToldKind<Payload>,
  key: string,
  payload: Payload,
): Promise<void> =>
  announceTo(
    db,
    await db.rows<Columns<'notifications', { id: 'employee_id' }>>(sql`
      update notifications set payload = ${JSON.stringify(payload)}::jsonb where ${toldUnder(db, name, key)}
      returning employee_id as id`),
  )

/** Takes notifications back that no longer hold: nobody reads them, and those who wait for a mail get none. */
export const takeBackTold = async (db: Tx, { name }: { readonly name: string }, key: string): Promise<void> =>
  announceTo(
    db,
    await db.rows<Columns<'notifications', { id: 'employee_id' }>>(sql`
      delete from notifications where ${toldUnder(db, name, key)} returning employee_id as id`),
  )
