import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { HttpExchange } from '../../platform/http/exchange'
import type { Limit } from '../../platform/limits/limits'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'
import { confirmIdentity } from './accounts.limits'
import { knownDevice } from './known-device'
import { hashOfToken } from './secret-tokens'

const QUARTER = 15 * 60
const HOUR = 3600

/**
 * How often a password may be wrong. Strangers share their attempts: one network on an account, all networks together
 * on an account, and one network on all accounts. None of these limits affects a device that the account is known from.
 */
const signInLimits = {
  device: { name: 'signIn.device', attempts: 10, seconds: QUARTER },
  place: { name: 'signIn.place', attempts: 10, seconds: HOUR },
  // One network cannot use up this limit, so it takes many networks to keep a new device out.
  account: { name: 'signIn.account', attempts: 40, seconds: HOUR },
  network: { name: 'signIn.network', attempts: 50, seconds: QUARTER },
  /** Limits all attempts on one account from one network, right or wrong: each costs a hash and makes a session. */
  any: { name: 'signIn.any', attempts: 30, seconds: QUARTER },
} as const satisfies Record<string, Limit>

type Count = readonly [limit: Limit, subject: string]

interface SignInAttempt {
  /** The attempts on this device or from this network, forgotten once the password is right. */
  readonly own: Count
  /** The attempts counted with those of others; a right password takes back only its own. */
  readonly shared: readonly Count[]
  /** The answer after too many wrong attempts elsewhere, unless the network is known and the password right. */
  readonly refusal: Refusal | undefined
}

/** Counts an attempt before the password is checked, so that many at the same moment cannot pass the limit. */
export const takeSignIn = async (
  db: Tx,
  platform: Platform,
  http: HttpExchange,
  username: string,
): Promise<SignInAttempt> => {
  const { limits } = platform
  // The text typed as a username, in a form that can be stored.
  const account = hashOfToken(username)
  const place = `${account} ${http.addressBlock}`
  const device = knownDevice(platform, http, username)
  const own: Count = device ? [signInLimits.device, `${account} ${device}`] : [signInLimits.place, place]
  await limits.take(db, ...own)
  const tooMany = await limits.count(db, signInLimits.any, place)
  if (tooMany) {
    // The password was not checked, so it was not wrong.
    await limits.giveBack(db, ...own)
    throw new Refusal(tooMany.reason, tooMany.details, true)
  }
  if (device) return { own, shared: [], refusal: undefined }
  const ofNetwork: Count = [signInLimits.network, http.addressBlock]
  const ofAccount: Count = [signInLimits.account, account]
  const refusal = await limits.count(db, ...ofNetwork)
  // Attempts beyond the network's limit are not counted against the account.
  if (refusal) return { own, shared: [ofNetwork], refusal }
  return { own, shared: [ofNetwork, ofAccount], refusal: await limits.count(db, ...ofAccount) }
}

/** Takes back the attempt after a right password, as nothing was guessed. */
export const takeBackSignIn = async (db: Tx, { limits }: Platform, { own, shared }: SignInAttempt): Promise<void> => {
  for (const count of [own, ...shared]) await limits.giveBack(db, ...count)
}

/** After a sign-in the person's own attempts are forgotten; those of others stay counted. */
export const forgiveSignIn = async (db: Tx, { limits }: Platform, { own, shared }: SignInAttempt): Promise<void> => {
  await limits.clear(db, ...own)
  for (const count of shared) await limits.giveBack(db, ...count)
}

/** Forgets all earlier attempts for the caller, who reads the account's mail and so is its owner. */
export const forgetSignIns = async (
  db: Tx,
  platform: Platform,
  http: HttpExchange,
  user: { readonly id: string; readonly username: string },
): Promise<void> => {
  const { limits } = platform
  const account = hashOfToken(user.username)
  const place = `${account} ${http.addressBlock}`
  const device = knownDevice(platform, http, user.username)
  if (device) await limits.clear(db, signInLimits.device, `${account} ${device}`)
  await limits.clear(db, signInLimits.place, place)
  await limits.clear(db, signInLimits.any, place)
  await limits.clear(db, signInLimits.account, account)
  await limits.clear(db, confirmIdentity, user.id)
}

/** More networks than anybody moves between; the one added first is dropped, and added again when they come back. */
const MOST_NETWORKS = 50

/** Notes that the account's owner was on this network; in clients without cookies it stands in for a known device. */
export const rememberNetwork = async (db: Tx, http: HttpExchange, userId: string): Promise<void> => {
  const network = http.addressBlock
  await db.run(sql`
    update users set known_networks = (array[${network}::text] || known_networks)[1:${MOST_NETWORKS}]
    where id = ${userId} and not ${network} = any (known_networks)`)
}
