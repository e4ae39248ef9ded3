import type { Db } from '../../platform/database/database'
import type { HttpExchange } from '../../platform/http/exchange'
import type { Limit } from '../../platform/limits/limits'
import type { Platform } from '../../platform/platform'
import { knownDevice } from './known-device'

const QUARTER = 15 * 60
const HOUR = 3600

/** Limits, per user, how often somebody signed in may enter their password or code again before they change either. */
export const confirmIdentity: Limit = { name: 'confirmIdentity', attempts: 10, seconds: QUARTER }

/** Limits new tokens of a session. Each opened page takes some, and each is stored so that a stolen one shows. */
export const refreshes: Limit = { name: 'refresh.session', attempts: 300, seconds: HOUR }

interface LookUpLimits {
  readonly network: Limit
  readonly account: Limit
}

/** Limits of calls that tell whether there is an account. */
export const lookUps = {
  register: {
    network: { name: 'register.network', attempts: 60, seconds: HOUR },
    account: { name: 'register.account', attempts: 10, seconds: HOUR },
  },
  checkUsername: {
    network: { name: 'checkUsername.network', attempts: 100, seconds: QUARTER },
    account: { name: 'checkUsername.account', attempts: 30, seconds: QUARTER },
  },
} as const satisfies Record<string, LookUpLimits>

export const takeLookUp = async (
  db: Db,
  { limits }: Platform,
  kind: LookUpLimits,
  http: HttpExchange,
  username: string,
): Promise<void> => {
  await limits.take(db, kind.network, http.addressBlock)
  await limits.take(db, kind.account, username)
}

interface MailLimits {
  readonly network: Limit
  /** The limit for one account on a device it is known from, or else from one network. */
  readonly place: Limit
  /** The limit for one account from everywhere else. */
  readonly account: Limit
}

const mailLimits = (name: string): MailLimits => ({
  network: { name: `${name}.network`, attempts: 30, seconds: HOUR },
  place: { name: `${name}.place`, attempts: 5, seconds: HOUR },
  account: { name: `${name}.account`, attempts: 20, seconds: HOUR },
})

/** Limits of mails that anybody can have sent to an account. */
export const askedMails = {
  resendVerification: mailLimits('resendVerification'),
  requestResetPassword: mailLimits('requestResetPassword'),
} as const satisfies Record<string, MailLimits>

/**
 * Whether the mail may be sent. The caller is never told that an account has had too many: a stranger must not learn
 * that somebody asks for mails, nor keep the account's owner, who asks from elsewhere, from getting theirs.
 */
export const mayMail = async (
  db: Db,
  platform: Platform,
  kind: MailLimits,
  http: HttpExchange,
  username: string,
): Promise<boolean> => {
  const { limits } = platform
  const device = knownDevice(platform, http, username)
  if (device) return !(await limits.count(db, kind.place, `${username} ${device}`))
  await limits.take(db, kind.network, http.addressBlock)
  const refusal =
    (await limits.count(db, kind.place, `${username} ${http.addressBlock}`)) ??
    (await limits.count(db, kind.account, username))
  return !refusal
}
