import type { TestServer } from './test-server'

type Columns = Readonly<Record<string, unknown>>

/** The columns of a project that are in a table of its own; all others are in `targetables`. */
const OWN = new Set([
  'auto_approves_time_sheets',
  'expenses_cost',
  'is_non_chargeable_expenses_allowed',
  'is_non_chargeable_time_allowed',
  'is_time_sheet_comment_required',
  'responsibility',
  'rounding',
  'time_sheet_constraint',
  'time_sheet_submission_details',
])

const split = (columns: Columns) => {
  const of = (isOwn: boolean) => Object.entries(columns).filter(([name]) => OWN.has(name) === isOwn)
  return { shared: of(false), own: of(true) }
}

/** Inserts a project's rows, without anything else that creating one brings except its board. */
export const insertProject = async (
  server: Pick<TestServer, 'sql'>,
  companyId: string,
  id: string,
  columns: Columns,
): Promise<void> => {
  const { shared, own } = split(columns)
  const insert = (table: string, given: readonly (readonly [string, unknown])[]) =>
    server.sql(
      `insert into ${table} (company_id, id${given.map(([name]) => `, ${name}`).join('')})
       values ($1, $2${given.map((_, index) => `, $${index + 3}`).join('')})`,
      [companyId, id, ...given.map(([, value]) => value)],
    )
  await insert('targetables', [['kind', 'project'], ...shared])
  await insert('projects', own)
}

/** Changes a project's columns directly in the tables. */
export const changeProject = async (server: Pick<TestServer, 'sql'>, id: string, columns: Columns): Promise<void> => {
  const { shared, own } = split(columns)
  const update = async (table: string, given: readonly (readonly [string, unknown])[]) => {
    if (given.length === 0) return
    await server.sql(
      `update ${table} set ${given.map(([name], index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
      [id, ...given.map(([, value]) => value)],
    )
  }
  await update('targetables', shared)
  await update('projects', own)
}
