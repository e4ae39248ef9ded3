import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import { ownerOfVisibleClient } from '../../clients/clients.queries'

/** The currency that an active client trades in; there is no new work for others. */
export const activeClient = async (
  db: Db,
  clientId: string,
): Promise<Columns<'clients', 'sort_name' | { currency: 'trading_currency' }>> => {
  const client = await db.row<Columns<'clients', 'sort_name' | { currency: 'trading_currency' }>>(sql`
    select trading_currency as currency, sort_name as "sortName" from clients
    where company_id = ${db.scope.companyId} and id = ${clientId} and is_active for key share`)
  if (!client) throw invalidField('clientID', 'Choose an active client')
  return client
}

/** Who works for a client reads its journal, so only managers of projects move work to a client they do not see. */
export const assertMayWorkFor = async (db: Db, actor: EmployeeActor, clientId: string): Promise<void> => {
  if (actor.capabilities.canManageProjects) return
  if ((await ownerOfVisibleClient(db, actor, clientId)) === undefined)
    throw invalidField('clientID', 'Choose an active client')
}

export const assertDates = (startDate: string | null, endDate: string | null): void => {
  if (startDate !== null && endDate !== null && endDate < startDate)
    throw invalidField('endDate', 'Date must be in the future')
}
