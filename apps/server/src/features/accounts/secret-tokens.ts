import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A token is so long that nobody guesses it, so a plain hash protects it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The token that follows another one is always the same, so that an answer that was lost can be given again. */
export const successorOf = (secret: string, token: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('refresh token').digest()).update(token).digest('base64url')

export const secondsAfter = (moment: string, seconds: number): string =>
  new Date(Date.parse(moment) + seconds * 1000).toISOString()
