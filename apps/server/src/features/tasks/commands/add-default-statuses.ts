import { StoredSettings } from '@praxis/contract/company/company-settings'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Adds the statuses that new boards of the company start with. */
export const addDefaultStatuses = async (db: Tx, boardId: string): Promise<void> => {
  const company = await db.row<Columns<'companies', 'settings'>>(sql`
    select settings from companies where company_id = ${db.scope.companyId}`)
  const { defaultTaskStatuses } = StoredSettings.parse(company?.settings ?? {}).opportunityAndProject
  await db.run(sql`
    insert into task_statuses (company_id, id, board_id, name, color, progress, position, created_at)
    select ${db.scope.companyId}, gen_random_uuid(), ${boardId}, s.name, s.color, s.progress, s.place - 1, ${db.now}
    from unnest(${defaultTaskStatuses.map(({ name }) => name)}::text[], ${defaultTaskStatuses.map(({ color }) => color)}::text[],
                ${defaultTaskStatuses.map(({ progress }) => progress)}::text[]) with ordinality as s (name, color, progress, place)`)
}
