import { StoredSettings } from '@praxis/contract/company/company-settings'
import {
  type DynamicDetail,
  type DynamicDetailDefinition,
  type DynamicDetailsUpdate,
  MOST_DYNAMIC_DETAILS,
} from '@praxis/contract/company/dynamic-details'
import { inOrderOfDefinitions } from '@praxis/domain/dynamic-details/dynamic-detail'
import { withDynamicDetailChanges } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import { dynamicDetailsToSave } from '@praxis/domain/dynamic-details/dynamic-details-to-save'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { type Sql, sql } from '../../../platform/database/sql'
import { type FieldProblem, invalidField, Refusal } from '../../../platform/refusal'

/** The records for which a workspace defines rows, and where. */
const definitionsOf = {
  employee: ({ employee }) => employee.defaultDynamicDetails,
  client: ({ client }) => client.defaultDynamicDetails,
  project: ({ opportunityAndProject }) => opportunityAndProject.defaultProjectDynamicDetails,
  opportunity: ({ opportunityAndProject }) => opportunityAndProject.defaultOpportunityDynamicDetails,
} satisfies Record<string, (settings: StoredSettings) => readonly DynamicDetailDefinition[]>

const refuse = (fields: readonly FieldProblem[]): void => {
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}

/** The path of a row in the input, for refusals. */
type PathOfRow = (row: number) => string

const pathInWhole: PathOfRow = (row) => `dynamicDetails.${row}`

/** Refuses a row that holds an employee or a client of another company. */
const assertKnown = async (
  db: Db,
  details: readonly DynamicDetail[],
  given: readonly DynamicDetail[],
  pathOfRow: PathOfRow,
  kind: 'employee' | 'client',
  knownAmong: (ids: readonly string[]) => Sql,
): Promise<void> => {
  const asked = details.filter(({ type, value }) => type === kind && value !== '')
  if (asked.length === 0) return
  const found = await db.rows<{ id: string }>(knownAmong(asked.flatMap(({ value }) => idOrNone(value) ?? [])))
  const known = new Set(found.map(({ id }) => id))
  refuse(
    asked
      .filter(({ value }) => !known.has(value))
      .map(({ key }) => ({
        path: `${pathOfRow(given.findIndex((row) => row.key.trim() === key))}.value`,
        message: kind === 'employee' ? 'Choose an employee' : 'Choose a client',
      })),
  )
}

/** The rows of a record as they are saved under these definitions; refuses those that do not fit. */
export const detailsUnderDefinitions = async (
  db: Db,
  definitions: readonly DynamicDetailDefinition[],
  rows: readonly DynamicDetail[],
  pathOfRow = pathInWhole,
): Promise<readonly DynamicDetail[]> => {
  const { companyId } = db.scope
  const { details, problems } = dynamicDetailsToSave(rows, definitions)
  refuse(problems.map(({ row, part, message }) => ({ path: `${pathOfRow(row)}.${part}`, message })))
  await assertKnown(
    db,
    details,
    rows,
    pathOfRow,
    'employee',
    (ids) => sql`select id from employees where company_id = ${companyId} and id = any (${ids})`,
  )
  await assertKnown(
    db,
    details,
    rows,
    pathOfRow,
    'client',
    (ids) => sql`select id from clients where company_id = ${companyId} and id = any (${ids})`,
  )
  return details
}

const definitionsInForce = async (
  db: Db,
  kind: keyof typeof definitionsOf,
): Promise<readonly DynamicDetailDefinition[]> => {
  const company = await db.row<Columns<'companies', 'settings'>>(
    sql`select settings from companies where company_id = ${db.scope.companyId}`,
  )
  return definitionsOf[kind](StoredSettings.parse(company?.settings ?? {}))
}

/** The same as detailsUnderDefinitions, under the definitions of the workspace. */
export const checkedDynamicDetails = async (
  db: Db,
  kind: keyof typeof definitionsOf,
  rows: readonly DynamicDetail[],
): Promise<readonly DynamicDetail[]> => detailsUnderDefinitions(db, await definitionsInForce(db, kind), rows)

/** The rows of a locked record after an update: where only changes are sent, all other rows stay. */
export const updatedUnderDefinitions = async (
  db: Db,
  definitions: readonly DynamicDetailDefinition[],
  saved: readonly DynamicDetail[],
  update: DynamicDetailsUpdate,
): Promise<readonly DynamicDetail[]> => {
  if (Array.isArray(update)) return detailsUnderDefinitions(db, definitions, update)
  const rows = inOrderOfDefinitions(withDynamicDetailChanges(saved, update), definitions)
  if (rows.length > MOST_DYNAMIC_DETAILS) throw invalidField('dynamicDetails', `At most ${MOST_DYNAMIC_DETAILS} rows`)
  const pathOfChange: PathOfRow = (row) => {
    const index = update.changed.findIndex(({ key }) => key === rows[row]?.key)
    return index < 0 ? 'dynamicDetails' : `dynamicDetails.changed.${index}`
  }
  return detailsUnderDefinitions(db, definitions, rows, pathOfChange)
}

/**
 * The same under the definitions of the workspace. Nothing is demanded of rows that are hidden from the person who updates.
 */
export const updatedDynamicDetails = async (
  db: Db,
  kind: keyof typeof definitionsOf,
  saved: readonly DynamicDetail[],
  update: DynamicDetailsUpdate,
  hiddenKeys: ReadonlySet<string> = new Set(),
): Promise<readonly DynamicDetail[]> => {
  const definitions = (await definitionsInForce(db, kind)).filter(({ key }) => !hiddenKeys.has(key))
  return updatedUnderDefinitions(db, definitions, saved, update)
}
