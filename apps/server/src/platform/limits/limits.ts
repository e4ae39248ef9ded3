import type { Columns } from '../database/columns'
import type { Database, Db, Tx } from '../database/database'
import { callerOf } from '../database/scope'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import type { Lane } from '../shares/lane'

/** So many attempts in so many seconds, counted over all processes. */
export interface Limit {
  readonly name: string
  readonly attempts: number
  readonly seconds: number
}

export interface LimitUse {
  /** How much was taken, including attempts that were refused. */
  readonly taken: number
  readonly resetsAt: string | null
}

/** Whose attempt is counted. */
type Counted = Pick<Db, 'scope' | 'confirm'>

const bucketOf = (limit: Limit, subject: string): string => `${limit.name}:${subject}`

/** Slows down guessing: counts attempts per address or account, and refuses once there were too many. */
export class Limits {
  private readonly refusedByName = new Map<string, number>()

  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {}

  /** Counts the attempt, or several, and refuses if there were too many. */
  async take(db: Counted, limit: Limit, subject: string, count = 1): Promise<void> {
    const refusal = await this.count(db, limit, subject, count)
    if (refusal) throw refusal
  }

  /**
   * Counts an attempt, or several, at once and outside the transaction, so that a refused call still counts. Returns
   * the refusal if there were too many, for callers who do something else about it.
   */
  async count(db: Counted, limit: Limit, subject: string, count = 1): Promise<Refusal | undefined> {
    await db.confirm()
    const now = this.clock().toISOString()
    const [row] = await this.database.global<Columns<'rate_limits', 'taken' | 'resets_at'>>(
      sql`
      insert into rate_limits as l (bucket, taken, resets_at)
      values (${bucketOf(limit, subject)}, ${count}, ${now}::timestamptz + make_interval(secs => ${limit.seconds}))
      on conflict (bucket) do update set
        taken = case when l.resets_at <= ${now} then excluded.taken else l.taken + excluded.taken end,
        resets_at = case when l.resets_at <= ${now} then excluded.resets_at else l.resets_at end
      returning taken, resets_at as "resetsAt"`,
      callerOf(db.scope),
    )
    if (!row || row.taken <= limit.attempts) return undefined
    const seconds = Math.max(1, Math.ceil((Date.parse(row.resetsAt) - Date.parse(now)) / 1000))
    this.refusedByName.set(limit.name, (this.refusedByName.get(limit.name) ?? 0) + 1)
    return new Refusal('tooManyRequests', { retryAfter: seconds })
  }

  /** The lane in which callers wait while their attempts are counted. */
  get lane(): Lane {
    return this.database.lane
  }

  /** How often each limit has refused in this process, by its name. */
  get refused(): ReadonlyMap<string, number> {
    return this.refusedByName
  }

  /** Takes one attempt back after it succeeded, in the transaction of its work: many people can share an address. */
  async giveBack(db: Tx, limit: Limit, subject: string): Promise<void> {
    await db.run(sql`
      update rate_limits set taken = taken - 1 where bucket = ${bucketOf(limit, subject)} and taken > 0`)
  }

  /** Forgets the subject's attempts after one succeeded, in the transaction of its work. */
  async clear(db: Tx, limit: Limit, subject: string): Promise<void> {
    await db.run(sql`delete from rate_limits where bucket = ${bucketOf(limit, subject)}`)
  }

  /** How much of each limit the subject has taken, in the order of the limits. */
  async takenBy(db: Db, limits: readonly Limit[], subject: string): Promise<LimitUse[]> {
    const buckets = limits.map((limit) => bucketOf(limit, subject))
    const rows = await db.rows<LimitUse & Columns<'rate_limits', 'bucket'>>(sql`
      select bucket, taken, resets_at as "resetsAt" from rate_limits
      where bucket = any (${buckets}) and resets_at > ${this.clock().toISOString()}`)
    return buckets.map((bucket) => rows.find((row) => row.bucket === bucket) ?? { taken: 0, resetsAt: null })
  }
}
