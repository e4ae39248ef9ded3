import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

const stored = selected('portals', 'r', [
  ...(['id', 'reference', 'title', 'welcome_text', 'preset', 'is_active', 'closed_at'] as const),
  ...(['password_set_at', 'created_at', 'version'] as const),
])

export interface PortalRow extends RowOf<typeof stored> {
  readonly sharedInfos: readonly SharedInfo[]
  readonly project: Portal['project'] & { readonly isActive: boolean }
  /** Addresses and domains, in the order of their letters. */
  readonly visitors: readonly string[]
  readonly visitorCount: number
  readonly lastVisitAt: string | null
}

const readPortals = (db: Db, projectId: string, condition: Sql): Promise<PortalRow[]> =>
  db.rows<PortalRow>(sql`
    select ${stored}, r.shared_infos as "sharedInfos",
      json_build_object('id', p.id, 'name', p.name, 'isActive', p.is_active) as project,
      array(select a.address from portal_addresses a
            where a.company_id = r.company_id and a.portal_id = r.id order by a.address) as visitors,
      came.number as "visitorCount", came.last as "lastVisitAt"
    from portals r
    join targetables p on p.company_id = r.company_id and p.id = r.targetable_id
    cross join lateral (
      select (count(*) filter (where v.removed_at is null))::integer as number, max(v.last_visit_at) as last
      from portal_visitors v where v.company_id = r.company_id and v.portal_id = r.id
    ) came
    where r.company_id = ${db.scope.companyId} and r.targetable_id = ${projectId} and ${condition}
    order by r.created_at, r.id`)

const portalOf = ({ project: { id, name }, ...row }: PortalRow, edit: boolean): Portal => ({
  ...row,
  sharedInfos: [...row.sharedInfos],
  visitors: [...row.visitors],
  project: { id, name },
  can: { edit },
})

export const findPortal = async (db: Db, projectId: string, id: string): Promise<PortalRow> => {
  const [row] = await readPortals(db, projectId, sql`r.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return row
}

export const listPortals = async (db: Db, projectId: string, edit: boolean): Promise<{ items: Portal[] }> => ({
  items: (await readPortals(db, projectId, sql`true`)).map((row) => portalOf(row, edit)),
})

/** A portal as its last change left it, for whoever made that change. */
export const changedPortal = async (db: Db, projectId: string, id: string): Promise<Portal> =>
  portalOf(await findPortal(db, projectId, id), true)
