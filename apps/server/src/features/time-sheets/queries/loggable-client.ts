import type { Currency } from '@praxis/contract/protocol/values'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { type Member, worksFor } from '../../employees/queries/works-on'

/** A condition on a row `c` of clients: the employee owns or works for it, and it is active. */
export const isLoggableClient = (member: Member): Sql => sql`(c.is_active and ${worksFor(member, 'few')})`

/** Those of the clients that the employee may log time for, with the currency they trade in. */
export const loggableClientsAmong = async (
  db: Db,
  employeeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Currency>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Columns<'clients', 'id' | { currency: 'trading_currency' }>>(sql`
    select c.id, c.trading_currency as currency from clients c
    where c.company_id = ${db.scope.companyId} and c.id = any (${ids}::uuid[]) and ${isLoggableClient({ companyId: db.scope.companyId, employeeId })}`)
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}
