import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { definitionProblems, tidyDefinitions } from '@praxis/domain/companies/dynamic-detail-definitions'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { Refusal } from '../../../../platform/refusal'

/** Sets the rows that each task of the board asks for from now on; tasks keep those they have. */
export const defineTaskDetails = async (
  db: Tx,
  boardId: string,
  definitions: readonly DynamicDetailDefinition[],
): Promise<void> => {
  const fields = definitionProblems(definitions).map(({ row, part, message }) => ({
    path: `taskDynamicDetails.${row}.${part}`,
    message,
  }))
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
  await db.run(sql`
    update task_boards set task_details = ${JSON.stringify(tidyDefinitions(definitions))}
    where company_id = ${db.scope.companyId} and id = ${boardId}`)
}
