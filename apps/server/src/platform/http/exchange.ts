import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallerGone } from '../shares/lane'
import { addressBlock } from './caller-address'

interface CookieOptions {
  /** Seconds; 0 removes it. */
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

/** What a handler may know of and do to the request beyond its checked input. */
export class HttpExchange {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  get address(): string {
    // It is read from the connection, which may have ended.
    const { ip }: { ip?: string } = this.request
    if (ip === undefined) throw new CallerGone()
    return ip
  }

  /** What attempts are counted by. */
  get addressBlock(): string {
    return addressBlock(this.address)
  }

  /** Tells when the caller goes before the answer is there; what is returned ends the listening. */
  readonly onGone = (listener: () => void): (() => void) => {
    const { raw } = this.reply
    let isStopped = false
    const closed = () => {
      if (!raw.writableFinished && !isStopped) listener()
    }
    // Who has gone already is told like who goes later: afterwards.
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
