import type { Tx } from '../../../platform/database/database'

/** Managers of employees see invited people in both lists. */
export const announceInvitation = (db: Tx, employeeId: string): void => {
  const to = { capabilities: ['canManageEmployees'] } as const
  db.announce({ topic: 'invitations', to })
  db.announce({ topic: 'employees', id: employeeId, to })
}
