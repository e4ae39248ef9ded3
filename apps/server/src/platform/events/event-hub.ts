import type { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { type EmployeeActor, hasCapability, isEmployeeActor } from '../auth/actor'
import type { Authenticator } from '../auth/authenticator'
import type { Database } from '../database/database'
import type { Announcement, Audience } from '../database/effects'
import { Refusal } from '../refusal'

const CHANNEL = 'praxis'
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 500
/** A browser with more unread bytes than this is disconnected, and fetches afresh when it is back. */
const MOST_UNREAD_BYTES = 64 * 1024
/** How long it is remembered when a company's last event was; a page that took longer to open fetches afresh. */
const MEMORY_MS = 60_000
/** How many streams one person may have; the oldest one is closed for the next. */
const MOST_STREAMS = 50

interface Listener {
  actor: EmployeeActor
  readonly stream: Writable
}

const mayHear = (actor: EmployeeActor, to: Audience): boolean =>
  to === 'everyone' ||
  (to.employees?.includes(actor.employee.id) ?? false) ||
  (to.capabilities?.some((capability) => hasCapability(actor, capability)) ?? false)

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
    private readonly authenticator: Authenticator,
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
    for (const { stream } of this.listeners) writeText(stream, ': beat\n\n')
  }

  private hear(announcement: Announcement): void {
    if (announcement.kind === 'access') {
      // The announcement names no company, so every browser that is just connecting asks again.
      this.listensSince = performance.now()
      this.lookAgain(announcement).catch((error) => this.log.error({ err: error }, 'listeners were not checked'))
      return
    }
    const { company, topic, id, to } = announcement
    this.heardAt.set(company, performance.now())
    for (const { actor, stream } of this.listeners)
      if (actor.company.id === company && mayHear(actor, to)) write(stream, 'change', { topic, id })
  }

  /** Rights have changed: listeners concerned are asked anew, and cut off when they may no longer listen. */
  private async lookAgain({ user, employee, session }: Extract<Announcement, { kind: 'access' }>): Promise<void> {
    const concerned = [...this.listeners].filter(
      ({ actor }) =>
        actor.user.id === user ||
        actor.employee.id === employee ||
        actor.impersonatorId === employee ||
        actor.sessionId === session,
    )
    await Promise.all(
      concerned.map(async (listener) => {
        if (await this.mayStay(listener)) write(listener.stream, 'access', { lost: false })
      }),
    )
  }

  /** Asks anew what the listener may hear, and cuts them off when that is nothing. */
  private async mayStay(listener: Listener): Promise<boolean> {
    const { sessionId, employee, impersonatorId } = listener.actor
    try {
      const actor = await this.authenticator.actorOfSession(sessionId, employee.id, impersonatorId ?? undefined)
      if (!isEmployeeActor(actor)) throw new Refusal('invalidPermission')
      listener.actor = actor
      return true
    } catch (error) {
      // A database that does not answer has taken away nobody's right: the browser reconnects and asks again.
      if (error instanceof Refusal) write(listener.stream, 'access', { lost: true })
      this.letGo(listener)
      return false
    }
  }

  /** Adds a browser that listens until its connection ends. */
  add(actor: EmployeeActor, stream: Writable): void {
    if (this.closed) {
      stream.end()
      return
    }
    const own = [...this.listeners].filter((other) => other.actor.user.id === actor.user.id)
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_STREAMS))) this.letGo(oldest)
    const listener: Listener = { actor, stream }
    this.listeners.add(listener)
    stream.on('close', () => this.listeners.delete(listener))
    stream.on('error', () => this.listeners.delete(listener))
    write(stream, 'ready', { quietForMs: this.quietForMs(actor.company.id) })
    // A right that was lost between the check of the request and now was announced before this listener was added.
    this.mayStay(listener)
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
