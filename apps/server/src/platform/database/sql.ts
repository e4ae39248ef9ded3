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

/** `column = value, …` for an update; columns left undefined stay as they are. */
export const assignments = (columns: Readonly<Record<string, unknown>>): Sql =>
  joinSql(
    Object.entries(columns)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => new Sql([`${column} = `, ''], [value])),
    ', ',
  )

/** In assignments, for a record that tells those who edit it at once apart by its version. */
export const nextVersion: Sql = rawSql('version + 1')

export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

const names = new Map<string, string>()

/** The same text always has the same name, so the server parses and plans it once per connection. */
const nameOf = (text: string): string => {
  let name = names.get(text)
  if (name === undefined) {
    name = `s${names.size}`
    names.set(text, name)
  }
  return name
}

const isSplice = (value: unknown): value is Sql => value instanceof Sql

interface BuiltText {
  readonly text: string
  readonly name: string
  /** What was spliced in, all of it without parameters. */
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

/** Text, parameters and name of a statement; built only once for a template into which only constants are spliced. */
export const statementOf = (query: Sql): Statement => {
  const splices = query.values.filter(isSplice)
  const built = builtTexts.get(query.strings)
  if (built && splices.every((splice, index) => splice === built.splices[index]))
    return { name: built.name, text: built.text, values: query.values.filter((value) => !isSplice(value)) }
  const pieces: string[] = []
  const values: unknown[] = []
  flatten(query, pieces, values)
  const text = pieces.join('')
  const name = nameOf(text)
  if (splices.every(isConstant)) builtTexts.set(query.strings, { text, name, splices })
  return { name, text, values }
}
