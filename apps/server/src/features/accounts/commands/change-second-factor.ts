import type { UserActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { mailSecurityNotice } from '../account-mails'
import { lockCredentials, type UserCredentials } from '../accounts.queries'
import { acceptFirstCode, acceptSecondFactor, hashOfRecoveryCode, newRecoveryCodes, newSecret } from '../second-factor'
import { confirmPassword } from './change-password'

interface Proof {
  readonly password: string
  readonly code?: string | undefined
}

/** Changing a second factor that is on takes the same proof as signing in with it. */
const confirmIdentity = async (
  db: Tx,
  platform: Platform,
  actor: UserActor,
  { password, code }: Proof,
): Promise<UserCredentials> => {
  const user = await confirmPassword(db, platform, actor, password)
  const { id, totpSecret } = user
  if (totpSecret === null) return user
  if (!code) throw new Refusal('secondFactorRequired')
  if (!(await acceptSecondFactor(db, platform, { id, totpSecret }, code))) throw new Refusal('invalidSecondFactor')
  return user
}

/** Prepares a secret; the one in use, if there is one, stays in use until the new one is confirmed. */
export const startSecondFactor = async (db: Tx, platform: Platform, actor: UserActor, proof: Proof) => {
  const user = await confirmIdentity(db, platform, actor, proof)
  const { secret, uri, sealed } = newSecret(platform, user)
  await db.run(sql`update users set totp_pending_secret = ${sealed} where id = ${user.id}`)
  return { secret, uri }
}

/** The first code shows that the app has the secret; from now on signing in asks for one. */
export const confirmSecondFactor = async (db: Tx, platform: Platform, actor: UserActor, code: string) => {
  const user = await lockCredentials(db, actor.user.id)
  const { id, totpPendingSecret } = user
  if (totpPendingSecret === null) throw new Refusal('invalidSecondFactor')
  const { step, sealed } = acceptFirstCode(platform, { id, totpPendingSecret }, code, new Date(db.now))
  if (step === undefined) throw new Refusal('invalidSecondFactor')
  await db.run(sql`
    update users
    set totp_secret = ${sealed}, totp_pending_secret = null, totp_last_step = ${step}, updated_at = ${db.now}
    where id = ${user.id}`)
  db.record({ entity: 'user', id: user.id, action: 'secondFactorEnabled' })
  mailSecurityNotice(db, platform, user, 'Two-factor sign-in was turned on')
  return replaceRecoveryCodes(db, platform, user.id)
}

/** Only the answer to this call ever shows the recovery codes. */
const replaceRecoveryCodes = async (db: Tx, platform: Platform, userId: string) => {
  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((code) => hashOfRecoveryCode(platform.secret, code))
  await db.run(sql`update users set recovery_code_hashes = ${hashes}, updated_at = ${db.now} where id = ${userId}`)
  return { recoveryCodes }
}

export const renewRecoveryCodes = async (db: Tx, platform: Platform, actor: UserActor, proof: Proof) => {
  const user = await confirmIdentity(db, platform, actor, proof)
  // Without a second factor there is nothing that recovery codes would stand in for.
  if (user.totpSecret === null) throw new Refusal('invalidSecondFactor')
  db.record({ entity: 'user', id: user.id, action: 'recoveryCodesRenewed' })
  mailSecurityNotice(db, platform, user, 'Your recovery codes were renewed')
  return replaceRecoveryCodes(db, platform, user.id)
}

export const disableSecondFactor = async (db: Tx, platform: Platform, actor: UserActor, proof: Proof) => {
  const user = await confirmIdentity(db, platform, actor, proof)
  await db.run(sql`
    update users
    set totp_secret = null, totp_pending_secret = null, totp_last_step = null, recovery_code_hashes = '{}',
        updated_at = ${db.now}
    where id = ${user.id}`)
  if (user.totpSecret === null) return
  db.record({ entity: 'user', id: user.id, action: 'secondFactorDisabled' })
  mailSecurityNotice(db, platform, user, 'Two-factor sign-in was turned off')
}
