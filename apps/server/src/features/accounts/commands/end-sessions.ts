import type { UserActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { endSessionOf, endSessionsOf } from '../sessions'

export const endSession = async (db: Tx, { user }: UserActor, sessionId: string): Promise<void> => {
  if (!(await endSessionOf(db, user.id, sessionId))) throw new Refusal('notFound')
  db.record({ entity: 'user', id: user.id, action: 'sessionEnded', after: { session: sessionId } })
}

export const endOtherSessions = async (db: Tx, { user, sessionId }: UserActor): Promise<void> => {
  const endedSessions = await endSessionsOf(db, user.id, sessionId)
  if (endedSessions > 0)
    db.record({ entity: 'user', id: user.id, action: 'otherSessionsEnded', after: { endedSessions } })
}
