import type { Columns } from './columns'
import type { Tables } from './schema.gen'
import { rawSql, type Sql } from './sql'

/** Columns of a statement that know the row they make: `RowOf<typeof …>`, with nothing to say twice. */
export type Selected<Row> = Sql & { readonly row?: Row }

export type RowOf<S extends Selected<unknown>> = NonNullable<S['row']>

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Columns of a row of a table, which the statement calls by this alias. */
export const selected = <Table extends keyof Tables, const Names extends readonly (keyof Tables[Table] & string)[]>(
  _table: Table,
  alias: string,
  names: Names,
): Selected<Columns<Table, Names[number]>> =>
  rawSql(names.map((name) => `${alias}.${name} as "${camelCase(name)}"`).join(', '))
