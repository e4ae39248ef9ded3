import { createHash, randomBytes } from 'node:crypto'

/** The code in the mail: whoever has it reads the mail of that address. Only its hash is stored. */
export const newAddressCode = (): string => randomBytes(32).toString('base64url')

/** Nobody guesses a code, so a plain hash protects it. */
export const hashOfAddressCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

const VALID_MS = 14 * 24 * 3600 * 1000

export const codeExpiryAfter = (moment: string): string => new Date(Date.parse(moment) + VALID_MS).toISOString()
