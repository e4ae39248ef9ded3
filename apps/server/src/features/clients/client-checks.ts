import { withHttpPrefix } from '@praxis/domain/links/link'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { invalidField } from '../../platform/refusal'

export const websiteToSave = (website: string | undefined): string | undefined =>
  website === undefined ? undefined : withHttpPrefix(website)

/** A client's owner is an active employee. */
export const assertActiveOwner = async (db: Db, employeeId: string): Promise<void> => {
  const owner = await db.row(sql`
    select from employees
    where company_id = ${db.scope.companyId} and id = ${employeeId} and is_active and user_id is not null`)
  if (!owner) throw invalidField('clientOwnerID', 'Choose an active employee')
}
