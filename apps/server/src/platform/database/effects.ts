import { randomUUID } from 'node:crypto'
import type { Capability } from '@praxis/contract/capabilities'
import { changesBetween } from '../history/changes'
import type { ToldKind } from '../notifications/told-kind'
import type { Frame } from './frame'
import type { Scope } from './scope'

/** One change of one record. Creating has no `before`, deleting no `after`; unchanged fields are left out. */
export interface Change {
  readonly entity: string
  readonly id: string
  readonly action: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Who is told of an event: everyone in the company, or those with a capability and the employees named. */
export type Audience =
  | 'everyone'
  | { readonly capabilities?: readonly Capability[]; readonly employees?: readonly string[] }

/** Something open browsers want to know; they fetch what it says through the API, with their own rights. */
export interface LiveEvent {
  readonly topic: string
  readonly id?: string
  readonly to: Audience
  /** Default: the company the work is done in. What users change about themselves concerns each of theirs. */
  readonly company?: string
}

/** What a process does when it hears of it: tell browsers, or look again at who may keep listening. */
export type Announcement =
  | ({ readonly kind: 'event' } & LiveEvent & { readonly company: string })
  | { readonly kind: 'access'; readonly user?: string; readonly employee?: string; readonly session?: string }

/** Work to be done after the commit. */
export interface Job {
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly runAt?: string
  /** A second job with the same key replaces the first while it waits. */
  readonly key?: string
  readonly maxAttempts?: number
}

/** Something people are to be told of, in whichever ways each of them has chosen. */
export interface NewNotification<Payload> {
  /** Employees, of whom those who did it themselves are left out, and those who have left. */
  readonly to: readonly string[]
  /** The same key means the same thing, which is told once. */
  readonly key: string
  /** It can happen more than once: then it is told anew, in place of what was told before. */
  readonly again?: true
  /** What it is about. */
  readonly recordId: string
  readonly payload: Payload
  /** Who did it, where that is not whoever calls: as whom they are shown, and whose mails are counted. */
  readonly by?: { readonly employeeId: string | null; readonly userId: string | null }
}

export interface StoredAnswer {
  readonly company: string
  readonly actor: string
  readonly key: string
  readonly request: string
  readonly status: number
  readonly body: string
}

/** Statements that go with the commit, and those behind it. */
export interface EffectsToFlush {
  readonly writes: readonly Frame[]
  readonly announcements: readonly Frame[]
}

/** What the database passes on holds 8000 bytes, and an id takes 39 of them. */
const MOST_NAMED = 100

/** One audience in parts that can be passed on each. */
const audiencesOf = (to: Audience): Audience[] => {
  if (to === 'everyone' || !to.employees || to.employees.length <= MOST_NAMED) return [to]
  const { employees, capabilities } = to
  const parts = Array.from({ length: Math.ceil(employees.length / MOST_NAMED) }, (_, part) => ({
    employees: employees.slice(part * MOST_NAMED, (part + 1) * MOST_NAMED),
  }))
  return capabilities ? [{ capabilities }, ...parts] : parts
}

const MOST_BYTES = 7_900

/** Lists of them, as few as hold them all: each list has to be sent, and heard by every process. */
const payloadsOf = (announcements: readonly Announcement[]): string[] => {
  const lists: string[] = []
  for (const announcement of announcements) {
    const text = JSON.stringify(announcement)
    const list = lists.at(-1)
    const longer = list === undefined ? undefined : `${list},${text}`
    if (longer === undefined || Buffer.byteLength(longer) > MOST_BYTES) lists.push(text)
    else lists[lists.length - 1] = longer
  }
  return lists.map((list) => `[${list}]`)
}

type ToSend = readonly [channel: string, payload: string]

/** Two at a time where there are so many: each statement is a transaction of its own. */
const framesOf = (all: readonly ToSend[]): Frame[] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) => {
    const values = all.slice(2 * pair, 2 * pair + 2).flat()
    return { name: values.length > 2 ? 'notifyTwice' : 'notify', values }
  })

/** Collects what a mutation leaves behind; written together with its commit. */
export class Effects {
  private readonly history: Frame[] = []
  private readonly jobs: Frame[] = []
  private readonly notifications: Frame[] = []
  private readonly announcements: Announcement[] = []
  private answer: Frame[] = []

  constructor(
    /** Whoever does it; the mutation that creates a company changes it on the way. */
    public scope: Scope,
    private readonly now: string,
  ) {}

  record(change: Change): void {
    const { before, after } = changesBetween(change.before, change.after)
    if (change.before && change.after && Object.keys(after ?? {}).length === 0) return
    const { companyId, userId, employeeId, impersonatorId } = this.scope
    this.history.push({
      name: 'insertHistory',
      values: [
        ...[companyId, randomUUID(), this.now, userId, employeeId, impersonatorId],
        ...[change.entity, change.id, change.action],
        before ? JSON.stringify(before) : null,
        after ? JSON.stringify(after) : null,
      ],
    })
  }

  announce(event: LiveEvent | Extract<Announcement, { kind: 'access' }>): void {
    if ('kind' in event) this.announcements.push(event)
    else
      for (const to of audiencesOf(event.to))
        this.announcements.push({ kind: 'event', company: this.scope.companyId, ...event, to })
  }

  enqueue({ task, payload, runAt, key, maxAttempts }: Job): void {
    this.jobs.push({
      name: 'enqueueJob',
      values: [task, JSON.stringify(payload), runAt ?? null, key ?? null, maxAttempts ? `${maxAttempts}` : null],
    })
  }

  notify<Payload>(
    { name, ways, gatheredForSeconds }: ToldKind<Payload>,
    { to, key, again, recordId, payload, by = this.scope }: NewNotification<Payload>,
  ): void {
    const { companyId, employeeId, impersonatorId } = this.scope
    const people = [...new Set(to)].filter((id) => id !== employeeId && id !== impersonatorId)
    if (people.length === 0) return
    const mailAt =
      gatheredForSeconds === undefined ? null : new Date(Date.parse(this.now) + gatheredForSeconds * 1000).toISOString()
    this.notifications.push({
      name: 'insertNotifications',
      values: [
        ...[companyId, `{${people.join()}}`, name, key, recordId, by.employeeId, by.userId],
        ...[JSON.stringify(payload), this.now, `${ways.inApp}`, ways.mail, `${again ?? false}`, mailAt],
      ],
    })
    this.announce({ topic: 'notifications', to: { employees: people } })
  }

  /** Keeps the answer of an idempotent call for when it is repeated. */
  keepAnswer({ company, actor, key, request, status, body }: StoredAnswer): void {
    this.answer = [
      // A call of a user may have gone on in a company it created; its answer belongs to the user.
      ...(company === this.scope.companyId ? [] : [{ name: 'setCompany', values: [company] } as const]),
      { name: 'insertAnswer', values: [company, actor, key, request, `${status}`, body] },
    ]
  }

  toFlush(): EffectsToFlush {
    const { history, notifications, jobs, answer } = this
    // Notifications may each have made jobs that mail them.
    const added = jobs.length + notifications.length
    return {
      writes: [...history, ...notifications, ...jobs, ...answer],
      announcements: framesOf([
        ...payloadsOf(this.announcements).map((payload) => ['praxis', payload] as const),
        // What the queue sends when jobs are added to it, and its workers listen for; they are told apart by the random part.
        ...(added > 0 ? [['jobs:insert', JSON.stringify({ r: Math.random(), count: added })] as const] : []),
      ]),
    }
  }
}
