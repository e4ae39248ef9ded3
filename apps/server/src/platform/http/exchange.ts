import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallerGone } from '../shares/lane'
import { addressBlock } from './caller-address'

interface CookieOptions {
  /** Seconds until the cookie expires; 0 removes it. */
  readonly maxAge: number
  readonly path: string
  readonly secure: boolean
}

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** What a handler may know of the request and do to its answer, beyond its checked input. */
export class HttpExchange {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  get address(): string {
    // The address is read from the connection, which may have ended.
    const { ip }: { ip?: string } = this.request
    if (ip === undefined) throw new CallerGone()
    return ip
  }

  /** The part of the caller's address that attempts are counted by. */
  get addressBlock(): string {
    return addressBlock(this.address)
  }

  /** Calls the listener when the caller leaves before the answer is there; what is returned stops listening. */
  readonly onGone = (listener: () => void): (() => void) => {
    const { raw } = this.reply
    let isStopped = false
    const closed = () => {
      if (!raw.writableFinished && !isStopped) listener()
    }
    // A caller who has left already is reported as one who leaves later: after this function has returned.
    if (raw.destroyed) queueMicrotask(closed)
    else raw.once('close', closed)
    return () => {
      isStopped = true
      raw.off('close', closed)
    }
  }

  get userAgent(): string {
    return (this.request.headers['user-agent'] ?? '').slice(0, 300)
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }

  cookie(name: string): string | undefined {
    for (const pair of (this.request.headers.cookie ?? '').split(';')) {
      const split = pair.indexOf('=')
      if (split > 0 && pair.slice(0, split).trim() === name) return decoded(pair.slice(split + 1).trim())
    }
    return undefined
  }

  /** A cookie that scripts cannot read and other sites cannot send. */
  setCookie(name: string, value: string, { maxAge, path, secure }: CookieOptions): void {
    const parts = [
      `${name}=${encodeURIComponent(value)}`,
      `Path=${path}`,
      `Max-Age=${maxAge}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
    ]
    this.reply.header('set-cookie', parts.join('; '))
  }
}
