import { randomUUID } from 'node:crypto'
import type { Client } from '@praxis/contract/clients/clients'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { getClient } from '../clients.queries'
import { indexClient, leaveTraces } from './client-effects'

interface NewClient {
  readonly name: string
  readonly clientOwnerID: string
}

/** A new client trades in the company's currency unless another one is given. */
export const createClient = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  { name, clientOwnerID }: NewClient,
): Promise<Client> => {
  await assertActiveEmployee(db, 'clientOwnerID', clientOwnerID)
  const id = randomUUID()
  await db.run(sql`
    insert into clients (company_id, id, name, owner_id, trading_currency, created_at, updated_at)
    select company_id, ${id}, ${name}, ${clientOwnerID}, default_currency, ${db.now}, ${db.now}
    from companies where company_id = ${actor.company.id}`)
  await indexClient(db, id)
  leaveTraces(db, { id, action: 'created', after: { name, clientOwnerID }, ownerIds: [clientOwnerID] })
  return getClient(db, files, actor, id)
}
