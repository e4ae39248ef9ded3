import { SECOND_FACTOR_HEADER, Username } from '@praxis/contract/auth'
import type { Reason } from '@praxis/contract/reasons'
import type { Tx } from '../../../platform/database/database'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { credentialLimits, forgiveAttempt, takeAttempt } from '../accounts.limits'
import { findCredentials } from '../accounts.queries'
import { isPassword } from '../passwords'
import { acceptSecondFactor } from '../second-factor'
import { hashOfToken } from '../secret-tokens'
import { type OpenedSession, openSession } from '../sessions'

/** Name and password of basic authentication: UTF-8, and the password may hold colons. */
const readBasicCredentials = (header: string | undefined): { username: string; password: string } => {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '') ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) throw new Refusal('unauthorized')
  return { username: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) }
}

/** The password was right, so nothing was guessed: whoever shares the address is not to run out of attempts by it. */
const incomplete = async (db: Tx, { limits }: Platform, http: HttpExchange, reason: Reason): Promise<Refusal> => {
  await limits.giveBack(db, credentialLimits.signIn.address, http.addressBlock)
  return new Refusal(reason, {}, true)
}

/**
 * Known and unknown names take the same way until the password has proved right: the same statement, the same hash. Only
 * then does the caller learn what else is missing.
 */
export const signIn = async (db: Tx, platform: Platform, http: HttpExchange): Promise<OpenedSession> => {
  const given = readBasicCredentials(http.header('authorization'))
  // Whatever was typed as a name, in a form that can be kept.
  const account = hashOfToken(given.username)
  await takeAttempt(db, platform, credentialLimits.signIn, http, account)
  const username = Username.safeParse(given.username)
  const user = username.success ? await findCredentials(db, username.data) : undefined
  if (!(await isPassword(platform.config.PASSWORD_COST, given.password, user?.passwordHash)) || !user)
    throw new Refusal('unauthorized')
  if (!user.isVerified) throw await incomplete(db, platform, http, 'userNotVerified')
  db.actAs(user.id)
  const { totpSecret } = user
  if (totpSecret !== null) {
    const code = http.header(SECOND_FACTOR_HEADER)
    if (!code) throw await incomplete(db, platform, http, 'secondFactorRequired')
    if (!(await acceptSecondFactor(db, platform, { id: user.id, totpSecret }, code)))
      throw new Refusal('invalidSecondFactor')
  }
  const { address, userAgent } = http
  const session = await openSession(db, user.id, { address, userAgent })
  db.record({ entity: 'user', id: user.id, action: 'signedIn', after: { address, userAgent } })
  await forgiveAttempt(db, platform, credentialLimits.signIn, http, account)
  return session
}
