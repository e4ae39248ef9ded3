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
 * How often a password may be wrong. Strangers share what they may try: one network for an account, all of them together
 * for an account, and one network for all accounts. None of it concerns a device that the account is known from.
 */
const signInLimits = {
  device: { name: 'signIn.device', attempts: 10, seconds: QUARTER },
  place: { name: 'signIn.place', attempts: 10, seconds: HOUR },
  // More than one network can use up, so that it takes many to keep a new device out.
  account: { name: 'signIn.account', attempts: 40, seconds: HOUR },
  network: { name: 'signIn.network', attempts: 50, seconds: QUARTER },
  /** For one account from one network, right or wrong, wherever it is known: each costs a hash and makes a session. */
  any: { name: 'signIn.any', attempts: 30, seconds: QUARTER },
} as const satisfies Record<string, Limit>

type Count = readonly [limit: Limit, subject: string]

interface SignInAttempt {
  /** Forgotten when the password is right. */
  readonly own: Count
  /** Shared with others, so that a right password takes back no more than its own attempt. */
  readonly shared: readonly Count[]
  /** Too many were wrong elsewhere: the answer, unless the account is known from this network and the password right. */
  readonly refusal: Refusal | undefined
}

/** Counts an attempt before the password is looked at: of many at the same moment no more are looked at than may be. */
export const takeSignIn = async (
  db: Tx,
  platform: Platform,
  http: HttpExchange,
  username: string,
): Promise<SignInAttempt> => {
  const { limits } = platform
  // Whatever was typed as a name, in a form that can be kept.
  const account = hashOfToken(username)
  const place = `${account} ${http.addressBlock}`
  const device = knownDevice(platform, http, username)
  const own: Count = device ? [signInLimits.device, `${account} ${device}`] : [signInLimits.place, place]
  await limits.take(db, ...own)
  const tooMany = await limits.count(db, signInLimits.any, place)
  if (tooMany) {
    // It was not looked at, so it was not wrong.
    await limits.giveBack(db, ...own)
    throw new Refusal(tooMany.reason, tooMany.details, true)
  }
  if (device) return { own, shared: [], refusal: undefined }
  const ofNetwork: Count = [signInLimits.network, http.addressBlock]
  const ofAccount: Count = [signInLimits.account, account]
  const refusal = await limits.count(db, ...ofNetwork)
  // What one network may not try any more is not counted against the account.
  if (refusal) return { own, shared: [ofNetwork], refusal }
  return { own, shared: [ofNetwork, ofAccount], refusal: await limits.count(db, ...ofAccount) }
}

/** The password was right, so nothing was guessed. */
export const takeBackSignIn = async (db: Tx, { limits }: Platform, { own, shared }: SignInAttempt): Promise<void> => {
  for (const count of [own, ...shared]) await limits.giveBack(db, ...count)
}

/** Whoever has signed in starts afresh; what others tried stays counted. */
export const forgiveSignIn = async (db: Tx, { limits }: Platform, { own, shared }: SignInAttempt): Promise<void> => {
  await limits.clear(db, ...own)
  for (const count of shared) await limits.giveBack(db, ...count)
}

/** Whoever reads the account's mail is its owner: nothing that was tried before concerns them. */
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

/** More than anybody moves between; the one that was added first gives way, and is added again when they come back. */
const MOST_NETWORKS = 50

/** The account's owner has been on this network: for clients without cookies it stands in for a known device. */
export const rememberNetwork = async (db: Tx, http: HttpExchange, userId: string): Promise<void> => {
  const network = http.addressBlock
  await db.run(sql`
    update users set known_networks = (array[${network}::text] || known_networks)[1:${MOST_NETWORKS}]
    where id = ${userId} and not ${network} = any (known_networks)`)
}
