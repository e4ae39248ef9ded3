import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** What a company can be filled with; time, leave, expenses and invoices belong to the people and projects of `firm`, and `more` to all of it. */
export type Part =
  | 'firm'
  | 'time'
  | 'tasks'
  | 'leave'
  | 'more'
  | 'expenses'
  | 'opportunities'
  | 'plans'
  | 'planning'
  | 'invoices'
  | 'received'
  | 'portals'
  | 'assets'

/** Ids that are the same whenever the board's is, so that what is found by them is the same as well. */
const NEXT_ID = `
  create temporary sequence if not exists ids;
  create or replace function pg_temp.next_id() returns uuid language sql volatile as $$
    select overlay(overlay(md5(current_setting('fill.large_board') || nextval('pg_temp.ids')) placing '4' from 13)
                   placing '8' from 17)::uuid
  $$;`

/** Fills a company that has an employee, by a login that row-level security does not bind, and analyses nothing. */
export const fill = async (
  client: pg.Client,
  parts: readonly Part[],
  settings: Readonly<Record<string, string | number>>,
): Promise<void> => {
  const scripts = await Promise.all(parts.map((part) => readFile(new URL(`./${part}.sql`, import.meta.url), 'utf8')))
  const given = Object.entries(settings).map(([name, value]) => `set fill.${name} = '${value}';`)
  await client.query([...given, NEXT_ID, ...scripts].join('\n'))
}
