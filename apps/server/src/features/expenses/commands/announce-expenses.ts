import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Announces claims that only their owner sees. */
export const announceOwnExpenses = (db: Tx, employeeId: string): void =>
  db.announce({ topic: 'expenses', to: { employees: [employeeId] } })

/** Announces submitted claims: to their owners, those who lead their projects, and those who pay. */
export const announceExpenses = async (db: Tx, ids: readonly string[]): Promise<void> => {
  const row = await db.row<{ readonly employees: readonly string[] }>(sql`
    select array(
      select s.employee_id from expenses s where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[])
      union
      select p.lead_id from expenses s join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
      where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[]) and p.lead_id is not null
      union
      select r.approver_id from requests r
      where r.company_id = ${db.scope.companyId} and r.id = any (${ids}::uuid[]) and r.approver_id is not null) as employees`)
  db.announce({
    topic: 'expenses',
    to: { employees: row?.employees ?? [], capabilities: ['canManageProjects', 'canProcessPayments'] },
  })
  db.announce({ topic: 'payments', to: { capabilities: ['canProcessPayments'] } })
}
