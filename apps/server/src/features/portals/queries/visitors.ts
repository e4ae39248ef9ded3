import type { PortalVisitor } from '@praxis/contract/portals/project-portals'
import { isAdmitted } from '@praxis/domain/portals/visitor-addresses'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import type { PortalRow } from './portal-row'

type Listed = Pick<PortalRow, 'id' | 'visitors'>

const stored = selected('portal_visitors', 'v', [
  ...(['id', 'email', 'invited_at', 'last_visit_at', 'visit_count', 'removed_at'] as const),
])
type VisitorRow = RowOf<typeof stored>

const visitorOf = ({ removedAt, ...row }: VisitorRow, listed: readonly string[]): PortalVisitor => ({
  ...row,
  isRemoved: removedAt !== null,
  mayEnter: removedAt === null && isAdmitted(listed, row.email),
})

/** Those visitors of a portal, by their addresses. */
export const visitorsCalled = async (
  db: Db,
  { id, visitors }: Listed,
  emails: readonly string[],
): Promise<PortalVisitor[]> => {
  const rows = await db.rows<VisitorRow>(sql`
    select ${stored} from portal_visitors v
    where v.company_id = ${db.scope.companyId} and v.portal_id = ${id} and v.email = any (${emails}::text[])
    order by v.email`)
  return rows.map((row) => visitorOf(row, visitors))
}

export const findVisitor = async (db: Db, { id, visitors }: Listed, visitorId: string): Promise<PortalVisitor> => {
  const row = await db.row<VisitorRow>(sql`
    select ${stored} from portal_visitors v
    where v.company_id = ${db.scope.companyId} and v.portal_id = ${id} and v.id = ${visitorId}`)
  if (!row) throw new Refusal('notFound')
  return visitorOf(row, visitors)
}

/** Who came to a portal or was invited, by address. */
export const listVisitors = async (
  db: Db,
  { id, visitors }: Listed,
  asked: { readonly page: number; readonly per: number },
) => {
  const ofPortal = sql`v.company_id = ${db.scope.companyId} and v.portal_id = ${id}`
  const page = pageOf(sql`select v.* from portal_visitors v where ${ofPortal} order by v.email`, asked)
  const rows = await db.lastRows<VisitorRow & { readonly total: number }>(sql`
    with shown as (${page}), counted as (
      select count(*)::integer as total from (select from portal_visitors v where ${ofPortal} ${COUNT_LIMIT}) as few
    )
    select ${stored}, counted.total from counted left join shown v on true order by v.email`)
  return pageOfRows(rows, asked, ({ total: _, ...row }) => visitorOf(row, visitors))
}
