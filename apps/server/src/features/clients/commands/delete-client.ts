import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { forgetRecord } from '../../../platform/search/search-index'
import { lockVisibleClient } from '../clients.queries'
import { leaveTraces } from './client-effects'

/** Records that refer to a client prevent its deletion, and the foreign key's refusal names them; contacts go along. */
export const deleteClient = async (db: Tx, files: FileStore, actor: EmployeeActor, id: string): Promise<void> => {
  const client = await lockVisibleClient(db, actor, id)
  await db.run(sql`delete from clients where company_id = ${actor.company.id} and id = ${id}`)
  await forgetRecord(db, 'client', id)
  if (client.logoImageId !== null) await files.removePublic(db, client.logoImageId)
  const ownerId = client.owner.id
  leaveTraces(db, { id, action: 'deleted', before: { name: client.name, clientOwner: ownerId }, ownerIds: [ownerId] })
}
