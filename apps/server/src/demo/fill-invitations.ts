import type { DemoCompany } from '@praxis/demo/demo-company'
import { expiryAfter } from '../features/invitations/commands/invitation-expiry'
import { linkCodeOf } from '../features/invitations/invitation-codes'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { daysBefore } from './demo-moments'
import { nanoPathOf } from './fill-employees'

/** People invited who have not joined; their links work as long as they are fresh enough. */
export const fillInvitations = async (db: Tx, company: DemoCompany, secret: string): Promise<void> => {
  for (const { email, jobTitle, lineManager, sentDaysAgo } of company.invitations ?? []) {
    const id = demoId('invitation', company.domain, email)
    const employeeId = employeeIdOf(company, email)
    const sentAt = daysBefore(db.now, sentDaysAgo)
    await db.run(sql`
      insert into employees (company_id, id, nano_path, job_title, line_manager_id, sort_name, created_at, updated_at)
      values (${db.scope.companyId}, ${employeeId}, ${nanoPathOf(employeeId)}, ${jobTitle},
              ${employeeIdOf(company, lineManager)}, ${email}, ${sentAt}, ${sentAt})`)
    await db.run(sql`
      insert into invitations (company_id, id, employee_id, email, code_hash, invited_by, created_at, sent_at, expires_at)
      values (${db.scope.companyId}, ${id}, ${employeeId}, ${email}, ${linkCodeOf(secret, id)},
              ${db.scope.employeeId}, ${sentAt}, ${sentAt}, ${expiryAfter(sentAt)})`)
  }
}
