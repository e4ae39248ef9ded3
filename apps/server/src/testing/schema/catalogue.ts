import type pg from 'pg'
import { definitionsByFile, type FiledDefinition } from './definitions'

export interface Column {
  readonly table: string
  readonly name: string
  /** As SQL says it, with its length or precision. */
  readonly type: string
  readonly collation: string | null
  readonly isNullable: boolean
  readonly isGenerated: boolean
  /** Its default, or what it is generated from. */
  readonly expression: string | null
}

export interface TablePart {
  readonly table: string
  readonly name: string
  readonly text: string
}

/** The tables of a migrated database, and what belongs to them. */
export interface Catalogue {
  readonly columns: readonly Column[]
  readonly constraints: readonly TablePart[]
  readonly indexes: readonly TablePart[]
  readonly policies: readonly TablePart[]
  readonly definitions: readonly FiledDefinition[]
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    case when a.attcollation <> t.typcollation then l.collname end as collation,
    not a.attnotnull as "isNullable", a.attgenerated <> '' as "isGenerated", pg_get_expr(d.adbin, d.adrelid) as expression
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_collation l on l.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname collate "C", a.attnum`

/** Keys first, then what has to be true. That a column is never null is said by the column. */
const CONSTRAINTS = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid, true) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'x', 'f', 'c')
  order by c.relname collate "C", position(k.contype::text in 'puxfc'), k.conname collate "C"`

const INDEXES = `
  select c.relname as "table", n.relname as name, pg_get_indexdef(i.indexrelid) as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname collate "C", n.relname collate "C"`

const POLICIES = `
  select tablename as "table", policyname as name,
    'for ' || lower(cmd) || case when roles = '{public}' then '' else ' to the owner' end
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as text
  from pg_policies where schemaname = 'public' order by tablename collate "C", policyname collate "C"`

export const readCatalogue = async (client: pg.Client): Promise<Catalogue> => {
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  return {
    columns: await rows<Column>(COLUMNS),
    constraints: await rows<TablePart>(CONSTRAINTS),
    indexes: await rows<TablePart>(INDEXES),
    policies: await rows<TablePart>(POLICIES),
    definitions: await definitionsByFile(client),
  }
}
