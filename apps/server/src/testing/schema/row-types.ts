import type { Catalogue, Column, TablePart } from './catalogue'

const HEAD = `/**
 * The columns of every table, as value-types.ts reads them. \`npm run schema\` writes this file from a migrated database, and
 * \`npm run check\` holds it true. Rows of queries are said in its words, by \`Columns\`.
 */`

/** What the types of columns are read as. A type that is not here has no use yet: whoever brings it decides how it is read. */
const readAs: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
}

const typeOf = (type: string): string => {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`
  const read = readAs[type]
  if (read === undefined) throw new Error(`testing/schema/row-types.ts does not know how ${type} is read`)
  return read
}

/** The words that a check allows in a text, in its order. */
const wordsOf = ({ table, name }: Column, constraints: readonly TablePart[]): string[] => {
  for (const constraint of constraints) {
    if (constraint.table !== table) continue
    const [, column, list] = /^CHECK \((\w+) = ANY \(ARRAY\[([^\]]+)\]\)\)$/.exec(constraint.text) ?? []
    if (column === name && list !== undefined)
      return [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`)
  }
  return []
}

const columnType = (column: Column, constraints: readonly TablePart[]): string => {
  const words = column.type === 'text' ? wordsOf(column, constraints) : []
  const type = words.length > 0 ? words.join(' | ') : typeOf(column.type)
  return column.isNullable && type !== 'unknown' ? `${type} | null` : type
}

/** The interface `Tables`. */
export const rowTypes = ({ columns, constraints }: Catalogue): string => {
  const names = [...new Set(columns.map(({ table }) => table))]
  const tables = names.map((name) =>
    [
      `  readonly ${name}: {`,
      ...columns
        .filter(({ table }) => table === name)
        .map((column) => `    readonly ${column.name}: ${columnType(column, constraints)}`),
      '  }',
    ].join('\n'),
  )
  return `${HEAD}\nexport interface Tables {\n${tables.join('\n')}\n}\n`
}
