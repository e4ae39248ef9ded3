import { randomUUID } from 'node:crypto'
import type { HistoryActions, HistoryEntity } from '@praxis/contract/company/history-actions'
import type { Capability } from '@praxis/contract/people/capabilities'
import type { Topic } from '@praxis/contract/protocol/topics'
import { changesBetween } from '../history/changes'
import type { ToldKind } from '../notifications/told-kind'
import type { Frame } from './frame'
import type { Scope } from './scope'

/** One change of one record of a kind. A creation has no `before`, a deletion no `after`; unchanged fields are left out. */
export interface ChangeOf<Entity extends HistoryEntity> {
  readonly entity: Entity
  readonly id: string
  readonly action: HistoryActions[Entity]
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** A change of a record of any kind, with an action that this kind knows. */
export type Change = { [Entity in HistoryEntity]: ChangeOf<Entity> }[HistoryEntity]

/** Who is told of an event: everyone in the company, or those with a capability and the employees named. */
export type Audience =
  | 'everyone'
  | { readonly capabilities?: readonly Capability[]; readonly employees?: readonly string[] }

/** A change that open browsers want to know of; they fetch it through the API, with their own rights. */
export interface LiveEvent {
  readonly topic: Topic
  readonly id?: string
  readonly to: Audience
  /** Default: the company of the work. What users change about themselves is announced in each of their companies. */
  readonly company?: string
}

/** What a process does on an announcement: tell browsers, or ask again who may keep listening. */
export type Announcement =
  | ({ readonly kind: 'event' } & LiveEvent & { readonly company: string })
  | { readonly kind: 'access'; readonly user?: string; readonly employee?: string; readonly session?: string }

/** Work to be done after the commit. */
export interface Job {
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly runAt?: string
  /** A job replaces one with the same key that still waits. */
  readonly key?: string
  readonly maxAttempts?: number
}

/** A notification to people, in whichever ways each of them has chosen. */
export interface NewNotification<Payload> {
  /** Employees to tell; those who caused it themselves and those who have left are skipped. */
  readonly to: readonly string[]
  /** Notifications with the same key are the same, and told once. */
  readonly key: string
  /** Set where the same can happen repeatedly: it is told anew each time, in place of the earlier notification. */
  readonly again?: true
  /** The record that the notification is about. */
  readonly recordId: string
  readonly payload: Payload
  /** Who caused it, if not the caller: this person is shown, and their mails are counted. */
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

/** Statements that run before the commit, and those that run behind it. */
export interface EffectsToFlush {
  readonly writes: readonly Frame[]
  readonly announcements: readonly Frame[]
}

/** A payload of NOTIFY holds 8000 bytes, and an id takes 39 of them. */
const MOST_NAMED = 100

/** One audience in parts, each small enough for a payload. */
const audiencesOf = (to: Audience): Audience[] => {
  if (to === 'everyone' || !to.employees || to.employees.length <= MOST_NAMED) return [to]
  const { employees, capabilities } = to
  const parts = Array.from({ length: Math.ceil(employees.length / MOST_NAMED) }, (_, part) => ({
    employees: employees.slice(part * MOST_NAMED, (part + 1) * MOST_NAMED),
  }))
  return capabilities ? [{ capabilities }, ...parts] : parts
}

const MOST_BYTES = 7_900

/** Announcements in as few payloads as hold them all, because each is sent to, and heard by, every process. */
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

/** Payloads are sent two to a statement, because each statement behind the commit is a transaction of its own. */
const framesOf = (all: readonly ToSend[]): Frame[] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) => {
    const values = all.slice(2 * pair, 2 * pair + 2).flat()
    return { name: values.length > 2 ? 'notifyTwice' : 'notify', values }
  })

function historyAndAnswer(history: readonly Frame[], answer: readonly Frame[]): readonly Frame[] {
  const [change, kept] = [history[0], answer[0]]
  if (!change || !kept || history.length + answer.length > 2) return [...history, ...answer]
  return [{ name: 'insertHistoryAndAnswer', values: [...(change.values ?? []), ...(kept.values ?? [])] }]
}

/** Collects the effects of a mutation, which are written together with its commit. */
export class Effects {
  private readonly history: Frame[] = []
  private readonly jobs: Frame[] = []
  private readonly notifications: Frame[] = []
  private readonly announcements: Announcement[] = []
  private answer: Frame[] = []

  constructor(
    /** Who does the work; the mutation that creates a company changes the scope on the way. */
    public scope: Scope,
    private readonly now: string,
  ) {}

  record(change: Change): void {
    const { before, after } = changesBetween(change.before, change.after)
    if (change.before && change.after && Object.keys(after ?? {}).length === 0) return
    const { companyId, userId, employeeId, impersonatorId, visitorId = null } = this.scope
    this.history.push({
      name: 'insertHistory',
      values: [
        ...[companyId, randomUUID(), this.now, userId, employeeId, impersonatorId, visitorId],
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
      // A user's call may have continued in a company it created; its answer belongs to the user.
      ...(company === this.scope.companyId ? [] : [{ name: 'setCompany', values: [company] } as const]),
      { name: 'insertAnswer', values: [company, actor, key, request, `${status}`, body] },
    ]
  }

  toFlush(): EffectsToFlush {
    const { history, notifications, jobs, answer } = this
    // Each notification may have made jobs that mail it.
    const added = jobs.length + notifications.length
    return {
      writes: [...notifications, ...jobs, ...historyAndAnswer(history, answer)],
      announcements: framesOf([
        ...payloadsOf(this.announcements).map((payload) => ['praxis', payload] as const),
        // The message that the queue sends when jobs are added, and its workers listen for; the random part makes each
        // one unique.
        ...(added > 0 ? [['jobs:insert', JSON.stringify({ r: Math.random(), count: added })] as const] : []),
      ]),
    }
  }
}
