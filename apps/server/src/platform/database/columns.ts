import type { Tables } from './schema.gen'

/** is_active as statements name it: isActive. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

type Renamed<Table extends keyof Tables, Names extends Readonly<Record<string, keyof Tables[Table]>>> = [
  Names,
] extends [never]
  ? unknown
  : { readonly [Field in keyof Names]: Tables[Table][Names[Field]] }

/**
 * A row in the words of a table, so that a column that is renamed or read otherwise stops compiling:
 * `Columns<'clients', 'id' | 'is_active' | { line1: 'address_line1' }>` is `{ id, isActive, line1 }`. Where the database
 * knows less than we do (jsonb, texts without a check), an interface extends this and says more of the field.
 */
export type Columns<
  Table extends keyof Tables,
  Names extends (keyof Tables[Table] & string) | Readonly<Record<string, keyof Tables[Table]>>,
> = {
  readonly [Name in Extract<Names, string> as CamelCase<Name>]: Tables[Table][Name & keyof Tables[Table]]
} & Renamed<Table, Exclude<Names, string>>

/** Columns of a table that is joined where it has a row: without one, all of them are null. */
export type LeftJoined<Row> = { readonly [Field in keyof Row]: Row[Field] | null }
