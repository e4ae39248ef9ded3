import type { PortalPerson } from '@praxis/contract/portals/portal-visits'
import { shownName } from '@praxis/domain/portals/shown-names'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Who has a task of the project that is not archived, by name. */
export const listPortalPeople = async (
  db: Db,
  { portal, company }: VisitorActor,
): Promise<{ items: PortalPerson[] }> => {
  const rows = await db.lastRows<Columns<'employees', 'id'> & Columns<'users', 'first_name' | 'last_name'>>(sql`
    select e.id, u.first_name as "firstName", u.last_name as "lastName"
    from (
      select distinct a.employee_id from tasks t
      join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
      where t.company_id = ${company.id} and t.board_id = ${portal.projectId} and t.archived_at is null
    ) as given
    join employees e on e.company_id = ${company.id} and e.id = given.employee_id
    join users u on u.id = e.user_id
    order by u.first_name, u.last_name, e.id`)
  const showsSurnames = portal.sharedInfos.includes('showSurnames')
  return { items: rows.map(({ id, ...person }) => ({ id, name: shownName(person, showsSurnames) })) }
}

const MOST_SUGGESTED = 200

/** The addresses of those who come to this portal, and no others: the latest, where there are very many. */
export const suggestVisitorEmails = async (db: Db, { portal, company }: VisitorActor): Promise<{ items: string[] }> => {
  const rows = await db.lastRows<Columns<'portal_visitors', 'email'>>(sql`
    select email from (
      select email from portal_visitors
      where company_id = ${company.id} and portal_id = ${portal.id} and removed_at is null
      order by last_visit_at desc nulls last, email limit ${MOST_SUGGESTED}
    ) as latest
    order by email`)
  return { items: rows.map(({ email }) => email) }
}
