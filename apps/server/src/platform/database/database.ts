import pg from 'pg'
import { Effects, type EffectsToFlush } from './effects'
import type { Scope } from './scope'
import { type Sql, sql, statementOf } from './sql'
import { valueTypes } from './value-types'

/** What queries run on. Rows carry the names the statement gives its columns. */
export interface Db {
  readonly scope: Scope
  rows<Row>(query: Sql): Promise<Row[]>
  /** The only row, or undefined. */
  row<Row>(query: Sql): Promise<Row | undefined>
  /** How many rows the statement touched. */
  run(query: Sql): Promise<number>
}

/** A mutation's transaction: what it records, announces and enqueues happens if and only if it commits. */
export interface Tx extends Db, Pick<Effects, 'record' | 'announce' | 'enqueue' | 'keepAnswer'> {
  /** The database's clock at the start of the transaction, so that one mutation has one moment. */
  readonly now: string
  /** Goes on in a company that this very mutation creates. */
  enterCompany(companyId: string, employeeId: string): Promise<void>
  /** Goes on as the user whom this very call has proved to be, so that the history names them. */
  actAs(userId: string): void
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

// SET takes no parameters, so the text is built here and only from a UUID.
const setCompanyText = (companyId: string): string => {
  if (!UUID.test(companyId)) throw new Error('a company id must be a UUID')
  return `set local app.company_id = '${companyId}'`
}

/** One transaction on one connection, begun together with its first statement and in the same flush. */
class Connection implements Db {
  protected client: Promise<pg.PoolClient> | undefined

  constructor(
    private readonly pool: pg.Pool,
    public scope: Scope,
    private readonly mode: 'read only' | 'read write',
  ) {}

  protected open(): Promise<pg.PoolClient> {
    this.client ??= this.pool.connect().then((client) => {
      // A failed begin fails the statement behind it too, which is where it is reported.
      client.query(`begin ${this.mode}; ${setCompanyText(this.scope.companyId)}`).catch(() => undefined)
      return client
    })
    return this.client
  }

  async query(query: Sql): Promise<pg.QueryResult> {
    const client = this.client ? await this.client : await this.open()
    return client.query(statementOf(query))
  }

  async rows<Row>(query: Sql): Promise<Row[]> {
    return (await this.query(query)).rows
  }

  async row<Row>(query: Sql): Promise<Row | undefined> {
    return (await this.query(query)).rows[0]
  }

  async run(query: Sql): Promise<number> {
    return (await this.query(query)).rowCount ?? 0
  }

  /** Ends the transaction; what must be sent along with the commit shares its flush. */
  async end(how: 'commit' | 'rollback', last?: Sql): Promise<void> {
    if (!this.client) {
      if (!last) return
      await this.open()
    }
    const client = await this.client
    if (!client) return
    try {
      const [flushed, ended] = await Promise.allSettled([
        last ? client.query(statementOf(last)) : undefined,
        client.query(how),
      ])
      if (flushed.status === 'rejected') throw flushed.reason
      if (ended.status === 'rejected') throw ended.reason
      if (how === 'commit' && ended.value.command !== 'COMMIT') throw new Error('the transaction could not commit')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

const flushSql = (effects: EffectsToFlush): Sql =>
  sql`select flush_effects(${effects.history}, ${effects.jobs}, ${effects.notifications}, ${effects.answer})`

class Transaction extends Connection implements Tx {
  readonly effects: Effects
  readonly record
  readonly announce
  readonly enqueue
  readonly keepAnswer

  constructor(
    pool: pg.Pool,
    scope: Scope,
    readonly now: string,
  ) {
    super(pool, scope, 'read write')
    this.effects = new Effects(scope, now)
    this.record = this.effects.record.bind(this.effects)
    this.announce = this.effects.announce.bind(this.effects)
    this.enqueue = this.effects.enqueue.bind(this.effects)
    this.keepAnswer = this.effects.keepAnswer.bind(this.effects)
  }

  async enterCompany(companyId: string, employeeId: string): Promise<void> {
    this.scope = { ...this.scope, companyId, employeeId }
    this.effects.scope = this.scope
    const client = await this.open()
    await client.query(setCompanyText(companyId))
  }

  actAs(userId: string): void {
    this.scope = { ...this.scope, userId }
    this.effects.scope = this.scope
  }

  commit(): Promise<void> {
    const effects = this.effects.toFlush()
    return this.end('commit', effects && flushSql(effects))
  }
}

/** An error that is the answer of a mutation which must still commit, such as revoking a stolen session. */
export interface CommitsAnyway {
  readonly commits: true
}

const commitsAnyway = (error: unknown): error is CommitsAnyway =>
  typeof error === 'object' && error !== null && 'commits' in error && error.commits === true

/** How long a statement may take. Nobody waits longer for an answer, and a connection in use is one that others lack. */
const PATIENCE_MS = 50_000

export class Database {
  private readonly pool: pg.Pool

  constructor(
    connectionString: string,
    private readonly clock: () => Date,
    size = 12,
    patienceMs = PATIENCE_MS,
  ) {
    this.pool = new pg.Pool({
      connectionString,
      max: size,
      types: valueTypes,
      pipeline: true,
      application_name: 'praxis',
      options: [
        '-c timezone=UTC',
        `-c statement_timeout=${patienceMs}`,
        // A transaction whose work hangs gives its locks back.
        `-c idle_in_transaction_session_timeout=${patienceMs}`,
      ].join(' '),
      // The server ends what takes too long; this is for one that is gone without a word.
      query_timeout: patienceMs * 1.2,
      connectionTimeoutMillis: 10_000,
      // A connection that only listens would otherwise take hours to notice that nobody is there.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    } as pg.PoolConfig)
    // A connection that breaks fails the statements on it and is replaced; without listeners it would end the process.
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** A single statement outside any company, for the few global tables. */
  async global<Row>(query: Sql): Promise<Row[]> {
    return (await this.pool.query(statementOf(query))).rows
  }

  /** Reads in one snapshot; nothing can be written. The answer does not wait for the end of the transaction. */
  async read<Result>(scope: Scope, work: (db: Db) => Promise<Result>): Promise<Result> {
    const connection = new Connection(this.pool, scope, 'read only')
    try {
      return await work(connection)
    } finally {
      connection.end('commit').catch(() => undefined)
    }
  }

  /** Everything `work` does happens together or not at all. */
  async mutate<Result>(scope: Scope, work: (db: Tx) => Promise<Result>): Promise<Result> {
    const transaction = new Transaction(this.pool, scope, this.clock().toISOString())
    let result: Result
    try {
      result = await work(transaction)
    } catch (error) {
      if (commitsAnyway(error)) await transaction.commit()
      else await transaction.end('rollback').catch(() => undefined)
      throw error
    }
    await transaction.commit()
    return result
  }

  /** A connection of its own for LISTEN, never shared and never pooled. */
  async dedicated(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.pool.options, pipeline: false } as pg.ClientConfig)
    await client.connect()
    return client
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
