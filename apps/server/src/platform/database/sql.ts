import type { Tables } from './schema.gen'

/** A piece of SQL with its parameters; only the `sql` template makes one, so a value can never become text. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/** sql`select … where id = ${id}`: a value becomes a parameter, another Sql is spliced in. */
export const sql = (strings: TemplateStringsArray, ...values: readonly unknown[]): Sql => new Sql(strings, values)

/** Trusted text, such as a column name chosen from a list in the code. Never give it anything a person typed. */
export const rawSql = (text: string): Sql => new Sql([text], [])

export const joinSql = (parts: readonly Sql[], separator: string): Sql =>
  new Sql(parts.length === 0 ? [''] : ['', ...Array<string>(parts.length - 1).fill(separator), ''], parts)

/** `column = value, …` for an update of this table, or of any; columns left undefined stay as they are. */
export const assignments = <Table extends keyof Tables = never>(
  columns: Readonly<Partial<Record<keyof Tables[Table], unknown>>>,
): Sql =>
  joinSql(
    Object.entries(columns)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => new Sql([`${column} = `, ''], [value])),
    ', ',
  )

/** `(column, …) values (value, …)` for an insert into this table, or into any. */
export const insertion = <Table extends keyof Tables = never>(
  columns: Readonly<Partial<Record<keyof Tables[Table], unknown>>>,
): Sql => {
  const values = Object.values(columns).map((value) => sql`${value}`)
  return sql`(${rawSql(Object.keys(columns).join(', '))}) values (${joinSql(values, ', ')})`
}

/** Raises the version in assignments, for records that several people may edit at once. */
export const nextVersion: Sql = rawSql('version + 1')

export interface Statement {
  /** The name under which a connection knows the statement; empty for a text that is hardly ever used. */
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** Whether the code makes only so many such texts: a connection keeps all of those, of others the latest. */
  readonly isFixed: boolean
}

let named = 0
const nextName = (): string => `s${named++}`

const fixedNames = new Map<string, string>()

/** The same text always has the same name, so the server parses and plans it once per connection. */
const fixedNameOf = (text: string): string => {
  const known = fixedNames.get(text)
  if (known !== undefined) return known
  const name = nextName()
  fixedNames.set(text, name)
  return name
}

/** There could be any number of texts that are put together from what a caller asked for: so many are remembered. */
const MOST_REMEMBERED = 1_000
/** From this use on, a text is worth a plan that is kept. */
const KEPT_FROM_USE = 3

interface Remembered {
  uses: number
  name: string
}

const remembered = new Map<string, Remembered>()

/** A text gets a name once it was used a few times recently; without one, the server forgets it with the answer. */
const nameOf = (text: string): string => {
  const known = remembered.get(text) ?? { uses: 0, name: '' }
  remembered.delete(text)
  remembered.set(text, known)
  known.uses += 1
  if (known.uses === KEPT_FROM_USE) known.name = nextName()
  const [oldest] = remembered.size > MOST_REMEMBERED ? remembered.keys() : []
  if (oldest !== undefined) remembered.delete(oldest)
  return known.name
}

/** How many texts are known, for tests and operators. */
export const knownTexts = () => ({ fixed: fixedNames.size, remembered: remembered.size })

const isSplice = (value: unknown): value is Sql => value instanceof Sql

interface BuiltText {
  readonly text: string
  readonly name: string
  /** The spliced parts of a template, none of which has parameters. */
  readonly splices: readonly unknown[]
}

const builtTexts = new WeakMap<readonly string[], BuiltText>()

const flatten = (part: Sql, pieces: string[], values: unknown[]): void => {
  part.strings.forEach((piece, index) => {
    pieces.push(piece)
    if (index >= part.values.length) return
    const value = part.values[index]
    if (isSplice(value)) flatten(value, pieces, values)
    else {
      values.push(value)
      pieces.push(`$${values.length}`)
    }
  })
}

const isConstant = ({ values }: Sql): boolean => values.every((value) => isSplice(value) && isConstant(value))

/** Text, parameters and name of a statement; they are built once for a template whose splices are all constants. */
export const statementOf = (query: Sql): Statement => {
  const splices = query.values.filter(isSplice)
  const built = builtTexts.get(query.strings)
  if (built && splices.every((splice, index) => splice === built.splices[index]))
    return {
      name: built.name,
      text: built.text,
      values: query.values.filter((value) => !isSplice(value)),
      isFixed: true,
    }
  const pieces: string[] = []
  const values: unknown[] = []
  flatten(query, pieces, values)
  const text = pieces.join('')
  if (!splices.every(isConstant)) return { name: nameOf(text), text, values, isFixed: false }
  const name = fixedNameOf(text)
  builtTexts.set(query.strings, { text, name, splices })
  return { name, text, values, isFixed: true }
}
