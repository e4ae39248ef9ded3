import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '@praxis/domain/accounts/common-password'
import { password as passwordRule } from '@praxis/domain/validation/password-rules'
import type { Config } from '../config'
import { Refusal } from '../refusal'

type Cost = Config['PASSWORD_COST']

/** Argon2id; `normal` is the least that OWASP recommends, with a third pass. */
const costs = {
  normal: { memoryCost: 19_456, timeCost: 3, parallelism: 1 },
  minimal: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const satisfies Record<Cost, object>

/** The same characters are the same password, whichever code points the keyboard made them of. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

export const hashPassword = (cost: Cost, password: string): Promise<string> => hash(bytesOf(password), costs[cost])

const nobodysHashes = new Map<Cost, Promise<string>>()

const nobodysHash = (cost: Cost): Promise<string> => {
  const known = nobodysHashes.get(cost) ?? hashPassword(cost, 'nobody has this password')
  nobodysHashes.set(cost, known)
  return known
}

/** Whether the password is right. For a user who does not exist the answer is no, after the same work. */
export const isPassword = async (cost: Cost, password: string, passwordHash: string | undefined): Promise<boolean> => {
  const fallback = await nobodysHash(cost)
  const matches = await verify(passwordHash ?? fallback, bytesOf(password))
  return matches && passwordHash !== undefined
}

/** Refuses what is easily guessed. */
export const assertStrongPassword = (password: string): void => {
  if (passwordRule(password) !== undefined || password.trim() === '') throw new Refusal('weakPassword')
  if (isCommonPassword(password)) throw new Refusal('commonPassword')
}

export const assertGoodPassword = (chosen: { password: string; confirmPassword: string }): void => {
  if (chosen.password !== chosen.confirmPassword) throw new Refusal('confirmPasswordMismatch')
  assertStrongPassword(chosen.password)
}
