import { users } from '@praxis/contract/people/users'
import type { UserActor } from '../../platform/auth/actor'
import { assertGoodPassword } from '../../platform/auth/passwords'
import type { Tx } from '../../platform/database/database'
import { historyOf } from '../../platform/history/history.queries'
import { implement } from '../../platform/http/implement'
import type { Platform } from '../../platform/platform'
import { confirmIdentity } from './accounts.limits'
import { getUser, listEmployments, listSessions } from './accounts.queries'
import { changePassword } from './commands/change-password'
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './commands/change-second-factor'
import { endOtherSessions, endSession } from './commands/end-sessions'
import { removeProfileImage, setProfileImage, updateUser } from './commands/update-user'

interface Confirming {
  readonly db: Tx
  readonly platform: Platform
  readonly actor: UserActor
}

/** Limits work that asks for a password or code once more to so many tries; a successful one is not counted. */
const limited = async <Result>(
  { db, platform: { limits }, actor }: Confirming,
  work: () => Promise<Result>,
): Promise<Result> => {
  await limits.take(db, confirmIdentity, actor.user.id)
  const result = await work()
  await limits.clear(db, confirmIdentity, actor.user.id)
  return result
}

export const usersRoutes = implement(users, {
  listEmployments: async ({ db, platform, actor }) => ({ items: await listEmployments(db, platform, actor.user.id) }),

  getMe: async ({ db, platform, actor }) => getUser(db, platform, actor.user.id),

  updateUser: async ({ db, platform, actor, body }) => updateUser(db, platform, actor.user.id, body),

  setProfileImage: async ({ db, platform, actor, image }) => setProfileImage(db, platform, actor.user.id, image),

  removeProfileImage: async ({ db, platform, actor }) => removeProfileImage(db, platform, actor.user.id),

  changePassword: async (call) => {
    const { db, platform, actor, body } = call
    assertGoodPassword(body)
    await limited(call, () => changePassword(db, platform, actor, body))
  },

  listSessions: async ({ db, platform, actor }) => ({
    items: await listSessions(db, actor.user.id, actor.sessionId, platform.clock()),
  }),

  endSession: async ({ db, actor, params }) => endSession(db, actor, params.id),

  endOtherSessions: async ({ db, actor }) => endOtherSessions(db, actor),

  startSecondFactor: async (call) =>
    limited(call, () => startSecondFactor(call.db, call.platform, call.actor, call.body)),

  confirmSecondFactor: async (call) =>
    limited(call, () => confirmSecondFactor(call.db, call.platform, call.actor, call.body.code)),

  renewRecoveryCodes: async (call) =>
    limited(call, () => renewRecoveryCodes(call.db, call.platform, call.actor, call.body)),

  disableSecondFactor: async (call) =>
    limited(call, () => disableSecondFactor(call.db, call.platform, call.actor, call.body)),

  getOwnHistory: async ({ db, actor, query }) => historyOf(db, { entity: 'user', id: actor.user.id }, query),
})
