import pg from 'pg'
import { type Frame, frameTexts } from './frame'
import type { Statement } from './sql'
import { valueText } from './value-text'
import { valueTypes } from './value-types'
import { WireMessages } from './wire-messages'

/** The columns of a statement's rows, and how their values are read. */
interface RowShape {
  readonly names: readonly string[]
  readonly readers: readonly ((text: string) => unknown)[]
  /** A row with all its names: filling a copy of it is faster than adding name after name. */
  readonly empty: Row
}

type Row = Record<string, unknown>

export interface Answer {
  /** The rows of the statement. */
  readonly rows: unknown[]
  /** How many rows the statement touched or found. */
  readonly count: number
  /** The command tag of each frame, in their order: BEGIN, COMMIT, ROLLBACK, SELECT 1. */
  readonly tags: readonly string[]
  /** The answer of each frame, in their order: the first column of the last row, if there is one. */
  readonly told: readonly (string | null)[]
  /** Why the database skipped the rest of the piece. */
  readonly problem?: unknown
}

/** What the driver remembers of the statements that a connection knows; its types leave this out. */
interface KnownStatements {
  readonly submittedNamedStatements: Record<string, string>
  readonly parsedStatements: Record<string, string>
}
type Connection = pg.Connection & KnownStatements

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

const wire = new WireMessages()

/** So many passing plans are kept: a plan can take half a megabyte of the server's memory, on each connection. */
const MOST_KEPT = 24

/** What a connection knows: each statement is described once. Of statements that are not fixed it keeps the latest. */
class Known {
  readonly shapes = new Map<string, RowShape>()
  private readonly passing = new Set<string>()

  /** Notes that a statement is used; returns the name of the one that has to make room for it. */
  use({ name, isFixed }: Statement): string | undefined {
    if (isFixed || name === '') return undefined
    this.passing.delete(name)
    this.passing.add(name)
    const [oldest] = this.passing.size > MOST_KEPT ? this.passing : []
    if (oldest === undefined) return undefined
    this.passing.delete(oldest)
    this.shapes.delete(oldest)
    return oldest
  }
}

const knownByConnections = new WeakMap<pg.Connection, Known>()

const knownBy = (connection: pg.Connection): Known => {
  let known = knownByConnections.get(connection)
  if (!known) {
    known = new Known()
    knownByConnections.set(connection, known)
  }
  return known
}

const NO_COLUMNS: RowShape = { names: [], readers: [], empty: {} }

const shapeOf = ({ fields }: RowDescription): RowShape => ({
  names: fields.map(({ name }) => name),
  readers: fields.map(({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text')),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
})

const rowOf = ({ names, readers, empty }: RowShape, fields: readonly (string | null)[]): Row => {
  const row: Row = { ...empty }
  for (let column = 0; column < names.length; column += 1) {
    const field = fields[column] as string | null
    row[names[column] as string] = field === null ? null : readers[column]?.(field)
  }
  return row
}

const countIn = (tag: string): number => Number(/\d+$/.exec(tag)?.[0] ?? 0)

const makeRoom = (connection: Connection, statement: Statement): void => {
  const forgotten = knownBy(connection).use(statement)
  if (forgotten === undefined) return
  wire.forget(forgotten)
  delete connection.submittedNamedStatements[forgotten]
  delete connection.parsedStatements[forgotten]
}

/** A piece leaves in one write: each write would wake the database, and costs as much as a statement. */
const writeTogether = ({ stream }: pg.Connection, bytes: Buffer): void => {
  if (stream.writableCorked === 0) {
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
  stream.write(bytes)
}

/** Frames, at most one statement, and the frames behind it, in the form of a query for the driver. */
class Piece extends pg.Query {
  readonly name: string | undefined
  readonly text: string | undefined
  private readonly given: readonly (string | null)[]
  private shapes: Map<string, RowShape> | undefined
  private readonly found: Row[] = []
  private readonly tags: string[] = []
  private readonly told: (string | null)[] = []
  private lastTold: string | null = null
  private count: number | undefined
  declare callback: (problem: unknown) => void
  declare hasBeenParsed: (connection: pg.Connection) => boolean

  constructor(
    private readonly frames: readonly Frame[],
    private readonly statement: Statement | undefined,
    private readonly closing: readonly Frame[],
    answered: (answer: Answer) => void,
  ) {
    super('')
    this.name = statement?.name
    this.text = statement?.text
    this.given = statement ? statement.values.map(valueText) : []
    // The driver wraps this callback, and calls it in our place when it has waited for too long.
    this.callback = (problem) => {
      const { found: rows, count = 0, tags, told } = this
      answered({ rows, count, tags, told, problem })
    }
  }

  override submit = (connection: pg.Connection): void => {
    wire.clear()
    // Making room comes first, because the database skips everything behind a problem.
    if (this.statement) makeRoom(connection as Connection, this.statement)
    for (const { name, values = [] } of this.frames) wire.run(name, values)
    if (this.statement) this.sendStatement(connection as Connection, this.statement)
    for (const { name, values = [] } of this.closing) wire.run(name, values)
    wire.sync()
    writeTogether(connection, wire.copy())
  }

  private sendStatement(connection: Connection, { name, text }: Statement): void {
    const isKept = name !== ''
    this.shapes = isKept ? knownBy(connection).shapes : new Map()
    if (!isKept || !this.hasBeenParsed(connection)) {
      wire.parse(name, text)
      if (isKept) connection.submittedNamedStatements[name] = text
    }
    if (!this.shapes.has(name)) wire.describe(name)
    wire.run(name, this.given)
  }

  handleRowDescription(description: RowDescription): void {
    if (this.name !== undefined) this.shapes?.set(this.name, shapeOf(description))
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.tags.length < this.frames.length) {
      this.lastTold = fields[0] ?? null
      return
    }
    const shape = this.name === undefined ? undefined : this.shapes?.get(this.name)
    if (shape) this.found.push(rowOf(shape, fields))
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.tags.length < this.frames.length) {
      this.tags.push(text)
      this.told.push(this.lastTold)
      this.lastTold = null
      return
    }
    // The answers of closing frames, which come last, say nothing more.
    if (this.count !== undefined) return
    this.count = countIn(text)
    // The driver passes on no description of a statement without columns.
    if (this.name !== undefined && !this.shapes?.has(this.name)) this.shapes?.set(this.name, NO_COLUMNS)
  }

  handleError(problem: unknown): void {
    this.callback(problem)
  }

  handleReadyForQuery(): void {
    this.callback(undefined)
  }
}

/**
 * Runs the frames, behind them the statement if there is one, and the closing frames, in one piece with one answer. The
 * database need not answer in between, so once it has the piece it does all of it, whatever becomes of this process;
 * after a problem it skips the rest.
 */
export type TryPiece = (
  client: pg.ClientBase,
  frames: readonly Frame[],
  statement?: Statement,
  closing?: readonly Frame[],
) => Promise<Answer>

export const tryPiece: TryPiece = (client, frames, statement, closing = []) =>
  new Promise((resolve) => {
    client.query(new Piece(frames, statement, closing, resolve))
  })

/** Prepares a new connection, before anything else is done on it. */
export const prepareFrames = (client: pg.ClientBase): void => {
  const query = new pg.Query('', (error) => {
    if (error) client.emit('error', error)
  })
  query.submit = (connection) => {
    wire.clear()
    for (const [name, text] of Object.entries(frameTexts)) wire.parse(name, text)
    wire.sync()
    connection.stream.write(wire.copy())
  }
  client.query(query)
}
