import type { Logger } from 'pino'
import { type EmployeeActor, hasCapability, isEmployeeActor } from '../auth/actor'
import type { Authenticator } from '../auth/authenticator'
import type { Database } from '../database/database'
import type { Audience, Notification } from '../database/effects'

const CHANNEL = 'praxis'
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 500

interface Listener {
  actor: EmployeeActor
  readonly stream: NodeJS.WritableStream
}

const mayHear = (actor: EmployeeActor, to: Audience): boolean =>
  to === 'everyone' ||
  (to.employees?.includes(actor.employee.id) ?? false) ||
  (to.capabilities?.some((capability) => hasCapability(actor, capability)) ?? false)

const write = (stream: NodeJS.WritableStream, event: string, data: unknown) =>
  stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * Tells open browsers what changed. Each process hears of every commit through the database, whichever process made it,
 * and passes it on to those of its listeners who may know. Nothing is kept: a browser that was away fetches afresh.
 */
export class EventHub {
  private readonly listeners = new Set<Listener>()
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

  /** Keeps a connection for notifications, and comes back when it breaks; what was missed meanwhile is fetched afresh. */
  async listen(): Promise<void> {
    const client = await this.database.dedicated()
    client.on('notification', ({ payload }) => {
      if (payload) this.hear(JSON.parse(payload) as Notification)
    })
    const lost = () => {
      client.removeAllListeners()
      client.on('error', () => undefined)
      client.end().catch(() => undefined)
      this.reconnect()
    }
    client.on('error', lost)
    client.on('end', lost)
    this.stopListening = async () => {
      client.removeAllListeners('end')
      await client.end()
    }
    await client.query(`listen ${CHANNEL}`)
  }

  private reconnect(): void {
    if (this.closed) return
    this.listen().then(
      () => this.tellAll('resync'),
      (error) => {
        this.log.warn({ err: error }, 'notifications are interrupted')
        setTimeout(() => this.reconnect(), RECONNECT_MS).unref()
      },
    )
  }

  private tellAll(event: string): void {
    for (const { stream } of this.listeners) write(stream, event, {})
  }

  private beat(): void {
    for (const { stream } of this.listeners) stream.write(': beat\n\n')
  }

  private hear(notification: Notification): void {
    if (notification.kind === 'access') {
      this.lookAgain(notification).catch((error) => this.log.error({ err: error }, 'listeners were not checked'))
      return
    }
    const { company, topic, id, to } = notification
    for (const { actor, stream } of this.listeners)
      if (actor.company.id === company && mayHear(actor, to)) write(stream, 'change', { topic, id })
  }

  /** Rights have changed: whoever is concerned is asked anew, and cut off when they may no longer listen. */
  private async lookAgain({ user, employee, session }: Extract<Notification, { kind: 'access' }>): Promise<void> {
    const concerned = [...this.listeners].filter(
      ({ actor }) =>
        actor.user.id === user ||
        actor.employee.id === employee ||
        actor.impersonatorId === employee ||
        actor.sessionId === session,
    )
    await Promise.all(
      concerned.map(async (listener) => {
        const { sessionId, employee, impersonatorId } = listener.actor
        const actor = await this.authenticator
          .actorOfSession(sessionId, employee.id, impersonatorId ?? undefined)
          .catch(() => undefined)
        if (!isEmployeeActor(actor)) {
          write(listener.stream, 'access', { lost: true })
          listener.stream.end()
        } else {
          listener.actor = actor
          write(listener.stream, 'access', { lost: false })
        }
      }),
    )
  }

  /** A browser starts to listen; it stops when its connection ends. */
  add(actor: EmployeeActor, stream: NodeJS.WritableStream): void {
    const listener: Listener = { actor, stream }
    this.listeners.add(listener)
    stream.on('close', () => this.listeners.delete(listener))
    stream.on('error', () => this.listeners.delete(listener))
    write(stream, 'ready', {})
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
