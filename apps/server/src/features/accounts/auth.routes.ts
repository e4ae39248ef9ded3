import { auth, type Tokens } from '@praxis/contract/people/auth'
import { ACCESS_TOKEN_SECONDS } from '../../platform/auth/access-tokens'
import { assertGoodPassword } from '../../platform/auth/passwords'
import type { HttpExchange } from '../../platform/http/exchange'
import { implement } from '../../platform/http/implement'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'
import { sendResetLink, sendVerificationLink } from './account-link-jobs'
import { askedMails, lookUps, mayMail, takeLookUp } from './accounts.limits'
import { isUsernameTaken } from './accounts.queries'
import { refreshToken } from './commands/refresh-token'
import { register } from './commands/register'
import { resetPassword } from './commands/reset-password'
import { signIn } from './commands/sign-in'
import { signOut } from './commands/sign-out'
import { verify } from './commands/verify'
import { rememberDevice } from './known-device'
import { checkLinkToken } from './mailed-links'
import { forgetRefreshCookie, keepRefreshCookie, readRefreshToken, wantsCookie } from './refresh-cookie'
import type { OpenedSession } from './sessions'

/** Both tokens as an API client gets them; a browser gets the refresh token in a cookie scripts cannot read. */
const tokensOf = async (
  platform: Platform,
  http: HttpExchange,
  { sessionId, refreshToken }: OpenedSession,
  inCookie: boolean,
): Promise<Tokens> => {
  const accessToken = await platform.accessTokens.issue(sessionId)
  if (inCookie) keepRefreshCookie(platform, http, refreshToken)
  return { accessToken, ...(!inCookie && { refreshToken }), expiresIn: ACCESS_TOKEN_SECONDS }
}

export const authRoutes = implement(auth, {
  register: async ({ db, platform, http, body }) => {
    assertGoodPassword(body)
    await takeLookUp(db, platform, lookUps.register, http, body.username)
    if (await register(db, platform, http, body)) rememberDevice(platform, http, body.username)
  },

  verify: async ({ db, platform, http, body }) => {
    rememberDevice(platform, http, await verify(db, http, body.token))
  },

  resendVerification: async ({ db, platform, http, body: { username } }) => {
    if (await mayMail(db, platform, askedMails.resendVerification, http, username))
      db.enqueue({ task: sendVerificationLink.name, payload: { username } })
  },

  signIn: async ({ db, platform, http }) => {
    const { session, username } = await signIn(db, platform, http)
    if (wantsCookie(http)) rememberDevice(platform, http, username)
    return tokensOf(platform, http, session, wantsCookie(http))
  },

  checkUsername: async ({ db, platform, http, body: { username } }) => {
    await takeLookUp(db, platform, lookUps.checkUsername, http, username)
    return { isAvailable: !(await isUsernameTaken(db, username)) }
  },

  refreshToken: async ({ db, platform, http, body }) => {
    const given = readRefreshToken(platform, http, body.refreshToken)
    if (!given) throw new Refusal('noRefreshToken')
    try {
      const session = await refreshToken(db, platform, http, given.token)
      return await tokensOf(platform, http, session, given.fromCookie || wantsCookie(http))
    } catch (error) {
      const isOver = error instanceof Refusal && error.reason === 'invalidRefreshToken'
      if (given.fromCookie && isOver) forgetRefreshCookie(platform, http)
      throw error
    }
  },

  signOut: async ({ db, platform, http, body }) => {
    const given = readRefreshToken(platform, http, body.refreshToken)
    if (!given) return
    await signOut(db, given.token)
    if (given.fromCookie) forgetRefreshCookie(platform, http)
  },

  requestResetPassword: async ({ db, platform, http, body: { username } }) => {
    if (await mayMail(db, platform, askedMails.requestResetPassword, http, username))
      db.enqueue({ task: sendResetLink.name, payload: { username } })
  },

  validateResetPasswordToken: async ({ db, platform, body }) => {
    await checkLinkToken(db, body.token, 'resetPassword', platform.clock())
  },

  resetPassword: async ({ db, platform, http, body }) => {
    assertGoodPassword(body)
    rememberDevice(platform, http, await resetPassword(db, platform, http, body))
  },
})
