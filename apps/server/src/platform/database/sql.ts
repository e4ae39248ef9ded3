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

const plainTexts = new WeakMap<readonly string[], { text: string; name: string }>()

const flatten = (part: Sql, pieces: string[], values: unknown[]): void => {
  part.strings.forEach((piece, index) => {
    pieces.push(piece)
    if (index >= part.values.length) return
    const value = part.values[index]
    if (value instanceof Sql) flatten(value, pieces, values)
    else {
      values.push(value)
      pieces.push(`$${values.length}`)
    }
  })
}

/** Text, parameters and name of a statement; a template without splices is built only once. */
export const statementOf = (query: Sql): Statement => {
  const known = plainTexts.get(query.strings)
  if (known) return { ...known, values: [...query.values] }
  const pieces: string[] = []
  const values: unknown[] = []
  flatten(query, pieces, values)
  const text = pieces.join('')
  const name = nameOf(text)
  if (!query.values.some((value) => value instanceof Sql)) plainTexts.set(query.strings, { text, name })
  return { name, text, values }
}
