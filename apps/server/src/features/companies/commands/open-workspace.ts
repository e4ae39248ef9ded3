import type { Workspace } from '@praxis/contract/company/companies'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { getCompany, getCurrentEmployment } from '../companies.queries'

/** Enters a workspace and remembers when, so that the one used last is offered first. */
export const openWorkspace = async (db: Tx, platform: Platform, actor: EmployeeActor): Promise<Workspace> => {
  // It is no visit of the employee when somebody else acts as them.
  if (actor.impersonatorId === null)
    await db.run(sql`
      update employees set last_opened_at = ${db.now}
      where company_id = ${actor.company.id} and id = ${actor.employee.id}`)
  const [company, employment] = await Promise.all([getCompany(db, platform), getCurrentEmployment(db, platform, actor)])
  return { company, employment }
}
