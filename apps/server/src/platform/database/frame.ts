import pg from 'pg'
import type { Statement } from './sql'

/** The statements around a transaction's own: each is parsed once per connection, under its name. */
const texts = {
  beginReading: 'begin read only',
  beginWriting: 'begin read write',
  setCompany: "select set_config('app.company_id', $1::uuid::text, true)",
  insertHistory: `insert into history (
    company_id, id, at, user_id, employee_id, impersonator_id, entity, entity_id, action, before, after
  ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  enqueueJob: 'select enqueue_job($1, $2, $3, $4, $5)',
  insertAnswer: `insert into idempotency_keys (company_id, actor_id, key, request, status, body)
    values ($1, $2, $3, $4, $5, $6)`,
  commit: 'commit',
  rollback: 'rollback',
  notify: 'select pg_notify($1, $2)',
} as const

export interface Frame {
  readonly name: keyof typeof texts
  readonly values?: readonly (string | null)[]
}

/** What the driver calls on a query as answers arrive; its types leave this out. */
interface Receiver {
  handleDataRow(message: unknown): void
  handleCommandComplete(message: { readonly text: string }, connection: pg.Connection): void
}

const send = (connection: pg.Connection, { name, values = [] }: Frame): void => {
  connection.bind({ statement: name, values: [...values] }, true)
  connection.execute(null, true)
}

/** To be called on a new connection, before anything else. */
export const prepareFrames = (client: pg.ClientBase): void => {
  const query = new pg.Query({ text: '' }, (error) => {
    if (error) client.emit('error', error)
  })
  query.submit = (connection) => {
    for (const [name, text] of Object.entries(texts)) connection.parse({ name, text, types: [] }, true)
    connection.sync()
  }
  client.query(query)
}

interface Answered {
  readonly result: pg.QueryResult
  /** What the frames say they did, in their order: BEGIN, COMMIT, ROLLBACK, SELECT 1. */
  readonly tags: readonly string[]
}

/**
 * Runs the frames, and behind them the statement if there is one, in one piece with one answer. Message by message they
 * would cost server and database more than most statements do. The database is told nothing in between that it would have
 * to answer, so once it has the piece it does all of it, whatever becomes of this process; after an error it skips the rest.
 */
export const runFramed = (client: pg.PoolClient, frames: readonly Frame[], statement?: Statement): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const tags: string[] = []
    const query = new pg.Query(statement ?? { text: '' }, (error, result) =>
      error ? reject(error) : resolve({ result, tags }),
    ) as pg.Query & Receiver
    const submitStatement = query.submit.bind(query)
    const takeRow = query.handleDataRow.bind(query)
    const complete = query.handleCommandComplete.bind(query)
    query.submit = (connection) => {
      connection.stream.cork()
      for (const frame of frames) send(connection, frame)
      if (statement) submitStatement(connection)
      else connection.sync()
      connection.stream.uncork()
    }
    query.handleDataRow = (row) => {
      if (tags.length === frames.length) takeRow(row)
    }
    query.handleCommandComplete = (message, connection) => {
      if (tags.length === frames.length) complete(message, connection)
      else tags.push(message.text)
    }
    client.query(query)
  })
