import type { PortalDocument } from '@praxis/contract/portals/project-portals'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

/** The files of a portal that its visitors may download belong to it as these. */
export const PORTAL_DOCUMENT = 'portalDocument'

const stored = selected('files', 'f', ['id', 'name', 'content_type', 'size', 'created_at'])

export const listPortalDocuments = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  portalId: string,
): Promise<{ items: PortalDocument[] }> => {
  const rows = await db.rows<RowOf<typeof stored> & { readonly addedBy: EmployeeBriefRow | null }>(sql`
    select ${stored}, case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "addedBy"
    from files f
    left join employees e on e.company_id = f.company_id and e.id = f.created_by
    left join users u on u.id = e.user_id
    where f.company_id = ${actor.company.id} and f.entity = ${PORTAL_DOCUMENT} and f.entity_id = ${portalId}
    order by f.created_at desc, f.name, f.id`)
  return {
    items: rows.map(({ createdAt, addedBy, ...file }) => ({
      file: files.linkOf(actor, file),
      addedAt: createdAt,
      addedBy: addedBy && employeeBriefOf(addedBy, files),
    })),
  }
}
