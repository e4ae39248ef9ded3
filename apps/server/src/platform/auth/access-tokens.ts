import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export const ACCESS_TOKEN_SECONDS = 15 * 60
const REMEMBERED = 10_000

/** A token is a short-lived proof of a session; every request asks the database whether the session still stands. */
export class AccessTokens {
  private readonly key: Uint8Array
  /** Outcomes of signature checks, which are pure functions of the token. */
  private readonly checked = new Map<string, { sessionId: string; expires: number }>()

  constructor(
    secret: string,
    private readonly clock: () => Date,
  ) {
    this.key = createHmac('sha256', secret).update('access token').digest()
  }

  issue(sessionId: string): Promise<string> {
    const now = Math.floor(this.clock().getTime() / 1000)
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
      .sign(this.key)
  }

  /** The session the token speaks for, or undefined when it is forged or has expired. */
  async sessionOf(token: string): Promise<string | undefined> {
    const now = this.clock()
    const known = this.checked.get(token)
    if (known) return known.expires * 1000 > now.getTime() ? known.sessionId : undefined
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], currentDate: now })
      if (typeof payload.sid !== 'string' || payload.exp === undefined) return undefined
      if (this.checked.size >= REMEMBERED) this.checked.clear()
      this.checked.set(token, { sessionId: payload.sid, expires: payload.exp })
      return payload.sid
    } catch {
      return undefined
    }
  }
}
