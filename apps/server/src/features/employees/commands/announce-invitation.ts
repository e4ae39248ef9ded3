import type { Tx } from '../../../platform/database/database'

/** Whoever manages employees sees those invited in both lists. */
export const announceInvitation = (db: Tx, employeeId: string): void => {
  const to = { capabilities: ['canManageEmployees'] } as const
  db.announce({ topic: 'invitations', to })
  db.announce({ topic: 'employees', id: employeeId, to })
}
