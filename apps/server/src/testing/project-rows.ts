import { insertRow, type RowColumns, splitColumns } from './targetable-rows'
import type { TestServer } from './test-server'

/** The columns of a project that are in a table of its own; all others are in `targetables`. */
const OWN = new Set([
  'auto_approves_time_sheets',
  'is_non_chargeable_expenses_allowed',
  'is_non_chargeable_time_allowed',
  'is_time_sheet_comment_required',
  'opportunity_id',
  'responsibility',
  'rounding',
  'time_sheet_constraint',
  'time_sheet_submission_details',
])

/** Inserts a project's rows, without anything else that creating one brings except its board. */
export const insertProject = async (
  server: Pick<TestServer, 'sql'>,
  companyId: string,
  id: string,
  columns: RowColumns,
): Promise<void> => {
  const { shared, own } = splitColumns(columns, OWN)
  await insertRow(server, 'targetables', companyId, id, { kind: 'project', ...shared })
  await insertRow(server, 'projects', companyId, id, own)
}

/** Changes a project's columns directly in the tables. */
export const changeProject = async (
  server: Pick<TestServer, 'sql'>,
  id: string,
  columns: RowColumns,
): Promise<void> => {
  const { shared, own } = splitColumns(columns, OWN)
  const update = async (table: string, changed: RowColumns) => {
    const given = Object.entries(changed)
    if (given.length === 0) return
    await server.sql(
      `update ${table} set ${given.map(([name], index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
      [id, ...given.map(([, value]) => value)],
    )
  }
  await update('targetables', shared)
  await update('projects', own)
}
