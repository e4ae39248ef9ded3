import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import { ownerOfVisibleClient } from '../../clients/clients.queries'
import { touchClient } from '../../clients/commands/touch-client'
import { mayEditClient } from '../../clients/queries/client-access'
import type { JournalAccess } from './journal-target'

/** The journal of a client: whoever sees the client reads it, whoever edits the client writes it. */
export const clientJournal = {
  column: 'client_id',
  isShareable: false,
  accessOf: async (db: Db, actor: EmployeeActor, clientId: string): Promise<JournalAccess | undefined> => {
    const ownerId = await ownerOfVisibleClient(db, actor, clientId)
    if (ownerId === undefined) return undefined
    return {
      mayWrite: mayEditClient(actor, ownerId),
      audience: { capabilities: ['canManageClients'], employees: [ownerId] },
    }
  },
  touch: (db: Tx, clientId: string) => touchClient(db, clientId),
} as const
