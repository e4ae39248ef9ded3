import { SECOND_FACTOR_HEADER, Username } from '@praxis/contract/people/auth'
import type { Reason } from '@praxis/contract/protocol/reasons'
import { isPassword } from '../../../platform/auth/passwords'
import type { Tx } from '../../../platform/database/database'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { findCredentials, lockCredentials } from '../accounts.queries'
import { acceptSecondFactor } from '../second-factor'
import { type OpenedSession, openSession } from '../sessions'
import { forgiveSignIn, rememberNetwork, takeBackSignIn, takeSignIn } from '../sign-in-attempts'

/** Username and password of basic authentication: UTF-8, and the password may contain colons. */
const readBasicCredentials = (header: string | undefined): { username: string; password: string } => {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '') ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) throw new Refusal('unauthorized')
  return { username: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) }
}

interface SignedIn {
  readonly session: OpenedSession
  readonly username: string
}

/**
 * Known and unknown names take the same path until the password has proved right: the same statement, the same hash.
 * Only then does the caller learn what else is missing.
 */
export const signIn = async (db: Tx, platform: Platform, http: HttpExchange): Promise<SignedIn> => {
  const given = readBasicCredentials(http.header('authorization'))
  const attempt = await takeSignIn(db, platform, http, given.username)
  const username = Username.safeParse(given.username)
  const found = username.success ? await findCredentials(db, username.data) : undefined
  if (attempt.refusal && !found?.knownNetworks.includes(http.addressBlock)) throw attempt.refusal
  const wrong = attempt.refusal ?? new Refusal('unauthorized')
  if (!(await isPassword(platform.config.PASSWORD_COST, given.password, found?.passwordHash)) || !found) throw wrong
  const user = await lockCredentials(db, found.id)
  // The password was changed while this one was being checked.
  if (user.passwordHash !== found.passwordHash) throw wrong
  const incomplete = async (reason: Reason): Promise<Refusal> => {
    await takeBackSignIn(db, platform, attempt)
    return new Refusal(reason, {}, true)
  }
  if (!user.isVerified) throw await incomplete('userNotVerified')
  db.actAs(user.id)
  const { totpSecret } = user
  if (totpSecret !== null) {
    const code = http.header(SECOND_FACTOR_HEADER)
    if (!code) throw await incomplete('secondFactorRequired')
    if (!(await acceptSecondFactor(db, platform, { id: user.id, totpSecret }, code)))
      throw new Refusal('invalidSecondFactor')
  }
  const { address, userAgent } = http
  const session = await openSession(db, user.id, { address, userAgent })
  db.record({ entity: 'user', id: user.id, action: 'signedIn', after: { address, userAgent } })
  await rememberNetwork(db, http, user.id)
  await forgiveSignIn(db, platform, attempt)
  return { session, username: user.username }
}
