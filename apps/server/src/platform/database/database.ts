import pg from 'pg'
import type { Caller } from '../shares/caller'
import { CallerGone, Lane } from '../shares/lane'
import { Connections } from './connections'
import { Effects, type EffectsToFlush } from './effects'
import type { Frame } from './frame'
import { type Answer, prepareFrames, tryPiece } from './piece'
import { tryPlainPiece } from './plain-piece'
import { BrokenPremise, type Premise } from './premise'
import { callerOf, houseCaller, type Scope } from './scope'
import { type Sql, type Statement, sql, statementOf } from './sql'
import { valueTypes } from './value-types'

/** What queries run on. Rows have the names that the statement gives its columns. */
export interface Db {
  readonly scope: Scope
  /** The clock when the work began, so that all of it has one moment. */
  readonly now: string
  rows<Row>(query: Sql): Promise<Row[]>
  /** The rows that a read asks for last: its transaction ends in the same piece. A mutation goes on as after any rows. */
  lastRows<Row>(query: Sql): Promise<Row[]>
  /** The only row, or undefined. */
  row<Row>(query: Sql): Promise<Row | undefined>
  /** How many rows the statement touched. */
  run(query: Sql): Promise<number>
  /** Asks the database whether the premise holds, before the work does something that a rollback would not undo. */
  confirm(): Promise<void>
}

/** A read may return any number of rows. */
export interface ReadDb extends Db {
  /** All rows, a batch at a time in memory, as long as the caller is there. Only one such query runs at a time. */
  batches<Row>(query: Sql): AsyncIterable<Row[]>
  /** Continues in the company that a caller from outside has a code for. */
  enterCompany(companyId: string, employeeId: string | null): Promise<void>
}

/** A mutation's transaction: what it records, announces, notifies of and enqueues happens if and only if it commits. */
export interface Tx extends Db, Pick<Effects, 'record' | 'announce' | 'notify' | 'enqueue' | 'keepAnswer'> {
  /** Continues in a company that this mutation creates, or that a caller from outside has a code for. */
  enterCompany(companyId: string, employeeId: string | null): Promise<void>
  /** Continues as the user whose identity this call has proved, so that the history names them. */
  actAs(userId: string): void
}

/** So few rows that nobody notices the time it takes to write them. */
const ROWS_OF_A_BATCH = 200

/** The statement has no name, because its columns are those of the cursor it fetches from. */
const nextBatch: Statement = { name: '', text: `fetch ${ROWS_OF_A_BATCH} from batches`, values: [], isFixed: false }

const NO_EFFECTS: EffectsToFlush = { writes: [], announcements: [] }

/** One transaction on one connection, begun together with its first statement. */
class Connection implements ReadDb {
  private client: Promise<pg.PoolClient> | undefined
  /** Whether the database has confirmed the premise of the work. */
  isCertain: boolean
  private isBroken = false
  /** Whether the last rows were asked for; the transaction has ended once they are there. */
  private isLast = false
  private hasEnded = false
  private readonly caller: Caller

  constructor(
    private readonly connections: Connections,
    public scope: Scope,
    readonly now: string,
    private readonly begin: 'beginReading' | 'beginWriting',
    private readonly premise: Premise | undefined,
  ) {
    this.isCertain = premise === undefined
    this.caller = callerOf(scope)
  }

  private get opening(): Frame[] {
    const { name, values = [] } = this.premise?.question ?? { name: 'enter' }
    const patience = `${this.scope.patienceMs ?? this.connections.patienceMs}`
    return [{ name: this.begin }, { name, values: [...values, this.scope.companyId, patience] }]
  }

  private async open(statement?: Statement, closing: readonly Frame[] = []): Promise<Answer> {
    this.client = this.connections.take(this.caller)
    const answer = await this.connections.tryPiece(await this.client, this.opening, statement, closing)
    this.settle(answer)
    if (answer.problem !== undefined) throw answer.problem
    return answer
  }

  /** The database's answer about the premise counts even if the statement behind it has failed. */
  private settle({ told: [, answer] }: Answer): void {
    if (!this.premise || answer === undefined) return
    this.isCertain = this.premise.isConfirmedBy(answer)
    this.isBroken = !this.isCertain
    if (this.isBroken) throw new BrokenPremise()
  }

  private query(query: Sql): Promise<Answer> {
    return this.runStatement(statementOf(query))
  }

  private async runStatement(statement: Statement, closing: readonly Frame[] = []): Promise<Answer> {
    if (this.isBroken) throw new BrokenPremise()
    if (this.isLast) throw new Error('the last rows were asked for already')
    return this.client
      ? this.connections.runPiece(await this.client, [], statement, closing)
      : this.open(statement, closing)
  }

  async confirm(): Promise<void> {
    if (this.isCertain) return
    // The first statement has failed or is under way, so the premise is not confirmed and may be wrong.
    if (this.client) throw new BrokenPremise()
    await this.open()
  }

  async rows<Row>(query: Sql): Promise<Row[]> {
    return (await this.query(query)).rows as Row[]
  }

  async lastRows<Row>(query: Sql): Promise<Row[]> {
    if (this.begin === 'beginWriting') return this.rows(query)
    const answer = this.runStatement(statementOf(query), [{ name: 'commit' }])
    this.isLast = true
    const { rows } = await answer
    this.hasEnded = true
    return rows as Row[]
  }

  async *batches<Row>(query: Sql): AsyncGenerator<Row[]> {
    let isGone = false
    const stopListening = this.caller.onGone?.(() => {
      isGone = true
    })
    try {
      await this.query(sql`declare batches no scroll cursor for ${query}`)
      for (let isLast = false; !isLast; ) {
        if (isGone) throw new CallerGone()
        const { rows } = await this.runStatement(nextBatch)
        isLast = rows.length < ROWS_OF_A_BATCH
        yield rows as Row[]
      }
      await this.query(sql`close batches`)
    } finally {
      stopListening?.()
    }
  }

  async row<Row>(query: Sql): Promise<Row | undefined> {
    return (await this.query(query)).rows[0] as Row | undefined
  }

  async run(query: Sql): Promise<number> {
    return (await this.query(query)).count
  }

  async enterCompany(companyId: string, employeeId: string | null): Promise<void> {
    this.scope = { ...this.scope, companyId, employeeId }
    await this.run(sql`select set_config('app.company_id', ${companyId}, true)`)
  }

  /** Ends the transaction with these frames, or rolls it back when one of them fails. */
  protected async end(closing: readonly Frame[]): Promise<void> {
    const frames = this.client ? closing : [...this.opening, ...closing]
    const client = await (this.client ?? this.connections.take(this.caller))
    if (this.hasEnded) return this.connections.giveBack(client, this.caller)
    try {
      const { tags } = await this.connections.runPiece(client, frames)
      const ended = tags[frames.findIndex(({ name }) => name === 'commit')]
      if (ended === 'ROLLBACK') throw new Error('the transaction could not commit')
    } catch (error) {
      // The connection can be used by others as long as the transaction on it has ended.
      await this.connections.runPiece(client, [{ name: 'rollback' }]).then(
        () => this.connections.giveBack(client, this.caller),
        () => this.connections.giveBack(client, this.caller, true),
      )
      throw error
    }
    this.connections.giveBack(client, this.caller)
  }

  async rollback(): Promise<void> {
    if (this.client) await this.end([{ name: 'rollback' }])
  }

  async commit({ writes, announcements }: EffectsToFlush = NO_EFFECTS): Promise<void> {
    if (!this.client && writes.length === 0 && announcements.length === 0) return
    // Announcements follow the commit: within the transaction they would make all commits wait for each other.
    await this.end([...writes, { name: 'commit' }, ...announcements])
  }
}

class Transaction extends Connection implements Tx {
  readonly effects: Effects
  readonly record
  readonly announce
  readonly notify: Effects['notify']
  readonly enqueue
  readonly keepAnswer

  constructor(connections: Connections, scope: Scope, now: string, premise: Premise | undefined) {
    super(connections, scope, now, 'beginWriting', premise)
    this.effects = new Effects(scope, now)
    this.record = this.effects.record.bind(this.effects)
    this.announce = this.effects.announce.bind(this.effects)
    this.notify = this.effects.notify.bind(this.effects)
    this.enqueue = this.effects.enqueue.bind(this.effects)
    this.keepAnswer = this.effects.keepAnswer.bind(this.effects)
  }

  override async enterCompany(companyId: string, employeeId: string | null): Promise<void> {
    await super.enterCompany(companyId, employeeId)
    this.effects.scope = this.scope
  }

  actAs(userId: string): void {
    this.scope = { ...this.scope, userId }
    this.effects.scope = this.scope
  }
}

/** An error that is the answer of a mutation which must still commit, such as revoking a stolen session. */
interface CommitsAnyway {
  readonly commits: true
}

export const commitsAnyway = (error: unknown): error is CommitsAnyway =>
  typeof error === 'object' && error !== null && 'commits' in error && error.commits === true

/** How long a statement may take: no caller waits longer, and others lack a connection that is in use. */
const PATIENCE_MS = 50_000

/** A person's connections at once, and a busy person's beside others: the database is not to work for one alone. */
const CONNECTIONS_OF_A_PERSON = 3
const CONNECTIONS_OF_A_BUSY_PERSON = 1
/** How long a caller waits for a connection, and how many may wait. */
const WAITING = { patienceMs: 10_000, waitingPerPerson: 200, waitingPerCompany: 1_000 }

interface DatabaseOptions {
  /** The name of the database's lane. */
  readonly name?: string
  /** How many connections the pool has. */
  readonly size?: number
  readonly patienceMs?: number
  /** Whether frames and statements go one by one, by the driver's documented calls. */
  readonly isPlain?: boolean
}

export class Database {
  private readonly pool: pg.Pool
  private readonly connections: Connections
  readonly lane: Lane

  constructor(
    connectionString: string,
    private readonly clock: () => Date,
    { name = 'database', size = 12, patienceMs = PATIENCE_MS, isPlain = false }: DatabaseOptions = {},
  ) {
    this.pool = new pg.Pool({
      connectionString,
      max: size,
      types: valueTypes,
      pipeline: !isPlain,
      application_name: 'praxis',
      options: [
        '-c timezone=UTC',
        `-c statement_timeout=${patienceMs}`,
        // Each text is planned once per connection: planning anew for the values at hand costs more than it saves, and
        // a statement must not become slower because its table has grown past some size.
        '-c plan_cache_mode=force_generic_plan',
        // A cursor's rows are always read to the end.
        '-c cursor_tuple_fraction=1',
        // Rows that are often read lie in memory, where one found by its key costs little more than the next in line.
        '-c random_page_cost=1.1',
        // A transaction whose work hangs gives its locks back.
        `-c idle_in_transaction_session_timeout=${patienceMs}`,
      ].join(' '),
      // The server ends statements that take too long; this timeout is for a server that has vanished.
      query_timeout: patienceMs * 1.2,
      connectionTimeoutMillis: 10_000,
      // A connection has the plans of frequent statements, and people who come back after a pause should not wait for
      // new ones.
      idleTimeoutMillis: 300_000,
      // A connection that only listens would otherwise take hours to notice that the server has vanished.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    } as pg.PoolConfig)
    const perCompany = Math.ceil(size / 2)
    this.lane = new Lane({
      name,
      places: size,
      perCompany,
      perPerson: Math.min(CONNECTIONS_OF_A_PERSON, perCompany),
      perBusyPerson: CONNECTIONS_OF_A_BUSY_PERSON,
      ...WAITING,
    })
    this.connections = new Connections(this.pool, this.lane, patienceMs, isPlain ? tryPlainPiece : tryPiece)
    // A connection that breaks fails the statements on it and is replaced; without listeners it would end the process.
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined)
      if (!isPlain) prepareFrames(client)
    })
  }

  /** A single statement outside any company, for the few global tables. */
  async global<Row>(query: Sql, caller: Caller = houseCaller): Promise<Row[]> {
    const client = await this.connections.take(caller)
    try {
      return (await this.connections.runPiece(client, [], statementOf(query))).rows as Row[]
    } finally {
      this.connections.giveBack(client, caller)
    }
  }

  /** Reads in one snapshot; nothing can be written. The answer does not wait for the end of the transaction. */
  async read<Result>(scope: Scope, work: (db: ReadDb) => Promise<Result>, premise?: Premise): Promise<Result> {
    const connection = new Connection(this.connections, scope, this.clock().toISOString(), 'beginReading', premise)
    try {
      const result = await work(connection)
      await connection.confirm()
      return result
    } finally {
      connection.commit().catch(() => undefined)
    }
  }

  /** Everything `work` does happens together or not at all. */
  async mutate<Result>(scope: Scope, work: (db: Tx) => Promise<Result>, premise?: Premise): Promise<Result> {
    const transaction = new Transaction(this.connections, scope, this.clock().toISOString(), premise)
    let result: Result
    try {
      result = await work(transaction)
      await transaction.confirm()
    } catch (error) {
      if (commitsAnyway(error) && transaction.isCertain) await transaction.commit(transaction.effects.toFlush())
      else await transaction.rollback().catch(() => undefined)
      throw error
    }
    await transaction.commit(transaction.effects.toFlush())
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
