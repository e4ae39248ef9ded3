import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../platform/database/database'
import { NO_COMPANY } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import type { SealedColumn, SealedPlace } from '../../platform/sealed-values/sealed-values'
import { hashOfToken } from './secret-tokens'

/** The columns of the secret in use, and of the one that waits for its first code. */
const inUse: SealedColumn = { table: 'users', column: 'totp_secret', isOfNoCompany: true }
const pending: SealedColumn = { table: 'users', column: 'totp_pending_secret', isOfNoCompany: true }
export const secondFactorColumns = [inUse, pending]

const placeOf = (column: SealedColumn, userId: string): SealedPlace => ({
  ...column,
  companyId: NO_COMPANY,
  rowId: userId,
})

const ISSUER = 'Praxis'
const STEP_SECONDS = 30
/** Codes of neighbouring time steps are accepted, as clocks of phones are a little off. */
const TOLERATED_STEPS = 1
const RECOVERY_CODES = 10

const authenticatorOf = (secret: string, username: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: username, secret: Secret.fromBase32(secret), period: STEP_SECONDS })

/** Apps show codes in two groups, and some people type the space. */
const withoutSpaces = (code: string): string => code.replace(/\s/g, '')

/** The time step of a code; undefined when it is not one of around now. */
const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const token = withoutSpaces(code)
  const delta = authenticatorOf(secret, '').validate({ token, timestamp, window: TOLERATED_STEPS })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

/** A new secret for an authenticator app: as text to type, as an address to scan, and sealed to keep until its first code. */
export const newSecret = ({ sealedValues }: Platform, user: { readonly id: string; readonly username: string }) => {
  const secret = new Secret({ size: 20 }).base32
  const uri = authenticatorOf(secret, user.username).toString()
  return { secret, uri, sealed: sealedValues.seal(placeOf(pending, user.id), secret) }
}

/** The secret that waits for its first code, sealed for use from now on, and the time step of the code if it is right. */
export const acceptFirstCode = (
  { sealedValues }: Platform,
  { id, totpPendingSecret }: { readonly id: string; readonly totpPendingSecret: string },
  code: string,
  now: Date,
) => {
  const secret = sealedValues.open(placeOf(pending, id), totpPendingSecret)
  return { step: stepOfCode(secret, code, now), sealed: sealedValues.seal(placeOf(inUse, id), secret) }
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code of three groups of four letters that cannot be confused with others; about sixty bits. */
const newRecoveryCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  )

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** Capitals, spaces and hyphens of a code do not matter, as people copy it from paper. */
export const hashOfRecoveryCode = (secret: string, code: string): string =>
  hashOfToken(`${secret} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

/** Takes a code of the authenticator app or a recovery code, each good once, also when it comes twice at once. */
export const acceptSecondFactor = async (
  db: Tx,
  platform: Platform,
  user: { readonly id: string; readonly totpSecret: string },
  code: string,
): Promise<boolean> => {
  if (/^\d{6}$/.test(withoutSpaces(code))) {
    const secret = platform.sealedValues.open(placeOf(inUse, user.id), user.totpSecret)
    const step = stepOfCode(secret, code, new Date(db.now))
    if (step === undefined) return false
    const used = await db.run(sql`
      update users set totp_last_step = ${step}
      where id = ${user.id} and (totp_last_step is null or totp_last_step < ${step})`)
    return used === 1
  }
  const hash = hashOfRecoveryCode(platform.secret, code)
  const used = await db.run(sql`
    update users set recovery_code_hashes = array_remove(recovery_code_hashes, ${hash})
    where id = ${user.id} and ${hash} = any (recovery_code_hashes)`)
  if (used === 1) db.record({ entity: 'user', id: user.id, action: 'recoveryCodeUsed' })
  return used === 1
}
