import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { seal, unseal } from './sealed-secret'
import { hashOfToken } from './secret-tokens'

const ISSUER = 'Praxis'
const STEP_SECONDS = 30
/** Clocks of phones are a little off. */
const TOLERATED_STEPS = 1
const RECOVERY_CODES = 10

const authenticatorOf = (secret: string, username: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: username, secret: Secret.fromBase32(secret), period: STEP_SECONDS })

/** Apps show codes in two groups, and some people type them so. */
const withoutSpaces = (code: string): string => code.replace(/\s/g, '')

/** The time step a code stands for; undefined when it is not one of around now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const token = withoutSpaces(code)
  const delta = authenticatorOf(secret, '').validate({ token, timestamp, window: TOLERATED_STEPS })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

/** A new secret for an authenticator app: as text to type, as an address to scan, and sealed to keep. */
export const newSecret = ({ secret }: Platform, username: string) => {
  const text = new Secret({ size: 20 }).base32
  return { secret: text, uri: authenticatorOf(text, username).toString(), sealed: seal(secret, text) }
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of four letters that look like no other; about sixty bits. */
const newRecoveryCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  )

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** Capitals, spaces and hyphens do not matter to a person who copies one from paper. */
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
    const secret = unseal(platform.secret, user.totpSecret)
    const step = secret === undefined ? undefined : stepOfCode(secret, code, new Date(db.now))
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
