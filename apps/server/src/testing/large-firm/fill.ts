import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** What a company can be filled with; time belongs to the people and projects of `firm`, and `more` to all of it. */
export type Part = 'firm' | 'time' | 'tasks' | 'more'

/** Fills a company that has somebody in it, as a login that row-level security does not bind; analysing is left to the caller. */
export const fill = async (
  client: pg.Client,
  parts: readonly Part[],
  settings: Readonly<Record<string, string | number>>,
): Promise<void> => {
  const scripts = await Promise.all(parts.map((part) => readFile(new URL(`./${part}.sql`, import.meta.url), 'utf8')))
  const given = Object.entries(settings).map(([name, value]) => `set fill.${name} = '${value}';`)
  await client.query([...given, ...scripts].join('\n'))
}
