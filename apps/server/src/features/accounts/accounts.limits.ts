import type { Db, Tx } from '../../platform/database/database'
import type { HttpExchange } from '../../platform/http/exchange'
import type { Limit } from '../../platform/limits/limits'
import type { Platform } from '../../platform/platform'

interface CredentialLimits {
  readonly address: Limit
  readonly account?: Limit
}

const QUARTER = 15 * 60
const HOUR = 3600

const limitsOf = (
  name: string,
  seconds: number,
  { address, account }: { address: number; account?: number },
): CredentialLimits => ({
  address: { name: `${name}.address`, attempts: address, seconds },
  ...(account !== undefined && { account: { name: `${name}.account`, attempts: account, seconds } }),
})

/** Every way to try a credential or to learn of an account. */
export const credentialLimits = {
  signIn: limitsOf('signIn', QUARTER, { address: 50, account: 10 }),
  /** Asked again of someone signed in, before their password or second factor changes. */
  confirmIdentity: limitsOf('confirmIdentity', QUARTER, { address: 50, account: 10 }),
  refresh: limitsOf('refresh', QUARTER, { address: 100 }),
  register: limitsOf('register', HOUR, { address: 60, account: 10 }),
  checkUsername: limitsOf('checkUsername', QUARTER, { address: 100, account: 30 }),
  useLink: limitsOf('useLink', QUARTER, { address: 60 }),
  resendVerification: limitsOf('resendVerification', HOUR, { address: 30, account: 5 }),
  requestResetPassword: limitsOf('requestResetPassword', HOUR, { address: 30, account: 5 }),
} as const satisfies Record<string, CredentialLimits>

/** One attempt; refused when the address or the account had too many. */
export const takeAttempt = async (
  db: Db,
  { limits }: Platform,
  kind: CredentialLimits,
  http: HttpExchange,
  account?: string,
): Promise<void> => {
  await limits.take(db, kind.address, http.addressBlock)
  if (kind.account && account !== undefined) await limits.take(db, kind.account, account)
}

/** A good attempt counts for nothing: the account starts afresh, the address gets this one back. */
export const forgiveAttempt = async (
  db: Tx,
  { limits }: Platform,
  kind: CredentialLimits,
  http: HttpExchange,
  account?: string,
): Promise<void> => {
  await limits.giveBack(db, kind.address, http.addressBlock)
  if (kind.account && account !== undefined) await limits.clear(db, kind.account, account)
}
