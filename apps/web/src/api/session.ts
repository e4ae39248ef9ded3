import { ApiError } from '@praxis/contract/protocol/caller'
import { type Credentials, requestRefresh, requestSignIn, requestSignOut } from './auth-requests'
import { ConnectionError } from './connection-error'
import { type CookieJar, keepCookie, readCookie, removeCookie } from './cookies'

/** Says that there is a refresh token in the cookie that scripts cannot read, so that a stranger causes no call. */
const SIGNED_IN_COOKIE = 'signedIn'
/** The employment the person acts in; it outlives the page, so that they come back to where they were. */
const EMPLOYMENT_COOKIE = 'employment'
const LOCK = 'praxis-session'
/** How long a tab that waited for another one's refresh listens for its outcome before asking by itself. */
const HAND_OVER_MS = 250

export type SessionState = 'signedIn' | 'signedOut' | 'ended'

/** `signedIn` comes from another tab. `ended`: the server no longer honours the session, as after signing out elsewhere. */
export type SessionEvent = 'signedIn' | 'signedOut' | 'ended'

type Message =
  | { readonly kind: 'renewed' | 'signedIn'; readonly token: string }
  | { readonly kind: 'signedOut' | 'ended' }
  | { readonly kind: 'leaving'; readonly isLeaving: boolean }

export interface Channel {
  postMessage(message: Message): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Message>) => void): void
}

export interface Locks {
  request<T>(name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => Promise<T>): Promise<T>
}

/** Cookies, locks and messages, which a browser shares among all its tabs. */
export interface SharedByTabs {
  readonly cookies: CookieJar
  readonly locks: Locks
  readonly channel: Channel
}

class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

/**
 * Who is signed in, for all tabs of the browser. The access token lives in memory only; when it has expired, one tab
 * asks for a new one and hands it to the others.
 */
export class Session {
  #token: string | undefined
  #renewing: Promise<string> | undefined
  #lastEnd: 'signedOut' | 'ended' | undefined
  #isLeaving = false
  readonly #listeners = new Set<(event: SessionEvent) => void>()
  readonly #waiting = new Set<(message: Message) => void>()

  constructor(private readonly shared: SharedByTabs) {
    shared.channel.addEventListener('message', ({ data }) => this.#hear(data))
  }

  get token(): string | undefined {
    return this.#token
  }

  /** How the session that was open on this page came to its end. */
  get lastEnd(): 'signedOut' | 'ended' | undefined {
    return this.#lastEnd
  }

  /** Somebody is signing out, so losing rights meanwhile is expected and not reported. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  get employmentId(): string | undefined {
    return readCookie(this.shared.cookies, EMPLOYMENT_COOKIE)
  }

  rememberEmployment(id: string): void {
    keepCookie(this.shared.cookies, EMPLOYMENT_COOKIE, id)
  }

  forgetEmployment(): void {
    removeCookie(this.shared.cookies, EMPLOYMENT_COOKIE)
  }

  subscribe(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called before every page; only the first call asks the server. `ended` when the stored session is refused. */
  async restore(): Promise<SessionState> {
    if (this.#token) return 'signedIn'
    if (!readCookie(this.shared.cookies, SIGNED_IN_COOKIE)) return 'signedOut'
    try {
      await this.#renewTogether()
      return 'signedIn'
    } catch (error) {
      if (isRefused(error) || error instanceof SessionEnded) return 'ended'
      throw error
    }
  }

  async signIn(credentials: Credentials): Promise<void> {
    const { accessToken } = await requestSignIn(credentials)
    this.#token = accessToken
    keepCookie(this.shared.cookies, SIGNED_IN_COOKIE, '1')
    this.#lastEnd = undefined
    this.shared.channel.postMessage({ kind: 'signedIn', token: accessToken })
  }

  /** Throws when the server cannot be reached: the person must not believe to be signed out when they are not. */
  async signOut(): Promise<void> {
    this.#tellLeaving(true)
    try {
      await this.shared.locks.request(LOCK, {}, async () => {
        await requestSignOut()
        // Before anybody who waits for the lock asks for a new token in vain.
        this.#clear('signedOut')
      })
    } finally {
      this.#tellLeaving(false)
    }
    this.#emit('signedOut')
  }

  #tellLeaving(isLeaving: boolean): void {
    this.#isLeaving = isLeaving
    this.shared.channel.postMessage({ kind: 'leaving', isLeaving })
  }

  /** Gives a token other than the refused one: that of another call or tab if there is one, else a new one. */
  async renew(refused: string | undefined): Promise<string> {
    if (this.#token !== undefined && this.#token !== refused) return this.#token
    const isFirst = this.#renewing === undefined
    try {
      return await this.#renewTogether()
    } catch (error) {
      if (isFirst && isRefused(error)) this.#emit(this.#lastEnd ?? 'ended')
      throw error
    }
  }

  #renewTogether(): Promise<string> {
    this.#renewing ??= this.#renewAmongTabs().finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #renewAmongTabs(): Promise<string> {
    const { locks } = this.shared
    const old = this.#token
    const alone = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
      lock ? { token: await this.#refresh() } : null,
    )
    if (alone) return alone.token
    const handedOver = this.#handOver()
    return locks.request(LOCK, {}, async () => {
      if (this.#token !== undefined && this.#token !== old) return this.#token
      if (this.#token !== old) throw new SessionEnded(this.#lastEnd)
      return (await handedOver.within(HAND_OVER_MS)) ?? this.#refresh()
    })
  }

  /** Listens for another tab's new token from before the lock is free, so that its outcome is not missed. */
  #handOver() {
    let listener: (message: Message) => void = () => undefined
    const outcome = new Promise<string>((resolve, reject) => {
      listener = (message) => {
        if ('token' in message) resolve(message.token)
        else if (message.kind !== 'leaving') reject(new SessionEnded(message.kind))
      }
      this.#waiting.add(listener)
    })
    // Nobody may be waiting for the outcome yet when it is refused.
    outcome.catch(() => undefined)
    return {
      within: async (ms: number): Promise<string | undefined> => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const timeout = new Promise<undefined>((resolve) => {
          timer = setTimeout(() => resolve(undefined), ms)
        })
        try {
          return await Promise.race([outcome, timeout])
        } finally {
          clearTimeout(timer)
          this.#waiting.delete(listener)
        }
      },
    }
  }

  async #refresh(): Promise<string> {
    try {
      const { accessToken } = await requestRefresh().catch((error: unknown) => {
        // The answer may have been lost on its way back; asked again at once, the server gives the same token.
        if (error instanceof ConnectionError) return requestRefresh()
        throw error
      })
      this.#token = accessToken
      this.shared.channel.postMessage({ kind: 'renewed', token: accessToken })
      return accessToken
    } catch (error) {
      // A tab that is slow to hear may ask while another one signs out, which is no reason to reproach anybody.
      if (isRefused(error)) this.#clear(this.#isLeaving ? 'signedOut' : 'ended')
      throw error
    }
  }

  #clear(kind: 'signedOut' | 'ended'): void {
    this.#token = undefined
    this.#lastEnd = kind
    removeCookie(this.shared.cookies, SIGNED_IN_COOKIE)
    this.forgetEmployment()
    this.shared.channel.postMessage({ kind })
  }

  #hear(message: Message): void {
    if (message.kind === 'leaving') {
      this.#isLeaving = message.isLeaving
      return
    }
    this.#token = 'token' in message ? message.token : undefined
    this.#lastEnd = 'token' in message ? undefined : message.kind
    for (const listener of this.#waiting) listener(message)
    if (message.kind !== 'renewed') this.#emit(message.kind)
  }

  #emit(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
