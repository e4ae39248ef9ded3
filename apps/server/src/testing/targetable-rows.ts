import type { TestServer } from './test-server'

export type RowColumns = Readonly<Record<string, unknown>>

/** Apart from `targetables`, every kind has a table of its own: `own` names its columns. */
export const splitColumns = (columns: RowColumns, own: ReadonlySet<string>) => {
  const of = (isOwn: boolean) => Object.fromEntries(Object.entries(columns).filter(([name]) => own.has(name) === isOwn))
  return { shared: of(false), own: of(true) }
}

export const insertRow = (
  server: Pick<TestServer, 'sql'>,
  table: string,
  companyId: string,
  id: string,
  columns: RowColumns,
) => {
  const given = Object.entries(columns)
  return server.sql(
    `insert into ${table} (company_id, id${given.map(([name]) => `, ${name}`).join('')})
     values ($1, $2${given.map((_, index) => `, $${index + 3}`).join('')})`,
    [companyId, id, ...given.map(([, value]) => value)],
  )
}
