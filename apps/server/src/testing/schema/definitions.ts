import type pg from 'pg'
import { migrationsFolder, readRepeatableFiles } from '../../platform/database/migration-files'

/** A function, a trigger or a view, as the catalogue of the database has it. */
export interface Definition {
  readonly kind: 'function' | 'trigger' | 'view'
  /** What there is only one of: a function with its arguments, a trigger of a table. */
  readonly name: string
  readonly table: string | null
  readonly text: string
}

/** The catalogue's rows that the transaction under way has written, or all of them. */
const written = (alias: string, isOnlyOwn: boolean) =>
  isOnlyOwn ? `${alias}.xmin = pg_current_xact_id()::xid` : 'true'

export const definitionsIn = async (client: pg.Client, isOnlyOwn = false): Promise<Definition[]> => {
  const { rows } = await client.query<Definition>(`
    select 'function' as kind, p.oid::regprocedure::text as name, null as "table", pg_get_functiondef(p.oid) as text
    from pg_proc p where p.pronamespace = 'public'::regnamespace and ${written('p', isOnlyOwn)}
    union all
    select 'trigger', t.tgname, c.relname, pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and ${written('t', isOnlyOwn)}
    union all
    select 'view', c.relname, null, pg_get_viewdef(c.oid) || coalesce(c.reloptions::text, '')
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and ${written('c', isOnlyOwn)}
    order by 1, 2, 3`)
  return rows
}

export interface FiledDefinition extends Definition {
  readonly file: string
}

/** What each repeatable file defines: it is run and undone, and the catalogue looked at in between. */
export const definitionsByFile = async (client: pg.Client): Promise<FiledDefinition[]> => {
  const filed: FiledDefinition[] = []
  for (const file of await readRepeatableFiles(migrationsFolder)) {
    await client.query('begin')
    await client.query(file.text)
    for (const definition of await definitionsIn(client, true)) filed.push({ file: file.name, ...definition })
    await client.query('rollback')
  }
  return filed
}
