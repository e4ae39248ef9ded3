import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpExchange } from '../../platform/http/exchange'
import type { Platform } from '../../platform/platform'
import { keepAuthCookie, readAuthCookie } from './auth-cookies'
import { newToken } from './secret-tokens'

const NAME = 'praxis-device'
/** Browsers keep no cookie for longer. */
const DEVICE_SECONDS = 400 * 24 * 3600
/** How many accounts a browser remembers, for people who share it. */
const MOST_ACCOUNTS = 5

interface Device {
  readonly id: string
  /** One mark for each account that signed in here, the newest first; only its username tells which account it is. */
  readonly marks: readonly string[]
}

const readDevice = (platform: Platform, http: HttpExchange): Device => {
  const [id = '', ...marks] = readAuthCookie(platform, http, NAME)?.split('.') ?? []
  return /^[\w-]{43}$/.test(id) ? { id, marks } : { id: newToken(), marks: [] }
}

const markOf = ({ secret }: Platform, id: string, username: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('known device').digest())
    .update(`${id} ${username}`)
    .digest('base64url')

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(right, 'latin1'))

/** The device that calls, if somebody has proved on it before that the account is theirs. */
export const knownDevice = (platform: Platform, http: HttpExchange, username: string): string | undefined => {
  const { id, marks } = readDevice(platform, http)
  const right = markOf(platform, id, username)
  return marks.some((mark) => isSame(mark, right)) ? id : undefined
}

/** The caller has proved that the account is theirs, so attempts of strangers elsewhere do not affect this device. */
export const rememberDevice = (platform: Platform, http: HttpExchange, username: string): void => {
  const { id, marks } = readDevice(platform, http)
  const mark = markOf(platform, id, username)
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS)
  keepAuthCookie(platform, http, NAME, [id, ...kept].join('.'), DEVICE_SECONDS)
}
