import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { isVisible } from '../../employees/queries/works-on'
import { holdTargetable } from '../../targetables/queries/open-targetable'
import { standingColumns } from '../../targetables/queries/standing'
import {
  opportunityOf,
  permissionsInOpportunity,
  type WholeOpportunityRow,
  wholeOpportunityColumns,
  wholeOpportunityJoins,
} from './opportunity-row'

const readOpportunity = (db: Db, actor: EmployeeActor, id: string): Promise<WholeOpportunityRow | undefined> =>
  db.row<WholeOpportunityRow>(sql`
    select ${wholeOpportunityColumns}, ${standingColumns(actor.employee.id)},
      (select json_build_object('id', p.id, 'name', p.name, 'isActive', p.is_active, 'client', null)
       from projects made join targetables p on p.company_id = made.company_id and p.id = made.id
       where made.company_id = o.company_id and made.opportunity_id = o.id and ${isVisible(actor, 'few')}
       order by p.created_at desc, p.id limit 1) as project
    from targetables p ${wholeOpportunityJoins}
    where p.company_id = ${actor.company.id} and p.id = ${id} and p.kind = 'opportunity'`)

/** An opportunity that the actor may see, with what they may do there. */
export interface OpenOpportunity {
  readonly row: WholeOpportunityRow
  readonly permissions: ReturnType<typeof permissionsInOpportunity>
}

export const openOpportunity = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenOpportunity> => {
  const row = await readOpportunity(db, actor, id)
  if (!row) throw new Refusal('notFound')
  const permissions = permissionsInOpportunity(row, actor)
  if (!permissions.isVisible) throw new Refusal('notFound')
  return { row, permissions }
}

/** An opportunity that the actor may see, locked until the transaction ends and read as the last change left it. */
export const lockOpportunity = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenOpportunity> => {
  await holdTargetable(db, id)
  return openOpportunity(db, actor, id)
}

export const getOpportunity = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<Opportunity> => opportunityOf((await openOpportunity(db, actor, id)).row, files, actor)

/** An opportunity after a change, also for somebody who has just given it away. */
export const changedOpportunity = async (db: Db, actor: EmployeeActor, id: string): Promise<WholeOpportunityRow> => {
  const row = await readOpportunity(db, actor, id)
  if (!row) throw new Refusal('notFound')
  return row
}
