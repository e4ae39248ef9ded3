import type { Writable } from 'node:stream'
import type { Logger } from 'pino'
import type { EmployeeActor } from '../auth/actor'
import type { Authenticator } from '../auth/authenticator'
import type { VisitorAuthenticator } from '../auth/visitor-authenticator'
import type { Database } from '../database/database'
import type { Announcement } from '../database/effects'
import { Refusal } from '../refusal'
import { EmployeeListener, type Listener, type Visiting, VisitorListener } from './listeners'

const CHANNEL = 'praxis'
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 500
/** A browser with more unread bytes than this is disconnected, and fetches afresh when it is back. */
const MOST_UNREAD_BYTES = 64 * 1024
/** How long it is remembered when a company's last event was; a page that took longer to open fetches afresh. */
const MEMORY_MS = 60_000
const writeText = (stream: Writable, text: string): void => {
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
  else stream.write(text)
}

const write = (stream: Writable, event: string, data: unknown): void =>
  writeText(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * Tells open browsers what changed. Each process hears of every commit through the database, whichever process made it,
 * and passes it on to those of its listeners who may know. Only the time of the last event is kept: a browser that was
 * away since before it fetches afresh.
 */
export class EventHub {
  private readonly listeners = new Set<Listener>()
  /** When each company's last event was heard. */
  private readonly heardAt = new Map<string, number>()
  /** Since when this process has missed no event that concerns all companies. */
  private listensSince = Number.POSITIVE_INFINITY
  private readonly heartbeat: NodeJS.Timeout
  private stopListening: (() => Promise<void>) | undefined
  private closed = false

  constructor(
    private readonly database: Database,
    private readonly ask: { readonly authenticator: Authenticator; readonly visitors: VisitorAuthenticator },
    private readonly log: Logger,
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS)
    this.heartbeat.unref()
  }

  /** Keeps a connection that listens for announcements, and reconnects when it breaks. */
  async listen(): Promise<void> {
    const client = await this.database.dedicated()
    let stands = false
    const end = () => {
      client.removeAllListeners()
      client.on('error', () => undefined)
      return client.end().catch(() => undefined)
    }
    const lost = () => {
      end()
      if (stands) this.reconnect()
    }
    client.on('notification', ({ payload }) => {
      if (payload) for (const said of JSON.parse(payload) as Announcement[]) this.hear(said)
    })
    client.on('error', lost)
    client.on('end', lost)
    this.stopListening = async () => {
      await end()
    }
    // If the connection breaks before it listens, only the caller of this method tries again.
    await client.query(`listen ${CHANNEL}`)
    stands = true
    this.listensSince = performance.now()
    if (this.closed) await end()
  }

  private reconnect(): void {
    if (this.closed) return
    this.listen().then(
      () => this.catchUp(),
      (error) => {
        this.log.warn({ err: error }, 'announcements are interrupted')
        setTimeout(() => this.reconnect(), RECONNECT_MS).unref()
      },
    )
  }

  /** Announcements made meanwhile were missed: rights may be lost, and browsers have to fetch afresh. */
  private async catchUp(): Promise<void> {
    for (const listener of this.listeners) if (await this.mayStay(listener)) write(listener.stream, 'resync', {})
  }

  /** How long ago a company's last event was, as far as it is remembered. */
  private quietForMs(company: string): number {
    const now = performance.now()
    const since = Math.max(this.listensSince, this.heardAt.get(company) ?? now - MEMORY_MS)
    return Math.max(0, Math.floor(now - since))
  }

  private beat(): void {
    const forgotten = performance.now() - MEMORY_MS
    for (const [company, at] of this.heardAt) if (at < forgotten) this.heardAt.delete(company)
    for (const listener of this.listeners)
      if (listener.isOver()) this.shutOut(listener)
      else writeText(listener.stream, ': beat\n\n')
  }

  private hear(announcement: Announcement): void {
    if (announcement.kind === 'access') {
      // The announcement names no company, so every browser that is just connecting asks again.
      this.listensSince = performance.now()
      this.lookAgain(announcement).catch((error) => this.log.error({ err: error }, 'listeners were not checked'))
      return
    }
    this.heardAt.set(announcement.company, performance.now())
    for (const listener of this.listeners) {
      if (listener.company !== announcement.company) continue
      const told = listener.passedOn(announcement)
      if (!listener.isConcernedBy(announcement)) {
        if (told) write(listener.stream, 'change', told)
      } else
        this.mayStay(listener).then((stays) => {
          if (stays && told) write(listener.stream, 'change', told)
        })
    }
  }

  /** Rights have changed: listeners concerned are asked anew, and cut off when they may no longer listen. */
  private async lookAgain(announcement: Announcement): Promise<void> {
    const concerned = [...this.listeners].filter((listener) => listener.isConcernedBy(announcement))
    await Promise.all(
      concerned.map(async (listener) => {
        if (await this.mayStay(listener)) write(listener.stream, 'access', { lost: false })
      }),
    )
  }

  /** Asks anew what the listener may hear, and cuts them off when that is nothing. */
  private async mayStay(listener: Listener): Promise<boolean> {
    try {
      await listener.askAgain()
      return true
    } catch (error) {
      // A database that does not answer has taken away nobody's right: the browser reconnects and asks again.
      if (error instanceof Refusal) this.shutOut(listener)
      else this.letGo(listener)
      return false
    }
  }

  /** Adds a browser of somebody of a company, which listens until its connection ends. */
  addEmployee(actor: EmployeeActor, stream: Writable): void {
    this.add(new EmployeeListener(actor, stream, this.ask.authenticator))
  }

  /** Adds a browser in which somebody looks at a portal, which listens as long as they may come in. */
  addVisitor(visiting: Visiting, stream: Writable): void {
    this.add(new VisitorListener(visiting, stream, this.ask.visitors))
  }

  private add(listener: Listener): void {
    const { stream, company } = listener
    if (this.closed) {
      stream.end()
      return
    }
    for (const { of, most } of listener.shares) {
      const together = [...this.listeners].filter((other) => other.shares.some((share) => share.of === of))
      for (const oldest of together.slice(0, Math.max(0, together.length + 1 - most))) this.letGo(oldest)
    }
    this.listeners.add(listener)
    stream.on('close', () => this.listeners.delete(listener))
    stream.on('error', () => this.listeners.delete(listener))
    write(stream, 'ready', { quietForMs: this.quietForMs(company) })
    // A right that was lost between the check of the request and now was announced before this listener was added.
    this.mayStay(listener)
  }

  /** Tells a listener that they may not listen any more, and lets them go. */
  private shutOut(listener: Listener): void {
    write(listener.stream, 'access', { lost: true })
    this.letGo(listener)
  }

  private letGo(listener: Listener): void {
    this.listeners.delete(listener)
    listener.stream.end()
  }

  get size(): number {
    return this.listeners.size
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.heartbeat)
    for (const { stream } of this.listeners) stream.end()
    this.listeners.clear()
    await this.stopListening?.().catch(() => undefined)
  }
}
