import { randomUUID } from 'node:crypto'
import type { Capability } from '@praxis/contract/capabilities'
import { changesBetween } from '../history/changes'
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
export type Notification =
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
  readonly notifications: readonly Frame[]
}

/** A notification holds 8000 bytes, and an id takes 39 of them. */
const MOST_NAMED = 100

/** One audience in parts that fit a notification each. */
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
const payloadsOf = (notifications: readonly Notification[]): string[] => {
  const lists: string[] = []
  for (const notification of notifications) {
    const text = JSON.stringify(notification)
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
  private readonly notifications: Notification[] = []
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

  announce(event: LiveEvent | Extract<Notification, { kind: 'access' }>): void {
    if ('kind' in event) this.notifications.push(event)
    else
      for (const to of audiencesOf(event.to))
        this.notifications.push({ kind: 'event', company: this.scope.companyId, ...event, to })
  }

  enqueue({ task, payload, runAt, key, maxAttempts }: Job): void {
    this.jobs.push({
      name: 'enqueueJob',
      values: [task, JSON.stringify(payload), runAt ?? null, key ?? null, maxAttempts ? `${maxAttempts}` : null],
    })
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
    const { history, jobs, answer } = this
    return {
      writes: [...history, ...jobs, ...answer],
      notifications: framesOf([
        ...payloadsOf(this.notifications).map((payload) => ['praxis', payload] as const),
        // What the queue sends when jobs are added to it, and its workers listen for; they are told apart by the random part.
        ...(jobs.length > 0
          ? [['jobs:insert', JSON.stringify({ r: Math.random(), count: jobs.length })] as const]
          : []),
      ]),
    }
  }
}
