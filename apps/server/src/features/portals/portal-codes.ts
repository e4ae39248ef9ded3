import { randomInt } from 'node:crypto'
import { password as passwordRule } from '@praxis/domain/validation/password-rules'

/** Without characters that are taken for others when somebody reads them out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Groups of four characters, each nearly six bits, as k7Qe-4pWx-92Lm. */
const codeOf = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  ).join('-')

/** So long that nobody guesses it. */
export const newReference = (): string => codeOf(4)

/** Made again until it has every kind of character that passwords need. */
export const newPortalPassword = (): string => {
  let code = codeOf(3)
  while (passwordRule(code) !== undefined) code = codeOf(3)
  return code
}
