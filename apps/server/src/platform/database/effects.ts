import { randomUUID } from 'node:crypto'
import type { Capability } from '@praxis/contract/capabilities'
import { changesBetween } from '../history/changes'
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

export interface EffectsToFlush {
  /** The parameters of flush_effects. */
  readonly writes: (string | null)[]
  /** Pairs of channel and payload. */
  readonly notifications: string | null
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

/** Collects what a mutation leaves behind; written in one statement together with its commit. */
export class Effects {
  private readonly history: Record<string, unknown>[] = []
  private readonly jobs: Record<string, unknown>[] = []
  private readonly notifications: Notification[] = []
  private storedAnswer: StoredAnswer | null = null

  constructor(
    /** Whoever does it; the mutation that creates a company changes it on the way. */
    public scope: Scope,
    private readonly now: string,
  ) {}

  record(change: Change): void {
    const { before, after } = changesBetween(change.before, change.after)
    if (change.before && change.after && Object.keys(after ?? {}).length === 0) return
    this.history.push({
      company_id: this.scope.companyId,
      id: randomUUID(),
      at: this.now,
      user_id: this.scope.userId,
      employee_id: this.scope.employeeId,
      impersonator_id: this.scope.impersonatorId,
      entity: change.entity,
      entity_id: change.id,
      action: change.action,
      before: before ?? null,
      after: after ?? null,
    })
  }

  announce(event: LiveEvent | Extract<Notification, { kind: 'access' }>): void {
    if ('kind' in event) this.notifications.push(event)
    else
      for (const to of audiencesOf(event.to))
        this.notifications.push({ kind: 'event', company: this.scope.companyId, ...event, to })
  }

  enqueue(job: Job): void {
    this.jobs.push({
      task: job.task,
      payload: { companyId: this.scope.companyId, ...job.payload },
      run_at: job.runAt ?? null,
      key: job.key ?? null,
      max_attempts: job.maxAttempts ?? null,
    })
  }

  /** Keeps the answer of an idempotent call for when it is repeated. */
  keepAnswer(answer: StoredAnswer): void {
    this.storedAnswer = answer
  }

  toFlush(): EffectsToFlush | undefined {
    const { history, jobs, notifications, storedAnswer: answer } = this
    if (history.length + jobs.length + notifications.length === 0 && !answer) return undefined
    const all = notifications.map((notification) => ['praxis', JSON.stringify(notification)])
    // What the queue sends when jobs are added to it, and its workers listen for; they are told apart by the random part.
    if (jobs.length > 0) all.push(['jobs:insert', JSON.stringify({ r: Math.random(), count: jobs.length })])
    return {
      writes: [
        history.length > 0 ? JSON.stringify(history) : null,
        jobs.length > 0 ? JSON.stringify(jobs) : null,
        ...(answer
          ? [answer.company, answer.actor, answer.key, answer.request, `${answer.status}`, answer.body]
          : [null, null, null, null, null, null]),
      ],
      notifications: all.length > 0 ? JSON.stringify(all) : null,
    }
  }
}
